import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const record = (text: string) =>
  readTextRecord({ name: 'tagebuch.txt', chunks: [text] as never }, {});

test('a weekday and its date above lines of text are one day, not two columns', async () => {
  const { columns, lines } = await record('Di, 03.03.2026\nFrühstück:\n1 Brezel\n1 Apfel\n');
  expect(columns).toEqual(['day', 'meal']);
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['1 Brezel', 'Di, 03.03.2026', 'Frühstück'],
    ['1 Apfel', 'Di, 03.03.2026', 'Frühstück'],
  ]);
});

test('two days side by side are columns', async () => {
  const { lines } = await record('Mahlzeit,Di,Mi\nFrühstück,1 Brezel,1 Apfel\n');
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['1 Brezel', 'Di', 'Frühstück'],
    ['1 Apfel', 'Mi', 'Frühstück'],
  ]);
});

test('columns of meals with instructions have foods, not the amounts of the previous meal', async () => {
  const { lines } = await record(
    'Date;Snack;Lunch (food and amount);Dinner (food and amount)\n3.6.2024;1 apple;180 g rice;2 eggs\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['1 apple', '180 g rice', '2 eggs']);
});

test('a row that says how much somebody drank is named, since it names no drink', async () => {
  const { lines, notes } = await record(
    ';Montag;Dienstag\nFrühstück;1 Apfel;2 Eier\nTrinkmenge;1,5 l;2 l\nGetränke;1 l Milch;-\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['1 Apfel', '2 Eier', '1 l Milch']);
  expect(notes).toEqual([
    'row "Trinkmenge": 2 amounts are not read; write each drink in a row of its own',
  ]);
});

test.each([
  ['Menü 1', 'Menü 2'],
  ['Option A', 'Option B'],
  ['Vegetarian dish', 'Menü 1'],
])('rows of dishes to choose from are refused: %s, %s', async (one, two) => {
  const text = `Woche 1;Montag;Dienstag\n${one};Reis;Gulasch\n${two};Lachs;Pizza\n`;
  await expect(record(text)).rejects.toThrow(`The rows "${one}" and "${two}" may be a choice`);
});

test('rows of dishes with one on each day say what was eaten', async () => {
  const { lines } = await record(';Montag;Dienstag\nMenü 1;Reis;-\nMenü 2;;Pizza\n');
  expect(lines.map(({ text }) => text)).toEqual(['Reis', 'Pizza']);
});

test('rows of courses and meals are no choice', async () => {
  const { lines } = await record(';Montag;Dienstag\nMenü 1;Reis;Suppe\nDessert;Eis;Obst\n');
  expect(lines.map(({ text }) => text)).toEqual(['Reis', 'Suppe', 'Eis', 'Obst']);
});

test('rows of numbers named after nutrients are no foods', async () => {
  const { lines, notes } = await record(
    ';Montag;Dienstag\nMittag;2 Brezeln;1 Apfel\nEiweiß (g);35;12\nKH;80;60\nWasser;1 l;2 l\n',
  );
  expect(lines.map(({ text }) => text)).toEqual([
    '2 Brezeln',
    '1 Apfel',
    '1 l Wasser',
    '2 l Wasser',
  ]);
  expect(notes).toContain('skipped "Eiweiß (g)" and "KH"');
});

test('rows of a plan next to rows of what was eaten are skipped', async () => {
  const { lines, notes } = await record(
    ';Montag;Dienstag\nGeplant;2 Eier;Reis\nGegessen;Fisch;Obst\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['Fisch', 'Obst']);
  expect(notes).toContain('skipped "Geplant"');
  const plan = await record(';Montag;Dienstag\nGeplant;2 Eier;Reis\nMittag;Fisch;Obst\n');
  expect(plan.lines).toHaveLength(4);
});
