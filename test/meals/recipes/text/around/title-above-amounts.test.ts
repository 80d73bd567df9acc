import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

test.each([
  'CARROT CAKE\nFLOUR - 2 CUPS\nSUGAR - 1/2 CUP\nEGGS - 2\nMAKES 10 SLICES\n',
  'Nudelsuppe\nBrühe: 1 l\nNudeln: 200 g\nMöhren: 3 Stück\n',
])('a line above amounts behind foods is the title: %j', (text) => {
  const { name, ingredients } = readRecipeText('recipe.txt', text);
  expect(name).toBe(text.split('\n')[0]);
  expect(ingredients).toHaveLength(3);
});

test('a staple above amounts behind foods is an ingredient', () => {
  const { ingredients } = readRecipeText('recipe.txt', 'Salz\nMehl: 250 g\nWasser: 150 ml\n');
  expect(ingredients).toHaveLength(3);
});
