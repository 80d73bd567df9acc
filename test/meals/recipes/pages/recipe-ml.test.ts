import { expect, test } from 'vitest';
import { readRecipeMl } from '../../../../src/meals/recipes/pages/recipe-ml.ts';

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
