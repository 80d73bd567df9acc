import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { evaluatePostedRecipe } from '../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../src/operations/services.ts';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (text: string) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read({ text }));

test('text of the page around the ingredients is named, and foods among it count', async () => {
  const { ingredients, assumptions } = await run(
    'Kitchen notes\nServes 4\nKettle, large\n\n200 g leeks\n1 onion\nsalt\n\nLeave a comment\n\npepper\n',
  );
  expect(ingredients.map(({ foodId }) => foodId)).toEqual([
    'leek.raw',
    'onion.raw',
    'salt.raw',
    'black-pepper.dried',
  ]);
  expect(assumptions).toContain(
    'Skipped lines around the ingredients that name no certain food: "Kettle, large", "Leave a comment"',
  );
});

test('an unknown line in the paragraph of the ingredients is a fault', async () => {
  await expect(run('Leek pan\n\n200 g leeks\n1 onion\nxyzzy\n')).rejects.toThrow(
    'No certain match for "xyzzy"',
  );
});
