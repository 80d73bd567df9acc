import { expect, test } from 'vitest';
import type { Food, Variant } from '../../../src/model/food.ts';
import { addedSugars, patternLimit } from '../../../src/rules/foods/food-pattern-rules.ts';
import { makeFood, makeVariant, nutrients, patterns } from '../../support/foods.ts';

function foodWith(variant: Partial<Variant>): Food {
  return makeFood({ variants: [makeVariant(variant)] });
}

test.each([
  ['pf_mps_total', 3.6, 'at most 3.53 oz eq'],
  ['g_total', 7.15, 'at most 6.25 oz eq'],
  ['pf_nutsds', 10, 'at most 7.05 oz eq'],
  ['d_total', 4.2, 'at most 4 cup eq'],
] as const)('patternLimit reports more %s than FPED allows', (name, amount, expected) => {
  expect(
    patternLimit.check(foodWith({ foodPatterns: patterns({ [name]: amount }) })),
  ).toMatchObject([
    { amountOf: { variantId: 'thing.raw', name }, value: String(amount), expected },
  ]);
});

test('patternLimit accepts the limits, and higher amounts in dried food', () => {
  const limits = patterns({ pf_mps_total: 3.53, g_total: 6.254 });
  expect(patternLimit.check(foodWith({ foodPatterns: limits }))).toEqual([]);
  const fish = { foodPatterns: patterns({ pf_mps_total: 7.76 }) };
  expect(patternLimit.check(foodWith(fish))).toHaveLength(1);
  expect(patternLimit.check(foodWith({ ...fish, processing: 'dried' }))).toEqual([]);
});

test('addedSugars reports more added sugars than sugars', () => {
  const flour = {
    nutrients: nutrients({ sugar: 0.4 }),
    foodPatterns: patterns({ add_sugars: 0.5 }),
  };
  expect(addedSugars.check(foodWith(flour))).toMatchObject([
    { value: '0.5', message: 'Added sugars (2.1 g) are more than all sugars (0.4 g)' },
  ]);
});

test('addedSugars tolerates rounding, and accepts unknown sugars', () => {
  const sugar = {
    nutrients: nutrients({ sugar: 99.8 }),
    foodPatterns: patterns({ add_sugars: 23.81 }),
  };
  expect(addedSugars.check(foodWith(sugar))).toEqual([]);
  expect(addedSugars.check(foodWith({ foodPatterns: patterns({ add_sugars: 5 }) }))).toEqual([]);
  expect(addedSugars.check(foodWith({ foodPatterns: null }))).toEqual([]);
});

test.each([
  ['f_total', 2.22],
  ['v_total', 10],
  ['g_total', 6.25],
  ['pf_mps_total', 3.53],
  ['pf_eggs', 2],
  ['pf_nutsds', 7.05],
  ['d_total', 4],
] as const)('patternLimit applies the limit of %s, and tolerates rounding', (name, most) => {
  const found = (amount: number) =>
    patternLimit.check(foodWith({ foodPatterns: patterns({ [name]: amount }) }));
  expect(found(most)).toEqual([]);
  expect(found(most + 0.01)).toEqual([]);
  expect(found(most + 0.02)).toMatchObject([{ field: `thing.raw ${name}` }]);
});

test('patternLimit allows dried egg 15 oz eq, but raises no limit for dried fruit', () => {
  const dried = (amounts: Parameters<typeof patterns>[0]) =>
    patternLimit.check(foodWith({ processing: 'dried', foodPatterns: patterns(amounts) }));
  expect(dried({ pf_eggs: 15 })).toEqual([]);
  expect(dried({ pf_eggs: 15.1 })).toHaveLength(1);
  expect(dried({ f_total: 2.3 })).toHaveLength(1);
});

test('patternLimit finds nothing in a food without food patterns', () => {
  expect(patternLimit.check(foodWith({ foodPatterns: null }))).toEqual([]);
});

test('addedSugars tolerates 5 % of the sugars plus 0.5 g', () => {
  const found = (teaspoons: number) =>
    addedSugars.check(
      foodWith({
        nutrients: nutrients({ sugar: 20 }),
        foodPatterns: patterns({ add_sugars: teaspoons }),
      }),
    );
  expect(found(21.5 / 4.2)).toEqual([]);
  expect(found(21.6 / 4.2)).toMatchObject([
    {
      field: 'thing.raw add_sugars',
      amountOf: { variantId: 'thing.raw', name: 'add_sugars' },
      expected: 'at most 4.76 tsp eq',
    },
  ]);
});
