import { expect, test } from 'vitest';
import { startOfIngredients } from '../../../../../src/meals/recipes/text/around/above-ingredients.ts';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

test.each([
  ['By Ann', 'Rating 5 (1,234)', '4.8 from 120 ratings', '30 min', '350 kcal', 'Serves 4'],
  ['Some people call it guac.', '5 ingredients', '1 Std. 10 Min.'],
])('startOfIngredients() finds %j above the ingredients', (...above) => {
  expect(startOfIngredients([...above, '## Ingredients', '2 eggs'])).toBe(above.length);
});

test('startOfIngredients() is 0 if amounts of foods are above the heading, or there is no heading', () => {
  expect(startOfIngredients(['2 eggs', 'Ingredients', '500 g flour'])).toBe(0);
  expect(startOfIngredients(['Cake', '½ cup milk'])).toBe(0);
});

test('a copied page has no ingredients above their heading, and no buttons among them', () => {
  const text =
    'Roasted Salmon\nBy Test Kitchen\nTime 25 minutes\nYield: 4 servings\n\nINGREDIENTS\nUS Customary – Metric\n1x 2x 3x\n2 eggs\nSalt\n';
  const { name, servings, ingredients, notes } = readRecipeText('r', text);
  expect([name, servings]).toEqual(['Roasted Salmon', 4]);
  expect(ingredients.map((one) => one.text)).toEqual(['2 eggs', 'Salt']);
  expect(notes.join()).toContain('"By Test Kitchen", "Time 25 minutes"');
});

test('between rules are the ingredients, above them a foreword, and below them steps', () => {
  const text =
    '# Guacamole\n\nSome people call it guac.\n\n*sauce, vegan*\n\n**4 servings**\n\n---\n\n- *1* avocado\n- lime juice\n\n---\n\nMash 1 avocado\n';
  const { name, servings, ingredients } = readRecipeText('r.md', text);
  expect([name, servings]).toEqual(['Guacamole', 4]);
  expect(ingredients.map((one) => one.text)).toEqual(['1 avocado', 'lime juice']);
});

test('a picture after a title is not part of it', () => {
  const { name, servings } = readRecipeText(
    'r',
    '🥘 Shakshuka für 2 🍳\n✅ 4 Eier\n✅ 1 Zwiebel 🧅\n',
  );
  expect([name, servings]).toEqual(['Shakshuka', 2]);
});
