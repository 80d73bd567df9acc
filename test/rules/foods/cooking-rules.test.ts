import { expect, test } from 'vitest';
import type { Food, Variant } from '../../../src/model/food.ts';
import { cookingEnergy, implausibleYield } from '../../../src/rules/foods/cooking-rules.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

const FRUIT = 'Fruits and Fruit Juices';
const APPLE = nutrients({
  energy: 218,
  protein: 0.3,
  fat: 0.2,
  carbohydrates_by_difference: 14,
  water: 85.6,
});

function foodOf(food: Partial<Food>, raw: Variant['nutrients'], cooked: Partial<Variant>): Food {
  const variant = makeVariant({ id: 'thing.cooked', processing: 'stewed', ...cooked });
  return makeFood({ ...food, variants: [makeVariant({ nutrients: raw }), variant] });
}

function stewed(yieldFactor: number): Food {
  const cooked = nutrients({
    energy: 251,
    protein: 0.4,
    fat: 0.5,
    carbohydrates_by_difference: 14,
  });
  return foodOf({ foodGroup: FRUIT }, APPLE, { yieldFactor, nutrients: cooked });
}

test('implausibleYield refuses a yield factor that the food group cannot have', () => {
  expect(implausibleYield.check(stewed(2.486))).toMatchObject([
    {
      value: '2.486',
      expected: expect.stringContaining('0.65 to 1.15'),
    },
  ]);
  expect(implausibleYield.check(stewed(0.97))).toEqual([]);
});

test('implausibleYield lets dry foods take up water, and fresh ones not', () => {
  const boiled = { processing: 'boiled', yieldFactor: 2.9, nutrients: nutrients({}) } as const;
  const food = { foodGroup: 'Cereal Grains and Pasta' };
  const dry = nutrients({ water: 10 });
  const fresh = nutrients({ protein: 4, fat: 1, carbohydrates_by_difference: 34 });
  expect(implausibleYield.check(foodOf(food, dry, boiled))).toEqual([]);
  expect(implausibleYield.check(foodOf(food, fresh, boiled))).toHaveLength(1);
});

test('cookingEnergy finds energy that cooking cannot add', () => {
  expect(cookingEnergy.check(stewed(2.486))).toMatchObject([
    {
      amountOf: { variantId: 'thing.cooked', name: 'energy' },
      expected: 'about 210 kJ, as in 100 g of thing.raw',
    },
  ]);
  expect(cookingEnergy.check(stewed(0.97))).toEqual([]);
});

test('cookingEnergy finds energy that cooking cannot take away', () => {
  const raw = nutrients({ energy: 1500, protein: 12, fat: 2, carbohydrates_by_difference: 72 });
  const cooked = { yieldFactor: 1, nutrients: nutrients({ energy: 500, fat: 1 }) };
  expect(cookingEnergy.check(foodOf({}, raw, cooked))).toHaveLength(1);
});

test.each([
  ['fried', 31.9, 0.87, 0],
  ['boiled', 31.9, 0.87, 1],
  ['deep-fried', 60, 0.9, 1],
] as const)(
  'cookingEnergy allows fat to be added: %s to %f g',
  (processing, fat, factor, faults) => {
    const raw = nutrients({ energy: 104, fat: 0.2 });
    const cooked = nutrients({ energy: 60 + fat * 37.7, fat });
    const food = foodOf({}, raw, { processing, yieldFactor: factor, nutrients: cooked });
    expect(cookingEnergy.check(food)).toHaveLength(faults);
  },
);

test('cookingEnergy allows fat to melt out, but not nearly all of it', () => {
  const raw = nutrients({ energy: 1690, fat: 39.3 });
  const cookedTo = (fat: number) =>
    foodOf({}, raw, {
      processing: 'roasted',
      yieldFactor: 0.6,
      nutrients: nutrients({ energy: 340 + fat * 37.7, fat }),
    });
  expect(cookingEnergy.check(cookedTo(28))).toEqual([]);
  expect(cookingEnergy.check(cookedTo(10))).toMatchObject([{ amountOf: { name: 'fat' } }]);
});

test('nothing is found where figures are unknown, or the yield factor is', () => {
  expect(cookingEnergy.check(foodOf({}, nutrients({}), { yieldFactor: 2 }))).toEqual([]);
  expect(
    cookingEnergy.check(foodOf({}, APPLE, { nutrients: nutrients({ energy: 3000 }) })),
  ).toEqual([]);
  expect(cookingEnergy.check(makeFood({ variants: [makeVariant()] }))).toEqual([]);
  expect(implausibleYield.check(makeFood({ variants: [makeVariant()] }))).toEqual([]);
});
