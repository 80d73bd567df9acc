import { expect, test } from 'vitest';
import type { Food } from '../../../src/model/food.ts';
import {
  badFigure,
  implausibleNutrient,
  negativeAmount,
} from '../../../src/rules/foods/nutrient-rules.ts';
import { makeFood, makeVariant, nutrients, patterns } from '../../support/foods.ts';

type Amounts = Parameters<typeof nutrients>[0];

function foodWith(amounts: Amounts): Food {
  return makeFood({ variants: [makeVariant({ nutrients: nutrients(amounts) })] });
}

const implausible = (amounts: Amounts) =>
  implausibleNutrient.check(foodWith(amounts)).map(({ field }) => field.split(' ')[1]);

test.each<[string, Amounts, Amounts]>([
  ['energy', { energy: 3800 }, { energy: 3801 }],
  ['fat', { fat: 100 }, { fat: 100.1 }],
  ['salt', { salt: 100 }, { salt: 100.1 }],
  [
    'carbohydrates_by_difference',
    { carbohydrates_by_difference: 105 },
    { carbohydrates_by_difference: 105.1 },
  ],
  ['starch', { starch: 100 }, { starch: 100.1 }],
  ['vitamin_C', { vitamin_C: 100_000 }, { vitamin_C: 100_001 }],
  ['calcium', { calcium: 100_000 }, { calcium: 100_001 }],
  ['selenium', { selenium: 100_000_000 }, { selenium: 100_000_001 }],
  [
    'saturated_fatty_acids',
    { fat: 20, saturated_fatty_acids: 21.5 },
    { fat: 20, saturated_fatty_acids: 21.6 },
  ],
  [
    'sugar_alcohols',
    { carbohydrates: 20, sugar_alcohols: 21.5 },
    { carbohydrates: 20, sugar_alcohols: 21.6 },
  ],
  [
    'starch',
    { carbohydrates: 15, carbohydrates_by_difference: 20, starch: 21.5 },
    { carbohydrates: 15, carbohydrates_by_difference: 20, starch: 21.6 },
  ],
  ['sugar', { carbohydrates: 20, sugar: 21.5 }, { carbohydrates: 20, sugar: 21.6 }],
  [
    'fiber',
    { carbohydrates_by_difference: 20, fiber: 12, sugar: 10 },
    { carbohydrates_by_difference: 20, fiber: 12.1, sugar: 10 },
  ],
])(
  'implausibleNutrient accepts the limit of %s, and reports amounts above it',
  (name, most, more) => {
    expect(implausible(most)).toEqual([]);
    expect(implausible(more)).toEqual([name]);
  },
);

test('implausibleNutrient adds ash, salt or the salt of the sodium to the total', () => {
  const biscuit = { fat: 18, protein: 7, carbohydrates: 65 };
  expect(implausible({ ...biscuit, salt: 20.5 })).toEqual([]);
  expect(implausible({ ...biscuit, salt: 20.6 })).toEqual(['total']);
  expect(implausible({ ...biscuit, sodium: 8200 })).toEqual([]);
  expect(implausible({ ...biscuit, sodium: 8300 })).toEqual(['total']);
  expect(implausible({ salt: 99.8, sodium: 39_300, water: 0.2 })).toEqual([]);
  expect(implausible({ ...biscuit, salt: 25, ash: 15 })).toEqual([]);
  expect(implausible({ ...biscuit, ash: 20.6 })).toEqual(['total']);
});

test('implausibleNutrient adds up water, carbohydrates, protein, fat and alcohol', () => {
  const parts = { water: 20, carbohydrates: 20, protein: 20, fat: 20, alcohol: 25.5 };
  expect(implausible(parts)).toEqual([]);
  for (const name of ['water', 'carbohydrates', 'protein', 'fat', 'alcohol'] as const) {
    expect(implausible({ ...parts, [name]: parts[name] + 0.1 })).toEqual(['total']);
  }
  expect(implausible({ ...parts, carbohydrates_by_difference: 20.1 })).toEqual(['total']);
  expect(implausible({ ...parts, carbohydrates_by_difference: 5, carbohydrates: 21 })).toEqual([]);
});

test('implausibleNutrient reports the nutrient and the amount', () => {
  expect(implausibleNutrient.check(foodWith({ fat: 101 }))).toMatchObject([
    {
      field: 'thing.raw fat',
      value: '101',
      expected: 'at most 100 g in 100 g',
      amountOf: { variantId: 'thing.raw', name: 'fat' },
    },
  ]);
  const together = 'at most 100 g of carbohydrates, protein, fat, alcohol, water and ash together';
  const [found] = implausibleNutrient.check(foodWith({ fat: 90, ash: 30 }));
  expect(found?.expected).toContain(together);
});

test('negativeAmount reports nutrients and food patterns that are negative or infinite', () => {
  const found = (amounts: Amounts, foodPatterns: Float64Array | null) =>
    negativeAmount
      .check(makeFood({ variants: [makeVariant({ nutrients: nutrients(amounts), foodPatterns })] }))
      .map(({ field, value }) => [field, value]);
  expect(found({ iron: 0 }, patterns({ v_total: 0 }))).toEqual([]);
  expect(found({ iron: -1 }, null)).toEqual([['thing.raw iron', '-1']]);
  expect(found({ iron: Number.POSITIVE_INFINITY }, patterns({ v_total: -0.5 }))).toEqual([
    ['thing.raw iron', 'Infinity'],
    ['thing.raw v_total', '-0.5'],
  ]);
});

test('badFigure requires densities and yields above 0, and search weights from 0 to 1', () => {
  const found = (food: Partial<Food>) =>
    badFigure.check(makeFood(food)).map(({ field, value }) => [field, value]);
  const withVariant = (variant: Parameters<typeof makeVariant>[0]) =>
    found({ variants: [makeVariant(), makeVariant({ id: 'thing.boiled', ...variant })] });
  expect(withVariant({ density: 0.01, yieldFactor: 0.01 })).toEqual([]);
  expect(withVariant({ density: 0 })).toEqual([['thing.boiled density', '0']]);
  expect(withVariant({ yieldFactor: 0 })).toEqual([['yield_factor', '0']]);
  expect(found({ searchWeight: 0 })).toEqual([]);
  expect(found({ searchWeight: 1 })).toEqual([]);
  expect(found({ searchWeight: -0.1 })).toEqual([['search_weight', '-0.1']]);
  expect(found({ searchWeight: 1.1 })).toEqual([['search_weight', '1.1']]);
  expect(found({ searchWeight: Number.NaN })).toEqual([['search_weight', 'NaN']]);
});
