import { expect, test } from 'vitest';
import { readGrid } from '../../../../src/meals/layouts/layouts.ts';
import { csvGrid } from '../../../../src/tables/csv/text-grid.ts';

async function read(text: string) {
  return readGrid(await csvGrid('form.csv', text, 'meal/syntax'), {});
}

async function mealsOf(header: string, row: string) {
  const record = await read(`${header}\n${row}\n`);
  const at = record?.columns.indexOf('meal') ?? -1;
  return record?.lines.map(({ cells, text }) => `${cells[at]}: ${text}`);
}

test('questions of a form about meals name their columns', async () => {
  expect(
    await mealsOf(
      'Zeitstempel;Um wie viel Uhr haben Sie gefrühstückt?;Was haben Sie gefrühstückt?;Was haben Sie zu Mittag gegessen?;Was haben Sie getrunken?',
      '02.03.2026 20:11;07:00;50 g Brot;150 g Reis;1 l Wasser',
    ),
  ).toEqual(['Frühstück: 50 g Brot', 'Mittag: 150 g Reis', 'Getränke: 1 l Wasser']);
  expect(
    await mealsOf(
      'Timestamp,What did you have for breakfast?,What did you have for lunch?,What did you eat for dinner?,Any snacks?',
      '2026-03-02 20:11,oats,rice,bread,apple',
    ),
  ).toEqual(['breakfast: oats', 'lunch: rice', 'dinner: bread', 'snacks: apple']);
});

test('food eaten between two meals is a meal of its own', async () => {
  expect(
    await mealsOf(
      'Date,What did you have for breakfast?,What did you have between breakfast and lunch?,What did you have for lunch?',
      '2026-03-02,oats,apple,rice',
    ),
  ).toEqual(['breakfast: oats', 'in between: apple', 'lunch: rice']);
});

test('other questions about food next to those about meals are read, too', async () => {
  expect(
    await mealsOf(
      'Datum;Was hast du zum Frühstück gegessen?;Was hast du in der Pause gegessen?;Was hast du zum Mittagessen gegessen?;Was hast du noch gegessen?;Wie war deine Stimmung?',
      '02.03.2026;Brot;Apfel;Nudeln;Ei;gut',
    ),
  ).toEqual(['Frühstück: Brot', 'Pause: Apfel', 'Mittagessen: Nudeln', 'Weiteres: Ei']);
});

test.each(['Dein Vorname', 'Wie heißen Sie?', 'What is your first name?'])(
  '%s asks for the person',
  async (name) => {
    const header = `Datum;${name};Was hast du gefrühstückt?;Was hast du zu Mittag gegessen?`;
    const record = await read(`${header}\n02.03.2026;Lena;Brot;Reis\n02.03.2026;Tim;Ei;Apfel\n`);
    expect(record?.lines[3]?.cells).toEqual(['Tim', '02.03.2026', 'Mittag']);
  },
);

test('a single question about a meal is the column of foods', async () => {
  const record = await read('Date,What did you eat for lunch?\n2026-03-02,rice\n');
  expect(record?.lines.map(({ text }) => text)).toEqual(['rice']);
});
