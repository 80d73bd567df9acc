import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const RECIPE = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Beef Stew
 Categories: Main, Stews
      Yield: 6 Servings

      2 lb Stew meat, beef
    1/4 ts Pepper
      4    Carrots,
           -sliced
MMMMM--------------------------DUMPLINGS------------------------------
      1 md Onion
      1 c  Flour
           Salt

  Brown meat in oil. Add 3 c water and
  simmer 2 hours.

MMMMM
`;

test('readRecipeText() reads the abbreviations of Meal-Master, and skips the steps', () => {
  const recipe = readRecipeText('stew.mmf', RECIPE);
  expect(recipe.name).toBe('Beef Stew');
  expect(recipe.servings).toBe(6);
  expect(recipe.ingredients.map(({ text, location }) => [text, location.line])).toEqual([
    ['2 lb Stew meat, beef', 7],
    ['1/4 teaspoon Pepper', 8],
    ['4 Carrots, sliced', 9],
    ['1 medium Onion', 12],
    ['1 cup Flour', 13],
    ['Salt', 14],
  ]);
});

test('other recipes keep their lines', () => {
  const { ingredients } = readRecipeText('tea.txt', '# Tea\n2 c water\n1 ts tea\n');
  expect(ingredients.map(({ text }) => text)).toEqual(['2 c water', '1 ts tea']);
});

test('readRecipeText() reads ingredients in two columns', () => {
  const rows = [
    '      2 lb Stew meat, beef                    4    Carrots, sliced',
    '      3 tb Flour                              3    Potatoes, peeled and',
    '      1    Onion                                   -diced',
    '           -(large)                         1/2 ts Pepper',
    '      1 c  Dry red wine',
    '                                                   Salt',
  ];
  const { ingredients } = readRecipeText(
    'stew.mmf',
    `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n${rows.join('\n')}\n\n  Brown the meat.\n`,
  );
  expect(ingredients.map(({ text }) => text)).toEqual([
    '2 lb Stew meat, beef; 4 Carrots, sliced',
    '3 tablespoon Flour; 3 Potatoes, peeled and, diced',
    '1 Onion, (large)',
    '1/2 teaspoon Pepper',
    '1 cup Dry red wine',
    'Salt',
  ]);
});
