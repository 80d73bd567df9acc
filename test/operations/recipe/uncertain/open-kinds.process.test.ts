import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../../src/operations/services.ts';
import { CATALOGUE } from '../../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (...ingredients: string[]) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read({ ingredients }));

const foods = async (...lines: string[]) =>
  (await run(...lines)).ingredients.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`);

test('a kind that the line leaves open counts if the dish has nearly the same energy with each of them', async () => {
  const cake = ['500 g flour', '300 g butter', '300 g sugar', '4 eggs'];
  const { ingredients, assumptions } = await run(...cake, '100 g quark');
  expect(ingredients.at(-1)).toMatchObject({ text: '100 g quark', grams: 100 });
  expect(assumptions.join('\n')).toMatch(
    /100 g quark: counted as .*quark; instead of it, .* at most \d %/,
  );
  await expect(run('500 g quark', ...cake)).rejects.toThrow('No certain match for "500 g quark"');
});

test('ingredients without an amount are an error if they are a large part of the dish', async () => {
  await expect(run('penne', 'courgettes', '1 onion', '1 tsp salt')).rejects.toThrow(
    '"penne" has no amount, but is a large part of the dish',
  );
  expect(await foods('500 g penne', '400 g courgettes', '1 onion', 'Parmesan')).toHaveLength(4);
});

test('the kind in brackets or in an example is the food', async () => {
  expect(await foods('40 g Zucker (Erythrit)')).toEqual(['erythritol 40'].map(raw));
  expect(await foods('90 g sugar (brown)')).toEqual(['brown-sugar 90'].map(raw));
  expect(await foods('120 g cheese, such as feta or halloumi')).toEqual(['feta 120'].map(raw));
  expect(await foods('120 g Käse (z. B. Feta), zerbröselt')).toEqual(['feta 120'].map(raw));
});

test('an example of one food is a kind of it, or a question', async () => {
  expect(await foods('300 g pasta (e.g. wholemeal)')).toEqual(['wholemeal-pasta 300'].map(raw));
  expect(await foods('300 g Mehl (z. B. Roggen)')).toEqual([expect.stringMatching(/rye.*flour/)]);
  expect(await foods('300 g potatoes such as new potatoes')).toEqual(['potato 300'].map(raw));
  await expect(run('300 ml Milch (z. B. Mandel)')).rejects.toThrow('No certain match');
});

test('an example of what one food tastes of is not the food', async () => {
  await expect(run('200 g Schmelzkäse (z. B. Sahne)')).rejects.toThrow('No certain match');
  expect(await foods('2 EL neutrales Öl (z. B. Rapsöl)')).toEqual([expect.stringMatching(/oil/)]);
});

test('the weight of all pieces counts', async () => {
  expect(await foods('4 potatoes; 700 g total')).toEqual(['potato.raw 700']);
  expect(await foods('3 chicken breasts (about 500 g total)')).toEqual(['chicken-breast.raw 500']);
  expect(await foods('5 Kartoffeln, insgesamt ca. 800 g')).toEqual(['potato.raw 800']);
});

test('a German "Becher" of what shops sell in bags is an unknown measure', async () => {
  await expect(run('2 Becher Mehl')).rejects.toThrow('2 Becher Mehl');
  expect(await foods('1 Becher Sahne')).toEqual(['cream.raw 200']);
});

test('shredded coconut is dried, unless it is fresh or sweetened', async () => {
  expect(await foods('60 g unsweetened shredded coconut')).toEqual(['desiccated-coconut.dried 60']);
  expect(await foods('60 g sweetened shredded coconut')).toEqual(['sweetened-coconut.dried 60']);
  expect(await foods('60 g fresh shredded coconut')).toEqual(['coconut.raw 60']);
});

test('simple syrup counts as sugar and water, and a rind does not count', async () => {
  expect(await foods('2 cl simple syrup')).toEqual(['sugar.raw 12', 'water.raw 12']);
  const { ingredients } = await run(
    '500 g cooked kidney beans',
    '1 Parmesan cheese rind',
    '1 onion',
  );
  expect(ingredients).toHaveLength(2);
});

test.each([
  ['1 kg 90% lean ground beef', 'minced-beef-10.raw 1000'],
  ['1 kg 85 % extra lean ground beef', 'minced-beef-15.raw 1000'],
  ['1 kg lean ground beef (at least 90%)', 'minced-beef-10.raw 1000'],
  ['1 kg lean minced beef 10% fat', 'minced-beef-10.raw 1000'],
  ['1 kg beef mince (15%)', 'minced-beef-15.raw 1000'],
  ['1 kg 96% extra-lean ground beef', 'lean-minced-beef.raw 1000'],
  ['1 kg lean ground beef', 'lean-minced-beef.raw 1000'],
  ['2 large egg whites', 'egg-white.raw 80'],
  ['1 kg 93% lean ground turkey', 'minced-turkey.raw 1000'],
  ['4 TL Currypulver - glutenfrei', 'curry-powder.dried 8'],
  ['1 Stück Ingwer, ca. 2 cm', 'ginger.raw 12'],
  ['Die Schale einer unbehandelten (Bio-)Orange', 'orange-peel.raw 5'],
  ['1 small pack thyme', 'fresh-thyme.raw 23'],
  ['2 cups unbleached bread flour', 'bread-flour.raw 274'],
  ['a few tomatoes', 'tomato.raw 315'],
  ['2 cups mashed bananas', 'banana.raw 450'],
  ['3 Zwiebeln fein hacken', 'onion.raw 330'],
  ['400g lean steak mince', 'lean-minced-beef.raw 400'],
  ['500 ml Gemüsesuppe', 'vegetable-stock.boiled 505'],
  ['12 cloves', 'cloves.dried 1'],
])('"%s" has plain words', async (line, food) => {
  expect(await foods(line)).toEqual([food]);
});

function raw(food: string): string {
  return food.replace(' ', '.raw ');
}
