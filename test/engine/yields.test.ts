import { expect, test } from 'vitest';
import { yieldFactor } from '../../src/engine/foods/yields.ts';
import type { Food, Variant } from '../../src/model/food.ts';
import { makeFood, makeVariant, nutrients } from '../support/foods.ts';

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

test("yieldFactor() prefers the variant's own figure", () => {
  const found = yieldOf(
    {},
    { nutrients: nutrients({ protein: 20 }) },
    { yieldFactor: 0.66, nutrients: nutrients({ protein: 40 }) },
  );
  expect(found).toEqual({ factor: 0.66, origin: 'given' });
});

test('yieldFactor() goes by protein where the raw food has enough', () => {
  const found = yieldOf(
    {},
    { nutrients: nutrients({ protein: 21, water: 70 }) },
    { nutrients: nutrients({ protein: 28, water: 60 }) },
  );
  expect(found).toEqual({ factor: 0.75, origin: 'protein' });
});

test('yieldFactor() goes by dry matter where protein is short', () => {
  const found = yieldOf(
    {},
    { nutrients: nutrients({ protein: 4.9, water: 80 }) },
    { nutrients: nutrients({ protein: 6, water: 75 }) },
  );
  expect(found).toEqual({ factor: 0.8, origin: 'dry matter' });
});

test('yieldFactor() goes by dry matter where the protein of one of the two is unknown', () => {
  const found = yieldOf(
    {},
    { nutrients: nutrients({ protein: 20, water: 70 }) },
    { nutrients: nutrients({ water: 60 }) },
  );
  expect(found).toEqual({ factor: 0.75, origin: 'dry matter' });
});

test('yieldFactor() of boiled vegetables is never above 1', () => {
  const vegetables = { foodGroup: 'Vegetables and Vegetable Products' };
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

test('yieldFactor() says so where nothing is known', () => {
  const alone = makeVariant({ processing: 'steamed' });
  expect(yieldFactor(makeFood({ variants: [alone] }), alone)).toEqual({
    factor: 1,
    origin: 'none',
  });
});
