import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});

const FOODS = 'Datum;Mahlzeit;Lebensmittel;Menge (g)\n02.03.2026;Mittag;Reis;180\n';

test.each([
  ['Getränke;;;\nLebensmittel;Menge (g);;\nMilch;200;;\n', ['200 g Milch', 'Getränke']],
  ['Getränk;Menge (ml);;\nMilch;200;;\n', ['200 ml Milch', '']],
  ['Menge (g);Speise;;\n200;Milch;;\n', ['200 g Milch', '']],
])('a table with other columns below another one is read', async (below, [text, meal]) => {
  const { columns, lines } = await read(`${FOODS}${below}`);
  expect(columns).toEqual(['Datum', 'Mahlzeit']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['180 g Reis', '02.03.2026', 'Mittag'],
    [text, '02.03.2026', meal],
  ]);
});

test('a table below those of several days has no day', async () => {
  const { lines } = await read(`${FOODS}03.03.2026;Abend;Brot;50\nGetränk;Menge;;\nMilch;200;;\n`);
  expect(lines[2]?.cells).toEqual(['', '']);
});

test('a shopping list below a record is skipped and named', async () => {
  const { lines, notes } = await read(
    `${FOODS}Einkaufsliste;;;\nLebensmittel;Menge (g);;\nReis;500;;\n`,
  );
  expect(lines).toHaveLength(1);
  expect(notes).toEqual(['skipped the table below "Einkaufsliste"']);
});

test('rows without a food that have other text are named', async () => {
  const text =
    'Day;Food;Amount;Notes\nMon;Rice;180;\nWater intake: 1.5 l;;;\nTue;;;at work\nTue;;;\n';
  expect((await read(text)).notes).toEqual([
    'skipped 1 row with a blank food: "Water intake: 1.5 l"',
  ]);
});

test('a table of exercises is skipped, and the table of foods below it is read', async () => {
  const { lines, notes, faults } = await read(
    `${FOODS}Training;Einheit;Dauer;Intensität\nLaufen;1;45 min;mittel\n${FOODS.replace('Reis', 'Brot')}`,
  );
  expect(lines.map(({ text }) => text)).toEqual(['180 g Reis', '180 g Brot']);
  expect(notes).toContain('skipped the table below "Training"');
  expect(faults ?? []).toEqual([]);
});
