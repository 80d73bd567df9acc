import { expect, test } from 'vitest';
import { readPdf } from '../../../../src/tables/pdf/read-pdf.ts';
import { type PlacedRule, type PlacedText, pdfOf } from '../../../support/write-pdf.ts';

/** The rules around tables of two columns and two rows, at these distances from the left. */
function rulesAt(...lefts: readonly number[]): PlacedRule[] {
  return lefts.flatMap((left) => [
    ...[100, 120, 140].map((y): PlacedRule => [left, y, left + 160, y]),
    ...[0, 80, 160].map((x): PlacedRule => [left + x, 100, left + x, 140]),
  ]);
}

function rowsAt(left: number, ...rows: readonly (readonly string[])[]): PlacedText[] {
  return rows.flatMap((row, index) =>
    row.map((cell, column): PlacedText => [left + 4 + 80 * column, 114 + 20 * index, cell]),
  );
}

const FOODS = [
  ...rowsAt(50, ['Oats', '60 g'], ['Milk', '200 ml']),
  ...rowsAt(300, ['Rice', '180 g'], ['Fish', '130 g']),
];

async function read(above: readonly PlacedText[]) {
  const bytes = pdfOf({ texts: [...above, ...FOODS], rules: rulesAt(50, 300) });
  return (await readPdf({ name: 'a.pdf', bytes }, 1000)).rows;
}

const [MONDAY, TUESDAY] = [
  [
    ['Oats', '60 g'],
    ['Milk', '200 ml'],
  ],
  [
    ['Rice', '180 g'],
    ['Fish', '130 g'],
  ],
];

test('each of two tables beside each other has the heading above it', async () => {
  const days: PlacedText[] = [
    [50, 80, 'Monday'],
    [300, 80, 'Tuesday'],
  ];
  expect(await read(days)).toEqual([['Monday'], ...MONDAY, ['Tuesday'], ...TUESDAY]);
  const header: PlacedText[] = [54, 304].flatMap((left): PlacedText[] => [
    [left, 95, 'Food'],
    [left + 80, 95, 'Amount'],
  ]);
  const names = ['Food', 'Amount'];
  expect(await read([...days, ...header])).toEqual([
    ...[['Monday'], names, ...MONDAY],
    ...[['Tuesday'], names, ...TUESDAY],
  ]);
});

test('a line above only one of two tables is above both', async () => {
  expect(await read([[50, 80, 'Monday']])).toEqual([['Monday'], ...MONDAY, ...TUESDAY]);
});
