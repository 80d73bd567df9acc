import { expect, test } from 'vitest';
import { readRecipeMl } from '../../../../src/meals/recipes/pages/recipe-ml.ts';
import { readRecipe } from '../../../../src/meals/recipes/read-recipe.ts';

test('readRecipeMl() reads amounts, ranges, preparation and groups', () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE recipeml SYSTEM "recipeml.dtd"><recipeml version="0.5">
<recipe><head><title>Peas &amp; rice</title><categories><cat>Main</cat></categories>
<yield><range><q1>4</q1><q2>6</q2></range><unit>Portionen</unit></yield></head><ingredients>
<ing><amt><qty>300</qty><unit>g</unit></amt><item>Rice</item><prep>rinsed</prep></ing>
<ing><amt><range><q1>1</q1><q2>2</q2></range><unit></unit></amt><item>onions</item></ing>
<ing-div><title>Topping</title><ing><item>Salt</item></ing></ing-div>
</ingredients><directions><step>Boil.</step></directions></recipe>
<recipe><head><title>Toast</title><yield>2</yield></head><ingredients>
<ing><amt><qty>2</qty><unit>slices</unit></amt><item>bread</item></ing></ingredients></recipe>
</recipeml>`;
  expect(readRecipeMl('a.xml', xml)).toEqual([
    {
      name: 'Peas & rice',
      yields: ['4-6 Portionen'],
      ingredients: ['300 g Rice, rinsed', '1-2 onions', 'Topping:', 'Salt'],
    },
    { name: 'Toast', yields: ['2 servings'], ingredients: ['2 slices bread'] },
  ]);
});

test('readRecipeMl() reads no other markup', () => {
  const page = '<html><recipe><head><title>Toast</title></head></recipe></html>';
  expect(readRecipeMl('a.html', page)).toEqual([]);
});

const recipeMl = (ingredients: string) =>
  `<recipeml version="0.5"><recipe><head><title>Stew</title></head><ingredients>${ingredients}</ingredients></recipe></recipeml>`;

test.each([
  [
    '<ing><amt><qty>20</qty><unit>g</unit></amt><item>butter</item><alt-ing><amt><qty>15</qty></amt><item>oil</item></alt-ing></ing>',
    '20 g butter',
  ],
  ['<ing><alt-ing><amt><qty>1</qty></amt><item>lime</item></alt-ing></ing>', '1 lime'],
  [
    '<ing><amt><qty>1</qty><size>800 g</size><unit>can</unit></amt><item>beans</item></ing>',
    '1 can (800 g) beans',
  ],
  ['<ing><amt><qty>2</qty><size>large</size></amt><item>eggs</item></ing>', '2 large eggs'],
])('alternatives do not replace an ingredient, and sizes count: %s', (xml, line) => {
  expect(readRecipeMl('a.xml', recipeMl(xml))[0]?.ingredients).toEqual([line]);
});

test('RecipeML needs no XML declaration', () => {
  const { ingredients } = readRecipe('a.xml', recipeMl('<ing><item>salt</item></ing>'));
  expect(ingredients.map(({ text }) => text)).toEqual(['salt']);
});

test('RecipeML that is cut off is refused', () => {
  const xml = recipeMl('<ing><item>salt</item></ing>').slice(0, -20);
  expect(() => readRecipe('a.xml', xml)).toThrow('damaged or truncated');
});
