import { expect, test } from 'vitest';
import { readMarkup } from '../../../../src/meals/recipes/pages/json-ld.ts';
import { recipeOfMembers } from '../../../../src/meals/recipes/pages/recipe-members.ts';

const read = (document: unknown) => {
  const { ingredients, ...rest } = readMarkup('r', JSON.stringify(document));
  return { ...rest, lines: ingredients.map(({ text }) => text) };
};

test('recipeOfMembers() reads ingredients of Mealie, with and without their foods', () => {
  const unit = { name: 'tablespoon', abbreviation: 'tbsp' };
  const recipe = {
    name: 'Curry',
    ...{ recipeServings: 4, recipeYield: '', recipeYieldQuantity: 0 },
    recipeIngredient: [
      { quantity: 2, unit, food: { name: 'oil' }, note: '', display: '2 tablespoons oil' },
      { quantity: 0.3333333, unit: { name: 'cup' }, food: { name: 'rice' }, note: 'cooked' },
      { quantity: 0, unit: null, food: { name: 'salt' }, note: 'to taste' },
      { quantity: 1, unit: null, food: null, note: '4 eggs', disableAmount: true },
      { quantity: 2, unit: null, food: null, note: 'eggs', display: '2 eggs' },
    ],
  };
  expect(recipeOfMembers(recipe)).toMatchObject({
    ...{ name: 'Curry', yields: ['4 servings'] },
    ingredients: [
      '2 tablespoon oil',
      '0.333 cup rice, cooked',
      'salt, to taste',
      '4 eggs',
      '2 eggs',
    ],
  });
});

test('recipeOfMembers() reads the steps of Tandoor, whose headings are not ingredients', () => {
  const recipe = {
    ...{ name: 'Salat', servings: 6, servings_text: 'Portionen' },
    steps: [
      {
        ingredients: [
          { food: { name: 'Kartoffeln' }, unit: { name: 'kg' }, amount: '1.0000000000', note: '' },
          { food: null, unit: null, amount: 0, note: 'Soße', is_header: true, no_amount: true },
          { food: { name: 'Salz' }, unit: null, amount: 0, note: '', no_amount: true },
        ],
      },
      {
        ingredients: [{ food: { name: 'Dill' }, unit: { name: 'Bund' }, amount: 1, note: 'fein' }],
      },
    ],
  };
  const { yields, ingredients, pointers } = recipeOfMembers(recipe);
  expect(yields).toEqual(['6 Portionen']);
  expect(ingredients).toEqual(['1 kg Kartoffeln', 'Soße:', 'Salz', '1 Bund Dill, fein']);
  expect(pointers?.at(-1)).toBe('/steps/1/ingredients/0');
});

test('readMarkup() reads exports without a type, which have their ingredients as text or in objects', () => {
  const ingredients = '# Sauce\n200 g spaghetti\n\n2 eggs';
  expect(read({ title: 'Pasta', yield: '2 servings', ingredients })).toMatchObject({
    ...{ name: 'Pasta', servings: 2, lines: ['200 g spaghetti', '2 eggs'] },
  });
  const [flour, eggs] = [{ ingredient: 'flour', quantity: 200, unit: 'g' }, '2 eggs'];
  const other = { title: 'B', ingredients: [eggs] };
  expect(
    read({ recipes: [{ title: 'A', servings: 4, ingredients: [flour] }, other] }),
  ).toMatchObject({
    ...{ name: 'A', servings: 4, lines: ['200 g flour'] },
    notes: ['The file has several recipes: skipped "B"'],
  });
  expect(read([flour, eggs])).toMatchObject({ name: '', lines: ['200 g flour', '2 eggs'] });
});

test('readMarkup() reads the lines of Spoonacular, not the foods that it found in them', () => {
  const ingredients = [
    { name: 'pasta', original: '6-8 ounces pasta', amount: 6, unit: 'ounces' },
    { name: 'salt', original: 'salt, to taste', amount: 2, unit: 'servings' },
  ];
  expect(
    read({ results: [{ title: 'Pasta', servings: 2, extendedIngredients: ingredients }] }),
  ).toEqual({
    ...{ name: 'Pasta', servings: 2, grams: undefined, notes: [] },
    lines: ['6-8 ounces pasta', 'salt, to taste'],
  });
});

test('readMarkup() refuses JSON without ingredients, such as the backup of a program', () => {
  const backup = { recipes: [{ name: 'A' }], recipes_ingredients: [{ quantity: 1, note: '' }] };
  for (const document of [backup, [{ name: 'A' }], { ingredients: [] }])
    expect(() => read(document)).toThrow('The file has no recipe with ingredients');
});

test('ingredients may be numbered members next to their measures', () => {
  const meal = {
    strMeal: 'Soup',
    strIngredient1: 'peas',
    strMeasure1: '500 g',
    strIngredient2: '',
  };
  expect(read({ meals: [meal] })).toMatchObject({ name: 'Soup', lines: ['500 g peas'] });
});

test('recipeOfMembers() reads the servings from "yields"', () => {
  const recipe = { title: 'Curry', yields: '4 servings', ingredients: ['1 onion', '2 eggs'] };
  expect(read(recipe)).toMatchObject({ name: 'Curry', servings: 4 });
});
