import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../../src/operations/services.ts';
import { CATALOGUE } from '../../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (text: string) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read({ text }));

test('amounts of one person count for all of them', async () => {
  const { ingredients, assumptions } = await run(
    'Salat\nFür 4 Personen\n200 g Gurke\nPro Person:\n50 g Feta\n',
  );
  expect(ingredients.map(({ foodId, grams }) => [foodId, grams])).toEqual([
    ['cucumber.raw', 200],
    ['feta.raw', 200],
  ]);
  expect(assumptions).toContain('50 g Feta: counted 4 times, since the heading is "Pro Person:"');
});

test.each([
  'Salat\n200 g Gurke\nPro Person:\n50 g Feta\n',
  'Pizza\nFür 4 Personen\n500 g Mehl\nBelag je Blech:\n50 g Feta\n',
])('amounts of one of an unknown number are a fault: %j', async (text) => {
  await expect(run(text)).rejects.toThrow(
    /"50 g Feta" is the amount for one piece, because the heading is/,
  );
});

test('two amounts of a certain food that differ are a fault of the amount, not of the food', async () => {
  await expect(run('500 g Mehl\n3 Eier\n1 cup yoghurt 2 kg\n')).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'meal/bad-amount',
        message: 'The amount of "1 cup yoghurt 2 kg" is uncertain',
        expected: 'one amount with its unit, such as 200 g',
      },
    ],
  });
});
