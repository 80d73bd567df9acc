import { expect, test } from 'vitest';
import { amountsOfEach } from '../../../../src/meals/recipes/servings/amounts-of-each.ts';
import { readRecipeText } from '../../../../src/meals/recipes/text/recipe-text.ts';

test.each([
  ['pro Person:', true],
  ['Per serving', true],
  ['Belag je Blech:', false],
  ['For the filling (per burger):', false],
  ['Für jede Pizza:', false],
])('%j is above amounts of one of several', (heading, isServing) => {
  expect(amountsOfEach(heading)).toEqual({ isServing });
});

test.each([
  'Belag:',
  'Für den Teig:',
  'Für eine Springform:',
  'For one large salad:',
  'Je nach Geschmack:',
])('%j is above amounts of the dish', (heading) => {
  expect(amountsOfEach(heading)).toBeUndefined();
});

test('amounts of one serving have the number of servings, up to the next heading', () => {
  const text =
    'Salat\nFür 4 Personen\n1 Gurke\nPro Person:\n1 Ei\nSalz\nDressing:\n2 EL Öl\nBelag je Blech:\n50 g Feta\n';
  expect(
    readRecipeText('r', text).ingredients.map(({ text: line, ofEach }) => [line, ofEach]),
  ).toEqual([
    ['1 Gurke', undefined],
    ['1 Ei', { heading: 'Pro Person:', times: 4 }],
    ['Salz', undefined],
    ['2 EL Öl', undefined],
    ['50 g Feta', { heading: 'Belag je Blech:', times: undefined }],
  ]);
});
