import { expect, test } from 'vitest';
import { findAmountColumns } from '../../../../src/meals/layouts/amounts/amount-columns.ts';
import { readEatenAmount } from '../../../../src/meals/layouts/amounts/eaten-amounts.ts';
import { plainNumber } from '../../../../src/meals/layouts/amounts/eaten-numbers.ts';

/** The measure of each row and the share of it, or what is wrong. */
function eatenOf(header: string, ...rows: string[]): unknown[] {
  const cells = rows.map((row) => row.split('|'));
  const table = cells.map((row) => ({ cells: row }));
  const columns = findAmountColumns(header.split('|'), table, new Set([0]));
  return cells.map((row) => {
    const { measure, part = 1, fault } = readEatenAmount(row, columns);
    return fault?.message ?? [measure, part];
  });
}

test.each([
  ['2', 2],
  ['1,5', 1.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 EL', undefined],
  ['half', undefined],
  ['', undefined],
])('plainNumber of %s', (cell, number) => {
  expect(plainNumber(cell)).toBe(number);
});

test.each(['Food|Served|Eaten', 'Food|Portion served|Portion eaten', 'Food|Menge|gegessen'])(
  'a number of pieces or of a share is unclear: %s',
  (header) => {
    expect(eatenOf(header, 'Banana|1/2|1/4', 'Apple|1|1/2', 'Roll|2|all')).toEqual([
      'Amount eaten "1/4" is unclear',
      ['1', 0.5],
      ['2', 1],
    ]);
  },
);

test.each([
  [
    'more than one was eaten',
    ['Roll|3|2', 'Banana|2|1'],
    [
      ['2', 1],
      ['1', 1],
    ],
  ],
  [
    'more was eaten than served',
    ['Roll|1/2|1', 'Banana|2|1/2'],
    [
      ['1/2', 1],
      ['2', 0.5],
    ],
  ],
])('other rows decide: %s', (_, rows, expected) => {
  expect(eatenOf('Food|Served|Eaten', ...rows)).toEqual(expected);
});

test.each([
  ['Food|Served|% eaten', 'Roll|2|50', ['2', 0.5]],
  ['Food|Served|pct_eaten', 'Roll|2|50', ['2', 0.5]],
  ['Food|Menge|Anteil gegessen', 'Roll|2|1/2', ['2', 0.5]],
  ['Food|Served|Eaten', 'Roll|2 slices|1/2', ['2 slices', 0.5]],
  ['Food|Served (g)|Eaten', 'Rice|200|1/2', ['200 g', 0.5]],
])('shares of amounts with a unit, or by the name of the column: %s', (header, row, expected) => {
  expect(eatenOf(header, row)).toEqual([expected]);
});

test('1 of several pieces may be all of them or one', () => {
  expect(eatenOf('Speise|Portion|gegessen', 'Brot|2 Scheiben|1', 'Gulasch|150 g|1/2')).toEqual([
    'Amount eaten "1" is unclear',
    ['150 g', 0.5],
  ]);
  expect(eatenOf('Speise|Portion|gegessen', 'Brot|1 Scheibe|1', 'Ei|2 Stück|1/2')).toEqual([
    ['1 Scheibe', 1],
    ['2 Stück', 0.5],
  ]);
});
