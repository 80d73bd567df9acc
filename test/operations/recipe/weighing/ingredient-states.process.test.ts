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
  // "Roast" after an animal or a cut names what a shop sells.
  ['3 lb chuck roast', 'chuck.raw'],
  ['4 lb pork shoulder roast, trimmed', 'pork-shoulder.raw'],
  ['3 lb pork roast', 'pork.raw'],
  ['2 lb rib roast', 'rib-of-beef.raw'],
  ['3 lb rump roast', 'rump-steak.raw'],
  ['1 kg roast pork', 'roast-pork.roasted'],
  ['200 g cooked pork roast, shredded', 'pork.roasted'],
  // Its own name says that it is cooked.
  ['200 g cooked ham', 'ham.raw'],
  ['200 g Kochschinken', 'ham.raw'],
  ['200 g cooked rice', 'white-rice.boiled'],
  ['7 g Trockenhefe', 'bakers-yeast.dried'],
  ['1 Pck. Trockenhefe', 'bakers-yeast.dried'],
  ['1 Päckchen Hefe', 'bakers-yeast.dried'],
  ['20 g Hefe', 'fresh-yeast.raw'],
  ['1 sheet nori', 'nori.dried'],
  ['100 g cranberries', 'cranberries.raw'],
])('a recipe counts %s as %s', async (line, foodId) => {
  const { ingredients } = await run(line);
  expect(ingredients.map((one) => one.foodId)).toEqual([foodId]);
});

test('a recipe says that a food counts as cooked if the catalogue has no raw one', async () => {
  const { ingredients, assumptions } = await run('500 g duck breast');
  expect(ingredients[0]?.foodId).toBe('duck-breast.fried');
  expect(assumptions).toContain(
    '500 g duck breast: counted as fried, since the catalogue has no raw one',
  );
});
