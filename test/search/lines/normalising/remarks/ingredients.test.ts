import { expect, test } from 'vitest';
import { withoutWaterMixedIn } from '../../../../../src/search/lines/normalising/remarks/ingredients.ts';

test.each([
  ['Porridge oats, made with water, 200 g', 'porridge made with water, 200 g'],
  ['Haferflocken, mit Milch gekocht, 250 g', 'porridge, 250 g'],
  ['overnight oats 50 g oats', '50 g oats'],
  ['overnight oats 250 g', 'overnight oats 250 g'],
  ['bowl of porridge made with water, 40 g oats', '40 g oats'],
  ['porridge made with milk, 50 g oats', 'porridge, 50 g oats'],
  ['oatmeal cooked in water', 'porridge made with water'],
  ['50 g oats cooked in water', '50 g oats cooked in water'],
  ['couscous, made with water, 150 g', 'couscous, 150 g'],
  ['hot chocolate made with water', 'hot chocolate made with water'],
])('withoutWaterMixedIn(%j)', (text, plain) => {
  expect(withoutWaterMixedIn(text)).toBe(plain);
});
