import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ingredientParts } from '../../../src/meals/recipes/ingredients/ingredient-text.ts';
import { readRecipe } from '../../../src/meals/recipes/read-recipe.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';

const texts = (text: string) => readRecipe('r', text).ingredients.map((one) => one.text);

/** The ingredients, or none of a text that is refused with diagnostics. */
const textsOrNone = (text: string) => {
  try {
    return texts(text);
  } catch (error) {
    if (error instanceof ViandError) return [];
    throw error;
  }
};

test('readRecipe() reads one ingredient per line', () => {
  const recipe = readRecipe('r', '# Soup\nServes 4\nFor the stock:\n- 1 l water\n\n500 g leeks\n');
  expect(recipe).toMatchObject({ name: 'Soup', servings: 4 });
  expect(recipe.ingredients).toEqual([
    { text: '1 l water', location: { file: 'r', line: 4 } },
    { text: '500 g leeks', location: { file: 'r', line: 6 } },
  ]);
  expect(readRecipe('r', 'Für 2 Portionen\n1 Ei\n').servings).toBe(2);
});

test('readRecipe() reads Cooklang', () => {
  const recipe = readRecipe(
    'r.cook',
    '>> title: Pancakes\n>> servings: 2\nMix @wheat flour{200%g} -- not @this{1%g}\nwith @egg{2} and @salt in a #bowl{}.\n',
  );
  expect(recipe).toMatchObject({ name: 'Pancakes', servings: 2 });
  expect(
    recipe.ingredients.map(({ text, location: { line, column } }) => [text, line, column]),
  ).toEqual([
    ['200 g wheat flour', 3, 5],
    ['2 egg', 4, 6],
    ['salt', 4, 18],
  ]);
});

test('readRecipe() reads references of Cooklang', () => {
  const { ingredients, notes } = readRecipe(
    'r.cook',
    'Fry @onion{2} with @white wine|wine{1%dl}. Add @&onion{1}, @&white wine{} and @-salt{1%g}.\nRest the @&(~1)dough{}. Serve with @./sauces/Tomato sauce{200%g} and @@pesto{2%tbsp}.\n',
  );
  expect(ingredients.map(({ text, recipe }) => [text, recipe])).toEqual([
    ['2 onion', undefined],
    ['1 dl white wine', undefined],
    // As in the extensions of Cooklang: "then add more @&flour{300%g}".
    ['1 onion', undefined],
    ['1 g salt', undefined],
    ['200 g Tomato sauce', 'Tomato sauce'],
    ['2 tbsp pesto', 'pesto'],
  ]);
  expect(notes).toEqual(['Added "@&onion{1}" to the previous amount']);
});

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Fish &amp; chips',
  recipeYield: ['4', '4 servings'],
  recipeIngredient: ['500 g potatoes', '&frac12; lemon', ''],
};

test.each([
  ['JSON-LD', JSON.stringify(RECIPE)],
  ['a graph', JSON.stringify({ '@graph': [{ '@type': 'Person' }, RECIPE] })],
  [
    'a page',
    `<html><script type="application/ld+json">${JSON.stringify([RECIPE])}</script><p>@x{1%g}</p></html>`,
  ],
])('readRecipe() reads a recipe of schema.org in %s', (_, text) => {
  expect(readRecipe('r', text)).toMatchObject({
    name: 'Fish & chips',
    servings: 4,
    ingredients: [
      { text: '500 g potatoes', location: { pointer: '/recipeIngredient/0' } },
      { text: '½ lemon' },
    ],
  });
});

test('readRecipe() reads or refuses any text', () => {
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(textsOrNone(text))));
});

const MANY = 300_000;

/** Characters of a text that a failure shows. */
const SHOWN = 60;

/** What once took minutes, or more calls than the stack has room for. A hang here is a failure. */
test.each<[string, string, string[]]>([
  ['a deep graph', '{"@graph":'.repeat(MANY) + '1'.padEnd(MANY + 1, '}'), []],
  ['deep lists', '['.repeat(MANY) + ']'.repeat(MANY), []],
  ['elements without an end', '<script type=application/ld+json>'.repeat(MANY), []],
  ['attributes without an end', `<script ${'type='.repeat(MANY)}`, []],
  ['amounts without an end', '@a{'.repeat(MANY), ['@a{'.repeat(MANY)]],
  ['notes without an end', '@a{}('.repeat(MANY), ['a']],
  ['comments without an end', `@a{} ${'[-'.repeat(MANY)}`, ['a']],
  ['ingredients', '@a{}\n'.repeat(MANY), ['a']],
  ['texts without an end', `{"a":"${'\\"'.repeat(MANY)}`, []],
  ['commas in JSON', `{"a":[${', '.repeat(MANY)}`, []],
  ['scopes without an end', '<div itemscope itemtype=Recipe itemprop=name>'.repeat(MANY), []],
  ['attributes of scopes', `<html><div ${'typeof= '.repeat(MANY)}>`, []],
  [
    'entities without an end',
    JSON.stringify({ ...RECIPE, name: '&#'.repeat(MANY) }),
    ['500 g potatoes', '½ lemon'],
  ],
  ['a long number', `Serves ${'1'.repeat(MANY)}`, []],
  ['a long ingredient', `1 ${'(1 '.repeat(MANY)}`, [`1 ${'(1 '.repeat(MANY)}`.trim()]],
  ['marks', '*'.repeat(MANY), []],
  ['spaces', `Serves${' '.repeat(MANY)}x`, []],
  [
    'tags without an end',
    JSON.stringify({ ...RECIPE, name: '<'.repeat(MANY) }),
    ['500 g potatoes', '½ lemon'],
  ],
])('readRecipe() finds the foods of %s', (_, text, foods) => {
  const found = textsOrNone(text).flatMap(ingredientParts);
  // A difference of a million characters would take long to print.
  expect(found.map((one) => one.slice(0, SHOWN))).toEqual(foods.map((one) => one.slice(0, SHOWN)));
  expect(found.map(({ length }) => length)).toEqual(foods.map(({ length }) => length));
});

test('readRecipe() removes comments of Cooklang in the order in which they begin', () => {
  expect(texts('@a{1%g} [- @b{2%g} -- -] @c{3%g} -- @d{4%g} [-\n@e{5%g} [- @f{6%g}')).toEqual([
    '1 g a',
    '3 g c',
    '5 g e',
    '6 g f',
  ]);
});

test('readRecipe() reads the signs of Cooklang, and counts an ingredient that is named again once', () => {
  const recipe = readRecipe(
    'r.cook',
    '---\ntitle: "Soup"\nservings: 2|4\n---\n@leeks{2}, @?cream{1|2%cup}, @&leeks{=1}, @./sauces/Aioli{50%g} and @Leeks.\n',
  );
  expect(recipe).toMatchObject({ name: 'Soup', servings: 2 });
  expect(recipe.ingredients.map((one) => one.text)).toEqual([
    '2 leeks',
    '1 cup cream',
    '1 leeks',
    '50 g Aioli',
  ]);
});

test('readRecipe() skips notes and sections of Cooklang, and names them', () => {
  const text = '>> servings: 2\n== Sauce ==\nMelt @butter{50%g}.\n> Tip: keep @pasta water{}.\n';
  const recipe = readRecipe('r.cook', text);
  expect(recipe.ingredients.map((one) => [one.text, one.location.line])).toEqual([
    ['50 g butter', 3],
  ]);
  expect(recipe.servings).toBe(2);
  expect(recipe.notes).toEqual([
    'Skipped headings and remarks among the ingredients: "Sauce", "Tip: keep @pasta water{}."',
  ]);
});

test.each([
  '---\ntitle: Soup\nyield: 1.2 kg\nservings: 4\n---\nCook @leeks{2}.\n',
  '>> servings: 4\n>> yield: 1.2 kg\n>> title: Soup\nCook @leeks{2}.\n',
  '>> title: Soup for 4\n>> yield: "1,200 g"\nCook @leeks{2}.\n',
  JSON.stringify({ ...RECIPE, name: 'Soup', recipeYield: ['4', '1.2 kg'] }),
  JSON.stringify({ ...RECIPE, name: 'Soup for 4', recipeYield: '1.2 kg' }),
  JSON.stringify({ ...RECIPE, name: 'Soup', recipeYield: '1.2 kg (4 servings)' }),
])('readRecipe() reads the servings and the weight of %s', (text) => {
  expect(readRecipe('r', text)).toMatchObject({ name: 'Soup', servings: 4, grams: 1200 });
});

test.each(['{100%g|200%g}', '{100|200%g}', '{100%g*}', '{=100%g}'])(
  'readRecipe() reads the amount %s of Cooklang for the first number of servings',
  (amount) => expect(texts(`Mix @flour${amount} well.`)).toEqual(['100 g flour']),
);

test('the state in brackets behind an ingredient of Cooklang belongs to it', () => {
  const text = 'Mix @white beans{2%cups}(cooked and drained) and @leek{1}(in rings).';
  expect(readRecipe('r', text).ingredients.map((one) => one.text)).toEqual([
    '2 cups white beans, cooked and drained',
    '1 leek',
  ]);
});
