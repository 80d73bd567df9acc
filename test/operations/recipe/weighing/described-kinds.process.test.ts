import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../../src/operations/services.ts';
import { CATALOGUE } from '../../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const DISH = ['1 kg potatoes', '400 g flour', '150 g butter', '100 g sugar'];

const run = (...lines: string[]) =>
  evaluatePostedRecipe.run(
    services,
    evaluatePostedRecipe.input.read({ ingredients: [...DISH, ...lines] }),
  );

test.each([
  [
    '20 g Valencian rice',
    'white-rice.raw',
    'unknown "Valencian"; any other food would have at most',
  ],
  ['15 g Italian turkey breast', 'turkey-breast.raw', 'any other food'],
  ['15 g Zorpkäse', 'gouda.raw', 'unknown "Zorp"'],
  ['1 tsp natural vanilla extract', 'vanilla-extract.raw', ''],
  ['200 g Karotten knackig', 'carrot.raw', 'instead of it'],
])('"%s" counts as its plain food, since no word can matter much', async (line, foodId, other) => {
  const { ingredients, assumptions } = await run(line);
  expect(ingredients.at(-1)).toMatchObject({ text: line, foodId });
  expect(ingredients.at(-1)?.mayBe).toBeDefined();
  expect(ingredients.at(-1)?.confidence).toBeLessThan(0.8);
  expect(assumptions.join('\n')).toContain(`${line}: counted as `);
  expect(assumptions.join('\n')).toMatch(new RegExp(other, 'i'));
});

test.each([
  // An unknown food may be as rich as fat, however many kinds are known.
  '400 g zorp cheese',
  '800 g Zorphackfleisch',
  '1 kg zorp honey',
  '100 g zorp rice',
  // Words between a number and a food may be measures.
  '1 zorp onions',
  '1 crate of potatoes',
  '1 Kiste Äpfel',
  // Words that make something else of a food.
  '300 g mock duck',
  '300 g vegan ham',
  '300 g zorp milk powder',
  '300 g sugar-free zorp jam',
  '300 g oil-free zorp dressing',
  '300 g banana flour',
  '300 g Butterersatz',
  '300 g low-carb pasta',
  '300 g 0.5 % zorp yoghurt',
  // Not every ending of a word is a part of a compound.
  '300 g Quittenpaste',
  // "Whale" only ends like a German adjective.
  '400 g whale steak',
])('"%s" stays a question', async (line) => {
  await expect(run(line)).rejects.toThrow('No certain match');
});

test('"vegan" says nothing new of a food of plants', async () => {
  const { ingredients } = await run('3 TL veganes Gemüsebrühpulver');
  expect(ingredients.slice(DISH.length)).toHaveLength(1);
});

test('the first half of a compound has the end of the second one', async () => {
  const { ingredients, assumptions } = await run(
    ...['250 g Rinder- oder Schweinehack', '200 g Rinder-/Schweinehack'],
    '3 EL Raps- oder Olivenöl',
  );
  expect(ingredients.slice(DISH.length)).toMatchObject([
    ...[250, 200].map((grams) => ({ foodId: 'minced-beef.raw', grams })),
    { foodId: 'rapeseed-oil.raw' },
  ]);
  expect(assumptions.join('\n')).toContain('used the first of the alternatives');
});

test('a food without salt that the catalogue only has with salt is noted', async () => {
  const { assumptions } = await run('500 ml vegetable stock without salt', 'ohne Pfeffer');
  expect(assumptions.join('\n')).toContain('without salt: with the usual salt, which is more');
  expect(assumptions.join('\n')).toContain('ohne Pfeffer: left out');
});

test.each([
  // Numbers that may lack their unit.
  ...['40 eggs', '70 onions'],
  // Amounts that may be of one or of all.
  ...['9 tomatoes, 700 g', '6 tomatoes 2 kg'],
  // Two amounts that contradict each other.
  ...['1 cup cream 3 kg', '8 oz butter 900 g'],
  // Amounts that lack another one.
  ...['300 g minus 50 g sugar', '1 cup cream minus the foam'],
])('"%s" has no certain amount', async (line) => {
  await expect(run(line)).rejects.toThrow(/: (?:No certain match for|The amount of) ./);
});

test.each(['150 g carrot powder', '150 g carrot leather', '150 g cheese made of walnuts'])(
  '"%s" is none of the kinds of a food that its other words name',
  async (line) => {
    await expect(run(line)).rejects.toThrow('No certain match');
  },
);

test.each(['300 g flour, almonds', '300 g flour, rice'])(
  '"%s" may be two foods, and the second never has the amount of the first',
  async (line) => {
    await expect(run(line)).rejects.toThrow('No certain match');
  },
);

test.each([
  // What stands before a preposition or a conjunction is another food.
  ...['15 g Zorpfilets in Öl', '15 g Zorpringe im eigenen Saft'],
  ...['15 g zorp mix for chicken', '15 g zorp and cheese'],
  // The first part of the compound changes the last one.
  '15 g Dörrpilze',
])('"%s" is no amount of its last food', async (line) => {
  const { ingredients, skipped } = await run(line);
  expect(ingredients).toHaveLength(DISH.length);
  expect(skipped).toMatchObject([{ text: line, isMinor: true }]);
});

test('a small uncertain amount of a certain food counts with its usual size', async () => {
  const { ingredients, assumptions } = await run('4 thyme sprigs');
  expect(ingredients.at(-1)).toMatchObject({ foodId: 'fresh-thyme.raw' });
  expect(assumptions.join('\n')).toContain('4 thyme sprigs: its amount is uncertain, counted as');
  expect(assumptions.join('\n')).not.toContain('no amount given: standard serving, 0.8 g');
});
