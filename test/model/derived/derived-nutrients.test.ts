import { expect, test } from 'vitest';
import { withDerivedNutrients } from '../../../src/model/derived/derived-nutrients.ts';
import type { FoodGroup } from '../../../src/model/food-groups.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

type Amounts = Parameters<typeof nutrients>[0];

function derivedOf(
  amounts: Amounts,
  { source = 'sr-28', group = null as FoodGroup | null, borrowed = [] as NutrientName[] } = {},
) {
  const figures = {
    source: 'x',
    sourceCode: '1',
    nutrients: borrowed.map((name) => nutrient(name).position),
  };
  const variant = makeVariant({
    source,
    nutrients: nutrients(amounts),
    borrowed: borrowed.length === 0 ? null : figures,
  });
  const [derived] = withDerivedNutrients(
    makeFood({ foodGroup: group, variants: [variant] }),
  ).variants;
  return {
    amount: (name: NutrientName) => derived?.nutrients[nutrient(name).position],
    isEstimated: (name: NutrientName) =>
      derived?.borrowed?.nutrients.includes(nutrient(name).position) ?? false,
  };
}

test('available carbohydrates are carbohydrates by difference minus fibre', () => {
  const { amount } = derivedOf({ carbohydrates_by_difference: 6.64, fiber: 2.6, sugar: 1.7 });
  expect(amount('carbohydrates')).toBe(4.04);
});

test('available carbohydrates are at least the sugars', () => {
  const { amount } = derivedOf({ carbohydrates_by_difference: 5.88, fiber: 3, sugar: 3.53 });
  expect(amount('carbohydrates')).toBe(3.53);
});

test('carbohydrates by difference are available carbohydrates plus fibre', () => {
  expect(derivedOf({ carbohydrates: 10, fiber: 2 }).amount('carbohydrates_by_difference')).toBe(12);
});

test('nothing is derived from incomplete amounts, and given amounts are kept', () => {
  const lacking = derivedOf({ carbohydrates_by_difference: 10, phylloquinone: 5, lycopene: 1 });
  for (const name of ['carbohydrates', 'vitamin_K', 'carotenoids_ex_beta_carotene'] as const) {
    expect([name, lacking.amount(name)]).toEqual([name, Number.NaN]);
  }
  const given = derivedOf({ carbohydrates: 3, carbohydrates_by_difference: 10, fiber: 2 });
  expect(given.amount('carbohydrates')).toBe(3);
});

test('vitamin K and carotenoids other than beta-carotene are sums', () => {
  const { amount } = derivedOf({
    phylloquinone: 5.5,
    menaquinone: 0.25,
    alpha_carotene: 1,
    beta_cryptoxanthin: 2,
    lycopene: 0,
    lutein_and_zeaxanthin: 4,
  });
  expect(amount('vitamin_K')).toBe(5.75);
  expect(amount('carotenoids_ex_beta_carotene')).toBe(7);
});

test.each<[string, FoodGroup, number]>([
  ['bls-4.0', 'Cereal Grains and Pasta', 2],
  ['sr-28', 'Beef Products', 2],
  ['sr-28', 'Cereal Grains and Pasta', Number.NaN],
])('nitrogen of a food from %s, group %s, is %d', (source, group, expected) => {
  expect(derivedOf({ protein: 12.5 }, { source, group }).amount('nitrogen')).toBe(expected);
});

test('an amount derived from an estimate counts as an estimate', () => {
  const { isEstimated } = derivedOf(
    { carbohydrates_by_difference: 10, fiber: 2, protein: 5 },
    { group: 'Beef Products', borrowed: ['fiber'] },
  );
  expect(isEstimated('carbohydrates')).toBe(true);
  expect(isEstimated('nitrogen')).toBe(false);
});
