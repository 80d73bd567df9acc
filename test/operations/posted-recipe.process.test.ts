import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { ViandError } from '../../src/model/diagnostic.ts';
import { nutrient } from '../../src/model/nutrients.ts';
import { evaluatePostedRecipe } from '../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../src/operations/services.ts';
import { CATALOGUE } from '../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (body: object) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read(body));

const faultsOf = async (body: object) => {
  const error = await Promise.resolve(body)
    .then(run)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof ViandError)) throw new Error('it was not refused');
  return error.diagnostics;
};

test('a posted recipe combines lines, entries and text', async () => {
  const { name, servings, ingredients, composition } = await run({
    ingredients: ['500 g potatoes'],
    entries: [{ food_id: 'milk', amount: 200, unit: 'g' }],
    text: JSON.stringify({
      '@type': 'Recipe',
      name: 'Soup',
      recipeYield: '4',
      recipeIngredient: ['100 g carrots'],
    }),
  });
  expect({ name, servings }).toEqual({ name: 'Soup', servings: 4 });
  expect(ingredients.map(({ grams }) => grams)).toEqual([500, 100, 200]);
  expect(composition.grams).toBe(800);
});

test('a posted recipe is rejected with every error and its location', async () => {
  const faults = await faultsOf({
    ingredients: ['500 g potatoes', '3 blorps'],
    entries: [{ food_id: 'milk', amount: -1, unit: 'g' }],
    text: '# Soup\n2 quux',
  });
  expect(faults.map(({ location }) => [location?.pointer, location?.line])).toEqual([
    ['/ingredients/1', undefined],
    ['/text', 2],
    ['/entries/0/amount', undefined],
  ]);
});

test('entries of a posted recipe accept no household measures, and the message suggests none', async () => {
  const entries = [{ food_id: 'oats', amount: 1, unit: 'cups' }];
  const [fault] = await faultsOf({ entries });
  expect(fault).toMatchObject({
    message: 'Unknown unit "cups"',
    expected: 'one of µg, mg, g, kg, ml, l',
  });
});

test('a posted recipe accepts either a weight or a yield, as numbers', async () => {
  const ingredients = ['500 g potatoes'];
  const both = await faultsOf({ ingredients, weight: 600, yield: 2 });
  expect(both).toMatchObject([
    { field: 'yield', message: 'Both the weight and the yield are given' },
  ]);
  const text = await faultsOf({ ingredients, weight: '600' });
  expect(text).toMatchObject([{ field: 'weight', message: 'weight must be a number, not text' }]);
  const word = await faultsOf({ ingredients, weight: 'much' });
  expect(word).toMatchObject([{ message: 'Invalid value "much"', expected: 'grams above 0' }]);
});

test('a posted recipe without ingredients is rejected', async () => {
  const [fault] = await faultsOf({});
  expect(fault).toMatchObject({ message: 'The recipe has no ingredients' });
});

test('a posted recipe with skip_faulty skips and reports invalid ingredients', async () => {
  const { ingredients, skipped, composition, assumptions } = await run({
    ingredients: ['500 g potatoes', '300 g blorps', '3 zyxxy'],
    entries: [
      { food_id: 'milk', amount: 200, unit: 'g' },
      { food_id: 'milkk', amount: 100, unit: 'g' },
      { food_id: 'milk', amount: -1, unit: 'g' },
      7,
    ],
    skip_faulty: true,
  });
  expect(ingredients.map(({ grams }) => grams)).toEqual([500, 200]);
  expect(
    skipped.map(({ text, grams, faults }) => [text, grams, faults[0]?.location?.pointer]),
  ).toEqual([
    ['300 g blorps', 300, '/ingredients/1'],
    ['3 zyxxy', undefined, '/ingredients/2'],
    ['milkk', 100, '/entries/1/food_id'],
    ['milk', undefined, '/entries/2/amount'],
    ['', undefined, '/entries/3'],
  ]);
  // 700 g of 1100 g are known. Four ingredients have a weight, and three have none.
  expect(composition.grams).toBe(1100);
  const known = 700 / (1100 * (1 + 3 / 4));
  expect(composition.coverage[nutrient('energy').position]).toBeCloseTo(known, 9);
  expect(composition.foodPatterns).toBeNull();
  expect(assumptions.join()).toContain('without a weight');
});

test('a posted recipe with only invalid ingredients is rejected even with skip_faulty', async () => {
  const faults = await faultsOf({ ingredients: ['3 blorps'], skip_faulty: true });
  expect(faults).toMatchObject([{ message: 'No certain match for "3 blorps"' }]);
  expect(() => evaluatePostedRecipe.input.read({ skip_faulty: 'yes' })).toThrow(
    'skip_faulty must be true or false',
  );
});
