import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../src/operations/services.ts';
import { CATALOGUE } from '../../server/support.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const DISH = ['1 kg potatoes', '400 g flour', '150 g butter', '100 g sugar'];

const run = (...lines: string[]) =>
  evaluatePostedRecipe.run(
    services,
    evaluatePostedRecipe.input.read({ ingredients: [...DISH, ...lines] }),
  );

test.each([
  ['100 g Valencian rice', 'white-rice.raw', 'Wild rice'],
  ['60 g raw Italian turkey breast', 'turkey-breast.raw', 'with skin'],
  ['50 g Zorpkäse', 'gouda.raw', 'cottage cheese'],
  ['1 tsp natural vanilla extract', 'vanilla-extract.raw', ''],
  ['200 g Karotten knackig', 'carrot.raw', ''],
])('"%s" counts as its plain food, since no word can matter much', async (line, foodId, other) => {
  const { ingredients, assumptions } = await run(line);
  expect(ingredients.at(-1)).toMatchObject({ text: line, foodId });
  expect(ingredients.at(-1)?.mayBe).toBeDefined();
  expect(ingredients.at(-1)?.confidence).toBeLessThan(0.8);
  expect(assumptions.join('\n')).toContain(`${line}: counted as `);
  expect(assumptions.join('\n')).toMatch(new RegExp(other, 'i'));
});

test.each([
  // Kinds whose energy differs too much.
  '400 g zorp cheese',
  '800 g Zorphackfleisch',
  // Few kinds show little of an unknown one.
  '1 kg zorp honey',
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
  const { ingredients } = await run('3 TL veganes Gemüsebrühpulver', '2 tbsp vegan noodles');
  expect(ingredients.slice(DISH.length)).toHaveLength(2);
});

test('the first half of a compound has the end of the second one', async () => {
  const { ingredients, assumptions } = await run('250 g Rinder- oder Schweinehack');
  expect(ingredients.at(-1)).toMatchObject({ foodId: 'minced-beef.raw', grams: 250 });
  expect(assumptions.join('\n')).toContain('used the first of the alternatives');
});

test('a food without salt that the catalogue only has with salt is noted', async () => {
  const { assumptions } = await run('500 ml vegetable stock without salt', 'ohne Pfeffer');
  expect(assumptions.join('\n')).toContain('without salt: with the usual salt, which is more');
  expect(assumptions.join('\n')).toContain('ohne Pfeffer: left out');
});

test('a small uncertain amount of a certain food counts with its usual size', async () => {
  const { ingredients, assumptions } = await run('4 thyme sprigs');
  expect(ingredients.at(-1)).toMatchObject({ foodId: 'fresh-thyme.raw' });
  expect(assumptions.join('\n')).toContain('4 thyme sprigs: its amount is uncertain');
});
