import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../../src/operations/services.ts';
import { CATALOGUE } from '../../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (line: string) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read({ ingredients: [line] }));

test.each([
  ['200 g pasture-raised bacon', 'bacon.raw', 200, 'read as "200 g bacon"'],
  ['3 tbsp home-grown tapioca', 'tapioca.raw', undefined, 'read as "3 tbsp tapioca"'],
  ['150 ml double (heavy) cream', 'double-cream.raw', undefined, 'read as "150 ml double cream"'],
  ['5 medium russet potatoes (about 3 inches)', 'potato.raw', 700, 'read as "5 medium potatoes"'],
  ['4 cardamom pods - tie them into a cloth', 'cardamom.dried', undefined, 'read as "4 cardamom'],
  ['400 g festen Honig', 'honey.raw', 400, 'read as'],
  ['600 g Rahmspinat in Blöcken', 'creamed-spinach.raw', 600, 'read as "600 g Rahmspinat"'],
  ['Zimtstange von ca. 3 cm', 'cinnamon.dried', undefined, 'read as "Zimtstange"'],
  ['2 lb floury old potatoes, such as Russets', 'potato.raw', 907, 'read as'],
])('"%s" is read in plainer words', async (line, foodId, grams, note) => {
  const { ingredients, assumptions } = await run(line);
  expect(ingredients.map((one) => one.foodId)).toEqual([foodId]);
  if (grams !== undefined) expect(ingredients[0]?.grams).toBeCloseTo(grams, -0.5);
  expect(assumptions.join('\n')).toContain(note);
});

test.each([
  '200 g pflanzlicher Rahm',
  '200 g fermented butter',
  '300 g gegarter Reis',
  '200 g pre-cooked lentils',
  '100 g gefriergetrocknete Himbeeren',
  '1 l teilentrahmte Milch',
  '200 g chocolate-dipped strawberries',
  '200 g honey-roasted walnuts',
  '200 g smoke-flavored walnuts',
  '150 g zuckerfreier Joghurt',
  // The kind decides how large a piece is.
  '1 squash, cubed (blue kuri or other)',
  '1 wheel of zorp (cheese)',
])('"%s" stays uncertain, since its words may change the food', async (line) => {
  await expect(run(line)).rejects.toThrow('No certain match');
});

test.each([
  ['200 ml milk (oat)', 'oat-drink.raw'],
  ['100 g butter - vegan', 'vegan-butter.raw'],
  ['200 g noodles (rice)', 'rice-noodles.raw'],
])('the kind in "%s" counts', async (line, foodId) => {
  const { ingredients } = await run(line);
  expect(ingredients.map((one) => one.foodId)).toEqual([foodId]);
});

test('a number that is glued to a unit is not a number of pieces', async () => {
  const { ingredients } = await run('2kgmehligkochende Kartoffeln');
  expect(ingredients).toMatchObject([{ foodId: 'potato.raw', grams: 2000 }]);
});
