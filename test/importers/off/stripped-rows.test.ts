import { expect, test } from 'vitest';
import { areStripped } from '../../../src/importers/off/stripped-rows.ts';
import { readOff } from './off-products.ts';

test('areStripped() is true of rows whose blank cells at the end are gone', () => {
  expect(
    areStripped(
      [
        ['1', 'a', '5'],
        ['2', 'b'],
        ['3', 'c'],
      ],
      4,
    ),
  ).toBe(true);
});

test.each([
  [
    'a row lost a cell',
    [
      ['1', 'a', '5', '6'],
      ['2', '5', '6'],
      ['3', 'c', '5', '6'],
    ],
  ],
  [
    'blank cells are still there',
    [
      ['1', '5', ''],
      ['2', '5', ''],
      ['3', 'c', '5', ''],
    ],
  ],
  ['there is one row', [['1', '5', '6']]],
])('areStripped() is false if %s', (_, rows) => {
  expect(areStripped(rows, 4)).toBe(false);
});

test('importOff() reads an export without tabs at the ends of rows', async () => {
  const amounts = 'energy-kcal_100g\tfat_100g\tcarbohydrates_100g\tproteins_100g';
  const table = `code\tproduct_name\t${amounts}\tfiber_100g\tsalt_100g
3017620422003\tMuesli\t348\t6\t60\t13.5\t8
4000417025005\tOats\t348\t6\t60\t13.5
`;
  const { foods, counts } = await readOff('stripped.csv', Buffer.from(table));
  expect(counts).toMatchObject({ rows: 2, rejected: 0 });
  expect(foods.map(({ name }) => name)).toEqual(['Muesli', 'Oats']);
});
