import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { ViandError } from '../../src/model/diagnostic.ts';
import { evaluatePostedRecipe } from '../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../src/operations/services.ts';
import { CATALOGUE } from '../server/support.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (body: object) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read(body));

const faultsOf = async (body: object) => {
  const error = await run(body).catch((thrown: unknown) => thrown);
  if (!(error instanceof ViandError)) throw new Error('it was not refused');
  return error.diagnostics;
};

test('a posted recipe may be lines, entries and text together', async () => {
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

test('a posted recipe is refused with every fault, each at its place', async () => {
  const faults = await faultsOf({
    ingredients: ['500 g potatoes', '3 blorps'],
    entries: [{ food_id: 'milk', amount: -1, unit: 'g' }],
    text: '2 quux',
  });
  expect(faults.map(({ location, value }) => [location?.pointer ?? value])).toEqual([
    ['/ingredients/1'],
    ['2 quux'],
    ['/entries/0/amount'],
  ]);
});

test('a posted recipe without ingredients is refused', async () => {
  const [fault] = await faultsOf({});
  expect(fault).toMatchObject({ message: 'The recipe has no ingredients' });
});
