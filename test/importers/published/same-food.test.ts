import { expect, test } from 'vitest';
import { publishedFood } from '../../../src/importers/published/published-food.ts';
import { variantsOfOtherFoods } from '../../../src/importers/published/same-food.ts';
import type { Processing, Variant } from '../../../src/model/food.ts';
import type { FoodGroup } from '../../../src/model/food-groups.ts';
import { nutrients } from '../../support/foods.ts';

type Amounts = readonly [processing: Processing, protein: number, fat: number, starch: number];

/** The states of those variants that are not the same food. */
function foreignOf(foodGroup: FoodGroup, ...rows: readonly Amounts[]): string[] {
  const variants = rows.map(([processing, protein, fat, starch]): Variant => {
    const amounts = { protein, fat, carbohydrates_by_difference: starch };
    const [variant] = publishedFood({
      ...{ source: 'test-1', code: '1', name: 'Food', processing, foodGroup },
      nutrients: nutrients(amounts),
    }).variants;
    if (variant === undefined) throw new Error('a food has a variant');
    return variant;
  });
  const food = publishedFood({
    ...{ source: 'test-1', code: '1', name: 'Food', foodGroup },
    nutrients: nutrients({}),
  });
  return [...variantsOfOtherFoods({ ...food, variants })].map((id) => id.replace('test-1.', ''));
}

const VEGETABLES = 'Vegetables and Vegetable Products';
const FISH = 'Finfish and Shellfish Products';

test.each<[string, FoodGroup, Amounts[], string[]]>([
  [
    'a coating',
    FISH,
    [
      ['baked', 19, 5, 0],
      ['fried', 13.5, 12.5, 11.2],
    ],
    ['fried'],
  ],
  [
    'fried fish without a coating',
    FISH,
    [
      ['baked', 19, 5, 0],
      ['fried', 19, 12, 0],
    ],
    [],
  ],
  [
    'carbohydrates in seafood',
    FISH,
    [
      ['raw', 5.7, 1.7, 2.7],
      ['steamed', 7.2, 2.2, 3.4],
    ],
    [],
  ],
  [
    'leaves that lose protein',
    VEGETABLES,
    [
      ['raw', 3.4, 0.6, 3],
      ['boiled', 1.6, 0.1, 4.3],
    ],
    [],
  ],
  [
    'added fat',
    VEGETABLES,
    [
      ['raw', 1.1, 0.2, 8.1],
      ['boiled', 1.1, 2.9, 8.4],
    ],
    ['boiled'],
  ],
  [
    'fat that frying adds',
    VEGETABLES,
    [
      ['raw', 1.1, 0.2, 8.1],
      ['fried', 1.1, 2.9, 8.4],
    ],
    [],
  ],
  [
    'fat in a fatty food',
    FISH,
    [
      ['raw', 18, 11, 0],
      ['broiled', 25, 16, 0],
    ],
    [],
  ],
  [
    'bread crumbs',
    VEGETABLES,
    [
      ['boiled', 1, 0.1, 4],
      ['stewed', 2, 2.7, 13],
    ],
    ['stewed'],
  ],
  [
    'less water',
    VEGETABLES,
    [
      ['boiled', 1, 0.1, 4],
      ['baked', 2.5, 0.2, 11],
    ],
    [],
  ],
])('variantsOfOtherFoods() judges %s', (_, foodGroup, rows, expected) => {
  expect(foreignOf(foodGroup, ...rows)).toEqual(expected);
});

test('variantsOfOtherFoods() ignores unknown amounts', () => {
  const unknown = Number.NaN;
  expect(
    foreignOf(VEGETABLES, ['raw', 1, 0.2, 8], ['boiled', 1, unknown, 8], ['baked', 1, 3, unknown]),
  ).toEqual([]);
});
