import { expect, test } from 'vitest';
import { alignedTable } from '../../../src/meals/reading-records/aligned-table.ts';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

const TABLE = [
  'Protokoll Frau M.',
  '',
  'Datum       Speise             Menge',
  '12.01.2026  Milch 1,5 %        200 ml',
  '12.01.2026  Apfel              1 Stück',
  '13.01.2026  Roggenbrot         2 Scheiben',
].join('\n');

test('spaces align the cells of a table', async () => {
  expect(alignedTable('a.txt', TABLE)?.rows.map(({ cells }) => cells.join('|'))).toEqual([
    'Protokoll Frau M.',
    'Datum|Speise|Menge',
    '12.01.2026|Milch 1,5 %|200 ml',
    '12.01.2026|Apfel|1 Stück',
    '13.01.2026|Roggenbrot|2 Scheiben',
  ]);
  const { columns, lines } = await readTextRecord({ name: 'a.txt', chunks: [TABLE] as never }, {});
  expect(columns).toEqual(['Datum']);
  expect(lines.map(({ line, text, cells }) => [line, text, ...cells])).toEqual([
    [4, '200 ml Milch 1,5 %', '12.01.2026'],
    [5, '1 Stück Apfel', '12.01.2026'],
    [6, '2 Scheiben Roggenbrot', '13.01.2026'],
  ]);
});

test.each([
  'Montag\nMilch  200 ml\nBrot  50 g\n',
  'Speise;Menge\nMilch;200 ml\nBrot;50 g\n',
  'Food  Amount\nI had nothing.\nSorry for that.\n2 eggs  1 apple\n',
  'Food    Brand\nMilk    None\nBread   None\n',
])('alignedTable() finds none in %j', (text) => {
  expect(alignedTable('a.txt', text)).toBeUndefined();
});

const cellsOf = (text: string) => alignedTable('a.txt', text)?.rows.map(({ cells }) => cells);

test('spaces align days or meals beside each other, also below a corner without a name', () => {
  const week = [
    '           Montag            Dienstag',
    'Frühstück  2 Brötchen        60 g Müsli mit Milch',
    'Mittag                       Lasagne 350 g',
  ];
  expect(cellsOf(week.join('\n'))).toEqual([
    ['', 'Montag', 'Dienstag'],
    ['Frühstück', '2 Brötchen', '60 g Müsli mit Milch'],
    ['Mittag', '', 'Lasagne 350 g'],
  ]);
  const meals = 'Day  Breakfast  Lunch\nMon  2 eggs     soup\nTue  toast      1 roll\n';
  expect(cellsOf(meals)?.[1]).toEqual(['Mon', '2 eggs', 'soup']);
});

test.each([
  'Monday  2 eggs  1 roll\nTuesday  soup  tea\nWednesday  rice  water\n',
  'Breakfast  2 eggs\nLunch  soup\nDinner  rice\n',
])('lines that begin with a day or a meal are no header: %j', (text) => {
  expect(cellsOf(text)).toBeUndefined();
});
