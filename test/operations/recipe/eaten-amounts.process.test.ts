import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../src/operations/services.ts';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (ingredients: readonly string[], more: object = {}) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read({ ingredients, ...more }));

const weights = async (lines: readonly string[]) =>
  (await run(lines)).ingredients.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`);

test('a liquid that a food is dissolved in counts as well', async () => {
  expect(await weights(['1 stock cube dissolved in 500 ml water'])).toContain('water.raw 500');
  expect(await weights(['1 Würfel Hefe in 100 ml Milch aufgelöst'])).toEqual([
    ...['fresh-yeast.raw 42', 'milk.raw 103'],
  ]);
});

test('water that a food soaks in is left out, and a note says so', async () => {
  const { ingredients, assumptions } = await run(['100 g cashews, soaked in 500 ml water']);
  expect(ingredients).toHaveLength(1);
  expect(assumptions.join()).toContain('left out the water that it soaked in');
});

test('food that nobody eats is skipped, and a note says so', async () => {
  const { ingredients, assumptions } = await run(['500 g pasta', '5 l water, for the pasta']);
  expect(ingredients.map(({ foodId }) => foodId)).toEqual(['pasta.raw']);
  expect(assumptions).toContain(
    '5 l water, for the pasta: left out, since the cooking water is not eaten',
  );
});

test('a tenth of a pot of oil for frying counts, and all of a few spoons', async () => {
  expect(await weights(['1 litre oil for deep frying', '3 EL Öl zum Ausbacken'])).toEqual([
    ...['vegetable-oil.raw 95', 'vegetable-oil.raw 41'],
  ]);
});

test('a boiled dish with much water has a note', async () => {
  const { assumptions } = await run(['500 g pasta', '5 l water'], { cooked: 'boiled' });
  expect(assumptions.join()).toContain('Counted the 5000 g of water among the ingredients');
});

test.each([
  ['1 cup milk or 1/2 cup cream', 'milk.raw 244', '1/2 cup cream'],
  ['100 g Rosinen oder 50 g Nüsse', 'raisins.dried 100', '50 g Nüsse'],
  ['1 cup buttermilk (or milk + lemon juice)', 'buttermilk.raw 245', 'milk + lemon juice'],
])(
  'the first of the alternatives in "%s" counts, and a note names the other',
  async (line, food, other) => {
    const { ingredients, assumptions } = await run([line]);
    expect(ingredients.map(({ foodId, grams }) => `${foodId} ${grams}`)).toEqual([food]);
    expect(assumptions).toContain(`${line}: used the first of the alternatives, not ${other}`);
  },
);

test('a range of fractions counts as its middle', async () => {
  expect(await weights(['1/2 - 1 EL Öl', '1-1½ EL Öl'])).toEqual([
    ...['vegetable-oil.raw 10', 'vegetable-oil.raw 17'],
  ]);
});

test('a heading among the ingredients of a request is skipped, and a note names it', async () => {
  const { ingredients, assumptions } = await run(['For the sauce:', '1 egg']);
  expect(ingredients.map(({ foodId }) => foodId)).toEqual(['egg.raw']);
  expect(assumptions.join()).toContain('For the sauce:');
});
