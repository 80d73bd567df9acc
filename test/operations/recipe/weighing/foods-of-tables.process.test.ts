import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../../src/catalogue/importing/import-source.ts';
import { withUsualSizes } from '../../../../src/catalogue/usual-sizes.ts';
import type { Food, Processing } from '../../../../src/model/food.ts';
import { evaluatePostedRecipe } from '../../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../../src/operations/services.ts';
import { CATALOGUE } from '../../../support/embedded-catalogue.ts';
import { makeCollection, makeFood, makeVariant, nutrients } from '../../../support/foods.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

type States = Partial<Record<Processing, Parameters<typeof nutrients>[0]>>;

/** A food as published tables have it: without sizes, and in the states that were analysed. */
function foodOfTable(name: string, states: States): Food {
  const variants = Object.entries(states).map(([processing, amounts]) =>
    makeVariant({
      id: `${name}.${processing}`,
      processing: processing as Processing,
      nutrients: nutrients(amounts),
      servingSizes: [],
    }),
  );
  return makeFood({
    ...{ id: name, name, standardServingType: null, standardUnit: 'g', variants },
    standardProcessing: variants[0]?.processing ?? 'raw',
  });
}

const DRY = { energy: 1480, protein: 8, fat: 0.6, carbohydrates: 77 };
const BOILED = { energy: 500, protein: 3, fat: 0.3, carbohydrates: 25 };
const DRY_PULSE = { energy: 1380, protein: 24, fat: 1.5, carbohydrates: 48 };
const BOILED_PULSE = { energy: 480, protein: 8, fat: 0.5, carbohydrates: 17 };
const EGG = { energy: 570, protein: 12, fat: 9.5, carbohydrates: 0.7 };

async function recipe(line: string, foods: readonly Food[]) {
  const file = path.join(tempFolder(), 'table.sqlite');
  const about = { id: 'table', name: 'table', release: '1', licence: 'none' };
  await importSource(file, makeCollection(about, foods));
  const catalogue = withUsualSizes(openCatalogue(file), CATALOGUE);
  const input = evaluatePostedRecipe.input.read({ ingredients: [line] });
  return evaluatePostedRecipe.run(servicesOf(catalogue), input).finally(() => catalogue.close());
}

test('a recipe weighs rice dry, although people mostly eat it boiled', async () => {
  const rice = foodOfTable('Rice, white', { raw: DRY, boiled: BOILED });
  const { ingredients, assumptions } = await recipe('200 g rice', [rice]);
  expect(ingredients).toMatchObject([{ foodId: 'Rice, white.raw', grams: 200 }]);
  expect(assumptions.join()).not.toContain('counted as cooked');
});

test('a recipe finds the dry food that a table lists under a name of its own', async () => {
  const foods = [
    foodOfTable('Lentils, whole, cooked', { boiled: BOILED_PULSE }),
    foodOfTable('Lentils, whole, dried', { dried: DRY_PULSE }),
  ];
  const { ingredients } = await recipe('200 g lentils', foods);
  expect(ingredients).toMatchObject([{ foodId: 'Lentils, whole, dried.dried', grams: 200 }]);
});

test('a recipe is not certain of rice that a table has only boiled', async () => {
  const rice = foodOfTable('Rice, white', { boiled: BOILED });
  await expect(recipe('200 g rice', [rice])).rejects.toThrow('No certain match for "200 g rice"');
  const { ingredients } = await recipe('200 g cooked rice', [rice]);
  expect(ingredients).toMatchObject([{ foodId: 'Rice, white.boiled', grams: 200 }]);
});

test("a recipe counts raw eggs of a table in the size of viand's own", async () => {
  const eggs = foodOfTable('Egg', { raw: EGG, boiled: EGG });
  const { ingredients } = await recipe('3 eggs', [eggs]);
  expect(ingredients[0]?.foodId).toBe('Egg.raw');
  expect(ingredients[0]?.grams).toBeGreaterThan(140);
  expect(ingredients[0]?.grams).toBeLessThan(190);
});
