import { expect, test } from 'vitest';
import { yieldFactor } from '../../../src/model/cooking/yields.ts';
import type { Food, Variant } from '../../../src/model/food.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

function yieldOf(food: Partial<Food>, raw: Partial<Variant>, cooked: Partial<Variant>) {
  const cookedVariant = makeVariant({ id: 'thing.boiled', processing: 'boiled', ...cooked });
  return yieldFactor(
    makeFood({ ...food, variants: [makeVariant(raw), cookedVariant] }),
    cookedVariant,
  );
}

test('yieldFactor() of the raw variant is 1', () => {
  const food = makeFood();
  expect(yieldFactor(food, makeVariant({ yieldFactor: 0.5 }))).toEqual({
    factor: 1,
    origin: 'raw',
  });
});

test("yieldFactor() prefers the variant's own factor", () => {
  const found = yieldOf(
    {},
    { nutrients: nutrients({ protein: 20 }) },
    { yieldFactor: 0.66, nutrients: nutrients({ protein: 40 }) },
  );
  expect(found).toEqual({ factor: 0.66, origin: 'given' });
});

test('yieldFactor() compares protein if the raw food has enough', () => {
  const found = yieldOf(
    {},
    { nutrients: nutrients({ protein: 21, water: 70 }) },
    { nutrients: nutrients({ protein: 28, water: 60 }) },
  );
  expect(found).toEqual({ factor: 0.75, origin: 'protein' });
});

test('yieldFactor() compares dry matter if there is little protein', () => {
  const found = yieldOf(
    {},
    { nutrients: nutrients({ protein: 4.9, water: 80 }) },
    { nutrients: nutrients({ protein: 6, water: 75 }) },
  );
  expect(found).toEqual({ factor: 0.8, origin: 'dry matter' });
});

test('yieldFactor() compares dry matter if the protein of one of the two is unknown', () => {
  const found = yieldOf(
    {},
    { nutrients: nutrients({ protein: 20, water: 70 }) },
    { nutrients: nutrients({ water: 60 }) },
  );
  expect(found).toEqual({ factor: 0.75, origin: 'dry matter' });
});

test('yieldFactor() excludes the fat that frying adds from the dry matter', () => {
  const found = yieldOf(
    { foodGroup: 'Vegetables and Vegetable Products' },
    { nutrients: nutrients({ protein: 1, water: 92, fat: 0.2 }) },
    { processing: 'fried', nutrients: nutrients({ protein: 1.2, water: 59.5, fat: 31.9 }) },
  );
  expect(found.origin).toBe('dry matter');
  expect(found.factor).toBeCloseTo(0.907);
});

test.each([
  ['carbohydrates by difference', 'carbohydrates_by_difference'],
  ['available carbohydrates', 'carbohydrates'],
] as const)(
  'yieldFactor() derives dry matter from protein and %s if water is unknown',
  (_, name) => {
    const found = yieldOf(
      {},
      { nutrients: nutrients({ protein: 1.2, fat: 0.2, [name]: 4.8 }) },
      { nutrients: nutrients({ protein: 2.2, water: 85, fat: 0.3, [name]: 9.8 }) },
    );
    expect(found).toEqual({ factor: 0.5, origin: 'dry matter' });
  },
);

const DRY_PASTA = { nutrients: nutrients({ protein: 13, water: 10 }) };
const FRESH_GNOCCHI = {
  nutrients: nutrients({ protein: 3.9, fat: 0.6, carbohydrates_by_difference: 34 }),
};

test.each([
  ['dry', DRY_PASTA, { factor: 2.9, origin: 'food group' }],
  ['fresh', FRESH_GNOCCHI, { factor: 1, origin: 'none' }],
])(
  'yieldFactor() applies the median of boiled cereals only to dry cereals: %s',
  (_, raw, expected) => {
    const cooked = { nutrients: nutrients({ energy: 600 }) };
    expect(yieldOf({ foodGroup: 'Cereal Grains and Pasta' }, raw, cooked)).toEqual(expected);
  },
);

test('yieldFactor() has no median for stewed fruit', () => {
  const alone = makeVariant({ processing: 'stewed' });
  const food = makeFood({ foodGroup: 'Fruits and Fruit Juices', variants: [alone] });
  expect(yieldFactor(food, alone)).toEqual({ factor: 1, origin: 'none' });
});

test('yieldFactor() skips computed factors that are implausible for the food group', () => {
  const found = yieldOf(
    { foodGroup: 'Poultry Products' },
    { nutrients: nutrients({ protein: 11.5, water: 48, fat: 39 }) },
    { nutrients: nutrients({ protein: 33.1, water: 52, fat: 14.6 }) },
  );
  expect(found).toEqual({ factor: 0.771, origin: 'food group' });
});

test('yieldFactor() of boiled vegetables is never above 1', () => {
  const vegetables = { foodGroup: 'Vegetables and Vegetable Products' } as const;
  const raw = { nutrients: nutrients({ protein: 1, water: 90 }) };
  const cooked = { nutrients: nutrients({ protein: 1, water: 92 }) };
  expect(yieldOf(vegetables, raw, cooked).factor).toBe(1);
  expect(yieldOf({}, raw, cooked).factor).toBeCloseTo(1.25);
  const alone = makeVariant({ processing: 'boiled' });
  expect(yieldFactor(makeFood({ ...vegetables, variants: [alone] }), alone)).toEqual({
    factor: 1,
    origin: 'food group',
  });
});

test('yieldFactor() falls back to the median of group and method', () => {
  const alone = makeVariant({ processing: 'roasted' });
  const food = makeFood({ foodGroup: 'Poultry Products', variants: [alone] });
  expect(yieldFactor(food, alone)).toEqual({ factor: 0.738, origin: 'food group' });
});

test('yieldFactor() is 1 without an origin if nothing is known', () => {
  const alone = makeVariant({ processing: 'steamed' });
  expect(yieldFactor(makeFood({ variants: [alone] }), alone)).toEqual({
    factor: 1,
    origin: 'none',
  });
});
