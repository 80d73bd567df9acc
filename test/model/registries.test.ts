import { expect, test } from 'vitest';
import { SERVING_TYPES } from '../../src/model/food.ts';
import { FOOD_PATTERNS, foodPattern } from '../../src/model/food-patterns.ts';
import { BIG7, findNutrient, NUTRIENTS, nutrient } from '../../src/model/nutrients.ts';

test('NUTRIENTS have unique names and correct positions', () => {
  expect(new Set(NUTRIENTS.map(({ name }) => name)).size).toBe(NUTRIENTS.length);
  NUTRIENTS.forEach((row, index) => {
    expect(row.position).toBe(index);
    expect(nutrient(row.name)).toBe(row);
  });
  expect(findNutrient('unobtainium')).toBeUndefined();
});

test.each([
  ['NUTRIENTS', NUTRIENTS],
  ['FOOD_PATTERNS', FOOD_PATTERNS],
])('callers cannot modify %s', (_, registry) => {
  const rows: readonly object[] = registry;
  expect([rows, ...rows].filter((one) => !Object.isFrozen(one))).toEqual([]);
});

test('BIG7 are the seven nutrients of the specification', () => {
  expect(BIG7.map(({ name }) => name).sort()).toEqual([
    'carbohydrates',
    'energy',
    'fat',
    'protein',
    'salt',
    'saturated_fatty_acids',
    'sugar',
  ]);
});

test('FOOD_PATTERNS are the 37 patterns of FPED', () => {
  expect(FOOD_PATTERNS).toHaveLength(37);
  for (const row of FOOD_PATTERNS) expect(foodPattern(row.name)).toBe(row);
});

test('SERVING_TYPES are the 29 types of the specification', () => {
  expect(SERVING_TYPES).toHaveLength(29);
});
