import { expect, test } from 'vitest';
import { recipeComposition } from '../../../src/evaluation/nutrition/recipe-composition.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { nutrients, patterns } from '../../support/foods.ts';

const at = (name: NutrientName) => nutrient(name).position;

test('recipeComposition() adds up ingredients, and reports the coverage of each nutrient', () => {
  const {
    grams,
    nutrients: amounts,
    coverage,
  } = recipeComposition([
    { grams: 300, nutrients: nutrients({ protein: 2, fat: 1 }), foodPatterns: null },
    { grams: 100, nutrients: nutrients({ protein: 10 }), foodPatterns: null },
  ]);
  expect(grams).toBe(400);
  expect(amounts[at('protein')]).toBe(4);
  expect(coverage[at('protein')]).toBe(1);
  expect(amounts[at('fat')]).toBe(0.75);
  expect(coverage[at('fat')]).toBe(0.75);
  expect(amounts[at('iron')]).toBeNaN();
  expect(coverage[at('iron')]).toBe(0);
});

test('recipeComposition() attributes a loss of weight to water', () => {
  const soup = { grams: 1000, nutrients: nutrients({ water: 90, salt: 1 }), foodPatterns: null };
  const { nutrients: amounts } = recipeComposition([soup], 800);
  expect(amounts[at('salt')]).toBe(1.25);
  expect(amounts[at('water')]).toBe(87.5);
});

test('recipeComposition() has food patterns only if all ingredients have them', () => {
  const known = { grams: 100, nutrients: nutrients({}), foodPatterns: patterns({ f_total: 1 }) };
  expect(recipeComposition([known, known], 100).foodPatterns?.[0]).toBe(2);
  expect(recipeComposition([known, { ...known, foodPatterns: null }]).foodPatterns).toBeNull();
});

test('recipeComposition() has no coverage without ingredients, and never negative water', () => {
  expect(recipeComposition([]).coverage[at('protein')]).toBe(0);
  const soup = { grams: 100, nutrients: nutrients({ water: 10, salt: 1 }), foodPatterns: null };
  const { nutrients: amounts, grams } = recipeComposition([soup], 50);
  expect(grams).toBe(50);
  expect(amounts[at('water')]).toBe(0);
  expect(amounts[at('salt')]).toBe(2);
});

test('recipeComposition() adds water if the dish weighs more than its ingredients', () => {
  const rice = {
    grams: 100,
    nutrients: nutrients({ water: 10, protein: 7 }),
    foodPatterns: patterns({ g_refined: 3 }),
  };
  const { nutrients: amounts, foodPatterns } = recipeComposition([rice], 250);
  expect(amounts[at('water')]).toBe(64);
  expect(amounts[at('protein')]).toBeCloseTo(2.8, 12);
  expect(Math.max(...(foodPatterns ?? []))).toBeCloseTo(1.2, 12);
});
