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

const WEEK =
  '           Mon        Tue\nBreakfast  1 apple    1 roll\nLunch      100 g rice 1 pear\n';

test('an amount below the name of the next column begins a cell, also behind one blank', () => {
  expect(cellsOf(WEEK)?.[2]).toEqual(['Lunch', '100 g rice', '1 pear']);
  expect(cellsOf(WEEK.replace(' 1 pear', ' and beans'))?.[2]).toEqual([
    'Lunch',
    '100 g rice and beans',
    '',
  ]);
});

test.each([
  `Sunday\n2 eggs\n\n${WEEK}`,
  `Breakfast 1 cup coffee\n\n${WEEK}`,
  `Plan:\n${WEEK}`,
  `Next week (plan)\n\n${WEEK}`,
  `Nicht gegessen:\n${WEEK}`,
  `${WEEK}I also had 2 eggs on Monday evening\n`,
  `${WEEK}Planned:\nDinner     soup       1 roll\n`,
])('a table of days with other food around it is none: %j', (text) => {
  expect(alignedTable('a.txt', text)).toBeUndefined();
});

test('a row may have a name or a remark on the left only', () => {
  const rows = cellsOf(
    `${WEEK}Evening snack\n           20 g nuts  1 kiwi\nNotes: was ill and tired\n`,
  );
  expect(rows?.slice(3)).toEqual([
    ['Evening snack', '', ''],
    ['', '20 g nuts', '1 kiwi'],
    ['Notes: was ill and tired', '', ''],
  ]);
});

test.each(['Food diary week 12\n\n', 'Name: Anna\n', 'Week of 2 March\n', 'Weight: 70 kg\n'])(
  'a title may be above a table of days: %j',
  (title) => {
    expect(alignedTable('a.txt', title + WEEK)?.rows.at(-1)?.cells[0]).toBe('Lunch');
  },
);
