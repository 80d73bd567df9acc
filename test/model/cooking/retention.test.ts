import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRetention } from '../../../src/model/cooking/retention.ts';
import { PROCESSINGS } from '../../../src/model/food.ts';
import { FOOD_GROUPS } from '../../../src/model/food-groups.ts';
import { NUTRIENTS, type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { nutrients } from '../../support/foods.ts';

const VEGETABLES = 'Vegetables and Vegetable Products';
const at = (name: NutrientName) => nutrient(name).position;

test('applyRetention() subtracts only what cooking destroys', () => {
  const raw = nutrients({ vitamin_C: 20, protein: 2, sodium: 10, salt: 0.025, fiber: 2 });
  const left = applyRetention(raw, VEGETABLES, 'boiled');
  expect(left?.[at('vitamin_C')]).toBe(15);
  expect(left?.[at('sodium')]).toBe(9.5);
  expect(left?.[at('salt')]).toBeCloseTo(0.02375);
  expect(left?.[at('protein')]).toBe(2);
  expect(left?.[at('fiber')]).toBe(2);
  expect(left?.[at('thiamin')]).toBeNaN();
  expect(raw[at('vitamin_C')]).toBe(20);
});

test('applyRetention() subtracts lost niacin from niacin equivalents, but not the part from tryptophan', () => {
  const left = applyRetention(
    nutrients({ niacin: 10, niacin_equivalent: 14 }),
    'Beef Products',
    'boiled',
  );
  expect(left?.[at('niacin')]).toBeCloseTo(5.5);
  expect(left?.[at('niacin_equivalent')]).toBeCloseTo(9.5);
});

test('applyRetention() uses the factors of a similar method if the group lacks the method', () => {
  const raw = nutrients({ vitamin_C: 20 });
  expect(applyRetention(raw, VEGETABLES, 'deep-fried')).toEqual(
    applyRetention(raw, VEGETABLES, 'fried'),
  );
  expect(applyRetention(raw, VEGETABLES, 'dried')).toBeUndefined();
  expect(applyRetention(raw, 'Fats and Oils', 'fried')).toBeUndefined();
  expect(applyRetention(raw, null, 'boiled')).toBeUndefined();
});

test('applyRetention() never increases an amount', () => {
  const groups = fc.constantFrom(...FOOD_GROUPS);
  const amounts = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), {
    minLength: NUTRIENTS.length,
    maxLength: NUTRIENTS.length,
  });
  fc.assert(
    fc.property(groups, fc.constantFrom(...PROCESSINGS), amounts, (group, method, given) => {
      const left = applyRetention(Float64Array.from(given), group, method);
      left?.forEach((amount, position) => {
        expect(amount).toBeLessThanOrEqual(given[position] as number);
      });
    }),
  );
});
