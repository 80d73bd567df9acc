import { expect, test } from 'vitest';
import { findMenuLines } from '../../../../../src/meals/layouts/rows/columns/menu-lines.ts';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const MENU =
  'Tag;Mahlzeit;Menülinie;Speise;Portion (g)\nMo;Mittag;Menü 1;Roulade;150\nMo;Mittag;Menü 1;Rotkohl;150\nMo;Mittag;Menü 2;Lasagne;350\nDi;Mittag;Menü 1;Seelachs;140\n';

const record = (text: string, groupBy?: readonly string[]) =>
  readTextRecord({ name: 'plan.csv', chunks: [text] as never }, { groupBy });

test('dishes of one meal to choose from are refused, since a person eats one of them', async () => {
  await expect(record(MENU, [])).rejects.toThrow(
    'The column "Menülinie" offers "Menü 1" and "Menü 2" for the same meal',
  );
});

test('each menu line counts by itself if --by names the column', async () => {
  const { lines, notes } = await record(MENU, ['menülinie']);
  expect(lines.length).toBe(4);
  expect(notes).toEqual([]);
});

test('a record that is only matched has a note', async () => {
  expect((await record(MENU)).notes).toEqual([
    'column "Menülinie": "Menü 1" and "Menü 2" are for the same meal, and all of them count',
  ]);
});

const column = (name: string) => [{ name, position: 1, topic: undefined }];

test.each([
  ['one line each day', 'Menülinie', ['Mo|Menü 1', 'Mo|Menü 1', 'Di|Menü 2']],
  ['another column', 'Farbe', ['Mo|rot', 'Mo|blau']],
  ['the numbers of rows', 'line', ['Mo|1', 'Mo|2']],
  ['ways of cooking', 'Option', ['Mo|cooked', 'Mo|grilled']],
  ['blank cells', 'Kostform', ['Mo|Vollkost', 'Mo|']],
])('findMenuLines() finds none with %s', (_, name, rows) => {
  const cells = rows.map((row) => row.split('|'));
  expect(findMenuLines(column(name), cells, [0])).toBeUndefined();
});

test('findMenuLines() knows menu lines by their cells, too', () => {
  const rows = [
    ['Mo', 'Option A'],
    ['Mo', 'Option B'],
  ];
  expect(findMenuLines(column('Angebot'), rows, [0])?.choices).toEqual(['Option A', 'Option B']);
});

test('findMenuLines() knows the letters of dishes in a column of options', () => {
  const rows = [
    ['Mo', 'A'],
    ['Mo', 'B'],
  ];
  expect(findMenuLines(column('Option'), rows, [0])?.choices).toEqual(['A', 'B']);
  expect(findMenuLines(column('Block'), rows, [0])).toBeUndefined();
});
