import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../src/operations/services.ts';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (line: string) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read({ ingredients: [line] }));

test.each<[line: string, foodIds: string[]]>([
  ['je 1 rote und gelbe Paprika', ['red-pepper.raw', 'yellow-pepper.raw']],
  ['1 red and 1 green bell pepper', ['red-pepper.raw', 'green-pepper.raw']],
  ['2 bell peppers (1 red, 1 green)', ['red-pepper.raw', 'green-pepper.raw']],
  ['Salz, Zucker, 1 Prise Zimt', ['salt.raw', 'sugar.raw', 'cinnamon.dried']],
  ['Salz · Pfeffer', ['salt.raw', 'black-pepper.dried']],
  ['je 1 TL Zimt und Nelken', ['cinnamon.dried', 'cloves.dried']],
  ['1 Päckchen Puddingpulver, Vanille', ['custard-powder.raw']],
  ['500 g Joghurt, Vanille', ['vanilla-yoghurt.raw']],
  ['1 EL Essig, 2 EL Öl, Salz', ['vinegar.raw', 'vegetable-oil.raw', 'salt.raw']],
  ['2 EL Öl, Salz und Pfeffer', ['vegetable-oil.raw', 'salt.raw', 'black-pepper.dried']],
  ['500 g Kartoffeln, Butter, Muskat', ['potato.raw', 'butter.raw', 'nutmeg.dried']],
  ['200 g Mehl, 1 TL Zimt, Zucker', ['white-flour.raw', 'cinnamon.dried', 'sugar.raw']],
  ['1 kg Kartoffeln, Butter, Speck', ['potato.raw', 'butter.raw']],
  // What follows the comma may describe the food.
  ['500 ml Brühe, Huhn', ['chicken-stock.boiled']],
  ['300 ml Milch, Ziege', ['goat-milk.raw']],
  ['200 g Salami, Pute', ['poultry-salami.raw']],
  ['3 Eier, Eigelb', ['egg-yolk.raw']],
  ['200 g Mehl, Mandeln', ['white-flour.raw']],
  ['2 eggs, milk for brushing', ['egg.raw']],
  ['200 g Käse, Gouda', ['gouda.raw']],
  ['200 g chocolate, milk', ['milk-chocolate.raw']],
  ['100 g Nüsse, Mandeln', ['mixed-nuts.raw']],
  ['1 kg Kartoffeln, Pellkartoffeln', ['potato.raw']],
  ['1 Dose Pfirsiche, Saft abgetropft', ['tinned-peaches.raw']],
  ['1 chicken breast, skin removed', ['chicken-breast.raw']],
  ['6 brown eggs', ['egg.raw']],
])('the ingredients of %s are %s', async (line, foodIds) => {
  const { ingredients } = await run(line);
  expect(ingredients.map(({ foodId }) => foodId)).toEqual(foodIds);
});

test.each([
  ['200 g flour, eggs, milk', '"eggs" and "milk"'],
  ['200 g Mehl, Mandeln', '"Mandeln"'],
  ['1 kg Kartoffeln, Butter, Speck', '"Speck"'],
])('%s leaves out what may be the kind of food, and says so', async (line, leftOut) => {
  const { assumptions } = await run(line);
  expect(assumptions.join()).toContain(`${line}: left out ${leftOut}, perhaps only the kind`);
});

test.each([['250 g Quark, Magerstufe'], ['500 g Kartoffeln, Butter, Muskat']])(
  '%s leaves out nothing',
  async (line) => {
    const { assumptions } = await run(line);
    expect(assumptions.join()).not.toContain('left out');
  },
);

test('an unknown food among several with one amount is a fault', async () => {
  await expect(run('je 2 rote und lila Äpfel')).rejects.toThrow();
});

test('an impossible amount is a fault with the location of its line', async () => {
  await expect(run('2000000000000 g potatoes')).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'The amount in "2000000000000 g potatoes" is too large',
        location: { pointer: '/ingredients/0' },
      },
    ],
  });
});

test('a cooking method says that it changes no weight, unless the weight is given', async () => {
  const assumptionsOf = async (settings: object) => {
    const input = { ingredients: ['500 g potatoes'], cooked: 'boiled', ...settings };
    const result = await evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read(input));
    return result.assumptions.join();
  };
  expect(await assumptionsOf({})).toContain('adds and removes no water');
  expect(await assumptionsOf({ weight: 600 })).not.toContain('adds and removes no water');
});
