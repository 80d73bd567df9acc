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
  ['1 (15 oz) can black beans', 'black-beans.boiled', 255, 60],
  ['410g can kidney beans', 'tinned-kidney-beans.raw', 246, 60],
  ['1 Dose Kichererbsen (400 g)', 'tinned-chickpeas.raw', 240, 60],
  ['2 (15 oz) cans chickpeas', 'tinned-chickpeas.raw', 510, 60],
  ['1 Dose Mais (340 g)', 'tinned-sweetcorn.raw', 238, 70],
  ['1 Glas Sauerkirschen (720 ml)', 'sour-cherry.raw', 360, 50],
  ['1 Glas Gewürzgurken (670 g)', 'gherkins.raw', 335, 50],
])('a recipe counts %s without its liquid, and says so', async (line, foodId, grams, percent) => {
  const { ingredients, assumptions } = await run(line);
  expect(ingredients[0]).toMatchObject({ foodId });
  expect(ingredients[0]?.grams).toBeCloseTo(grams, -0.5);
  expect(assumptions.join()).toContain(`counted ${percent} % of the tin or jar`);
  expect(assumptions.join()).not.toContain('counted with its liquid');
});

test.each([
  ['1 can (14 oz) diced tomatoes', 397],
  ['1 (15 oz) can baked beans', 425],
  ['1 can (14 oz) sweetened condensed milk', 397],
  ['1 tin (120 g) tuna', 120],
  // The weight of the food, and no size of a tin.
  ['400 g canned chickpeas', 400],
  ['1 Dose Kidneybohnen (Abtropfgewicht 255 g)', 255],
  // Foods without liquid, whatever they are made of.
  ['1 jar (200 g) hummus', 200],
  ['1 tin (300 g) wasabi peas', 300],
  ['1 jar (300 g) dried mushrooms', 300],
  // Already drained.
  ['1 tin chickpeas, drained (240 g)', 240],
  // No tin holds so little with its liquid.
  ['1 Dose Kidneybohnen (255 g)', 255],
])('a recipe counts all of %s', async (line, grams) => {
  const { ingredients, assumptions } = await run(line);
  expect(ingredients[0]?.grams).toBeCloseTo(grams, -0.5);
  expect(assumptions.join()).not.toContain('of the tin or jar');
});

test.each([
  ['2 (400 g) tins chickpeas, drained', 480, 60],
  ['2 (145 g) tins tuna, drained', 217.5, 75],
])('a recipe counts what is left of %s', async (line, grams, percent) => {
  const { ingredients, assumptions } = await run(line);
  expect(ingredients[0]?.grams).toBeCloseTo(grams, -0.5);
  expect(assumptions.join()).toContain(`counted ${percent} % of the tin, since it is drained`);
});

test.each(['800 g Kichererbsen', '400 g white beans', '425 g Kidneybohnen'])(
  'viand asks whether %s are dried or from tins',
  async (line) => {
    await expect(run(line)).rejects.toThrow(/No certain match .* aus der Dose|Tinned/);
  },
);

test.each([
  ['400 g Linsen', 'lentils.raw', 400],
  ['500 g Kichererbsen', 'chickpeas.raw', 500],
  ['400 g dried chickpeas', 'chickpeas.raw', 400],
  ['400 g cooked chickpeas', 'chickpeas.boiled', 400],
  ['2 x 400g tins (480g drained weight) chickpeas', 'tinned-chickpeas.raw', 480],
  ['3 x 400 g cans (240 g drained) chickpeas', 'tinned-chickpeas.raw', 720],
])('%s are %s', async (line, foodId, grams) => {
  const { ingredients } = await run(line);
  expect(ingredients).toMatchObject([{ foodId, grams }]);
});
