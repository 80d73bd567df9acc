import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../../src/operations/services.ts';
import { CATALOGUE } from '../../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const POT = ['1 kg beef mince', '500 g potatoes', '2 onions', '400 ml stock'];

const run = (...lines: string[]) =>
  evaluatePostedRecipe.run(
    services,
    evaluatePostedRecipe.input.read({ ingredients: [...POT, ...lines] }),
  );

test('a recipe is computed without minor ingredients that are uncertain', async () => {
  const { ingredients, skipped, assumptions } = await run('1 tsp zorpum', '1 pinch of blarg');
  expect(ingredients).toHaveLength(POT.length);
  expect(skipped.map(({ text, isMinor }) => [text, isMinor])).toEqual([
    ['1 tsp zorpum', true],
    ['1 pinch of blarg', true],
  ]);
  expect(assumptions).toContain(
    'Computed without minor ingredients that are uncertain, "1 tsp zorpum" and "1 pinch of blarg": at most 7 g and 1 % of the energy',
  );
});

test.each([
  '1 cup zorp',
  '300 g zorp',
  '2 zorps',
  '1 tin zorp',
  // A spoon of salt matters more than its weight and energy.
  '1 tbsp zorp bouillon base',
  '2 EL Zorpwürze',
  // Its amount is unclear, and it is like a food.
  'Mürbeteig mit Zorp',
])('"%s" may matter, so that it stops the recipe', async (line) => {
  await expect(run(line)).rejects.toThrow('No certain match');
});

test('many minor ingredients together are not minor', async () => {
  const zorps = Array.from({ length: 12 }, (_, at) => `2 tbsp zorp ${'abcdefghijkl'[at]}`);
  await expect(run(...zorps)).rejects.toThrow('No certain match');
});

test('a spoon of something fat counts as pure fat', async () => {
  const pan = evaluatePostedRecipe.input.read({
    ingredients: ['200 g courgettes', '100 g leek', '2 tomatoes', '1 tbsp zorp fat'],
  });
  await expect(evaluatePostedRecipe.run(services, pan)).rejects.toThrow('No certain match');
});

test('with one or two certain ingredients, nothing is minor', async () => {
  const few = evaluatePostedRecipe.input.read({
    ingredients: ['1 kg beef mince', '500 g potatoes', '1 pinch of blarg'],
  });
  await expect(evaluatePostedRecipe.run(services, few)).rejects.toThrow('No certain match');
});

test.each([
  ['Frische Zorpkräuter zum Garnieren', 'seasons'],
  ['1 Päckchen Zorparoma', 'is sold in sachets'],
  ['30 ml Zorpsud', 'is little more than water'],
  ['Xyzzy', 'is like no food'],
])('"%s" is minor, since it %s', async (line) => {
  const { skipped } = await run(line);
  expect(skipped).toMatchObject([{ text: line, isMinor: true }]);
});

test('a food without an amount is left out if people add as much as they like', async () => {
  const { ingredients, assumptions } = await run('Orangensaft nach Belieben', 'Salz nach Belieben');
  expect(ingredients.map(({ foodId }) => foodId).slice(POT.length)).toEqual(['salt.raw']);
  expect(assumptions).toContain(
    'Orangensaft nach Belieben: left out, since it has no amount and people add as much as they like',
  );
});
