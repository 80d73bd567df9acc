import { expect, test } from 'vitest';
import { nutrient, unknownNutrients } from '../../../../src/model/nutrients.ts';
import { isWater } from '../../../../src/operations/recipe/dish/water.ts';

const of = (energy: number, salt: number) => {
  const nutrients = unknownNutrients();
  nutrients[nutrient('energy').position] = energy;
  nutrients[nutrient('salt').position] = salt;
  return isWater({ variant: { nutrients } } as never);
};

test('isWater() knows the water of any catalogue by its composition', () => {
  expect(of(0, 0)).toBe(true);
  expect(of(0, 0.4)).toBe(true);
  expect(of(12, 0.9)).toBe(false);
  expect(of(0, 97)).toBe(false);
  expect(of(Number.NaN, 0)).toBe(false);
});
