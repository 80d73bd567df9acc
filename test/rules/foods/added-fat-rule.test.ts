import { expect, test } from 'vitest';
import type { Food, Variant } from '../../../src/model/food.ts';
import { unlabelledFat } from '../../../src/rules/foods/added-fat-rule.ts';
import { makeFood, makeVariant, patterns } from '../../support/foods.ts';

function chicken(grilled: Partial<Variant>, oilsOfRaw = 0, food: Partial<Food> = {}): Food {
  const raw = makeVariant({ foodPatterns: patterns({ oils: oilsOfRaw }) });
  const cooked = makeVariant({
    id: 'thing.broiled',
    processing: 'broiled',
    label: 'Grilled',
    foodPatterns: patterns({ oils: 2 }),
    ...grilled,
  });
  return makeFood({ ...food, variants: [raw, cooked] });
}

test('unlabelledFat reports oil in a grilled food', () => {
  expect(unlabelledFat.check(chicken({}))).toMatchObject([
    {
      field: 'thing.broiled oils',
      value: '2',
      amountOf: { variantId: 'thing.broiled', name: 'oils' },
      expected: expect.stringContaining('at most 1 g'),
    },
  ]);
});

test.each<[string, Food]>([
  ['a food without oil', chicken({ foodPatterns: patterns({ oils: 1 }) })],
  ['a fried food', chicken({ processing: 'fried' })],
  ['a label that names the oil', chicken({ label: 'Grilled with oil' })],
  ['a coating', chicken({ label: 'Breaded, oven-baked' })],
  ['unknown food patterns', chicken({ foodPatterns: null })],
  ['a food that contains oil when raw', chicken({}, 1.5)],
  ['a dish', chicken({}, 0, { type: 'generic_composite_food' })],
  ['a food without a raw state', makeFood({ variants: [makeVariant({ processing: 'baked' })] })],
])('unlabelledFat accepts %s', (_, food) => {
  expect(unlabelledFat.check(food)).toEqual([]);
});
