import { expect, test } from 'vitest';
import { withoutTitleOnLine } from '../../../../../src/meals/recipes/text/around/title-on-line.ts';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

test('the first line may have the title and the ingredients', () => {
  const { name, servings, ingredients } = readRecipeText(
    'r',
    'Crêpes (2 Portionen): 125 g Mehl, 250 ml Milch, 2 Eier\n',
  );
  expect([name, servings]).toEqual(['Crêpes', 2]);
  expect(ingredients.map((one) => one.text)).toEqual(['125 g Mehl, 250 ml Milch, 2 Eier']);
});

test('sentences may follow the ingredients of a recipe in one line', () => {
  const { name, servings, ingredients } = readRecipeText(
    'r',
    'Spieße: 16 Tomaten, 2 EL Öl. Die Tomaten abwechselnd aufspießen und mit Öl beträufeln. Für 4 Personen.',
  );
  expect([name, servings]).toEqual(['Spieße', 4]);
  expect(ingredients.map((one) => one.text)).toEqual(['16 Tomaten, 2 EL Öl']);
});

test.each([
  'Butter: 250 g',
  'Teig: 250 g Mehl, 2 Eier',
  'Butter: 250 g, weich',
  'Butter: 250 g, 1 pinch salt',
  'Zutaten: 2 Eier, 1 Ei',
])('%j has no title', (line) => {
  expect(withoutTitleOnLine([line])).toEqual({ title: '', lines: [line] });
});
