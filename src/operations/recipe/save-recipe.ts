import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import { checkFood } from '../../rules/foods/check-food.ts';
import { ruleOf } from '../../rules/rule-book.ts';
import { fieldMeta, fields } from '../fields.ts';
import { operation } from '../operation.ts';
import type { RecipeResult } from './compose-recipe.ts';
import { RECIPES_SOURCE, recipeFood } from './recipe-food.ts';
import { throwFaults } from './weighing/skipped-ingredients.ts';

const SAVE_INPUT = fields({
  catalogue: v.pipe(
    v.string('The catalogue name must be text'),
    v.description('Catalogue file to create, or to add the dish to'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  base: v.pipe(
    v.optional(v.string('The catalogue name must be text')),
    v.description('Catalogue to copy into a new file'),
    fieldMeta({ code: 'request/invalid', expected: 'a catalogue file' }),
  ),
});

/** The resources that saving needs in addition to its input. */
export interface SaveNeeds {
  readonly recipe: RecipeResult;
  /** Called if it waits for another import into the file. */
  readonly onWait?: () => void;
}

/** Saves a dish as a food of a catalogue file, in place of the dish that had its name before. */
export const saveRecipe = operation({
  name: 'save-recipe',
  summary: 'Save a recipe as a food in a catalogue file',
  input: SAVE_INPUT,
  http: {
    notOffered: 'It writes files, and the catalogue of a running service must not change',
  },
  async run(
    { recipe, onWait }: SaveNeeds,
    { catalogue, base },
  ): Promise<{ readonly food: Food; readonly isChanged: boolean }> {
    // A saved food counts as complete, because a catalogue cannot say what a dish lacks, or what was guessed.
    throwFaults([...recipe.skipped, ...recipe.guessed]);
    const food = recipeFood(recipe);
    const faults = faultsOf(food);
    if (faults.length > 0) throw ViandError.of(faults);
    const { importSource } = await import('../../catalogue/importing/import-source.ts');
    // Read under the lock of the import, so that no dish that is saved meanwhile is lost.
    async function* foods(): AsyncGenerator<Food> {
      const file = existsSync(catalogue) ? catalogue : base;
      if (file !== undefined) {
        for (const saved of await savedIn(file)) if (saved.id !== food.id) yield saved;
      }
      yield food;
    }
    const collection = { source: RECIPES_SOURCE, foods: foods(), legacyIds: [], codes: [] };
    return { food, isChanged: await importSource(catalogue, collection, { base, onWait }) };
  },
});

async function savedIn(file: string): Promise<Food[]> {
  const { openCatalogue } = await import('../../catalogue/catalogue.ts');
  const catalogue = openCatalogue(file);
  try {
    const found = catalogue.collections().find(({ source }) => source.id === RECIPES_SOURCE.id);
    return [...(found?.foods ?? [])];
  } finally {
    catalogue.close();
  }
}

function faultsOf(food: Food): Diagnostic[] {
  if (food.name.trim() === '') {
    return [
      {
        code: 'request/invalid',
        message: 'Cannot save the recipe: it has no name',
        field: 'name',
        expected: 'a title in the recipe, or --name',
      },
    ];
  }
  return checkFood(food)
    .filter(({ code }) => ruleOf(code).severity === 'error')
    .map(({ amountOf: _, ...fault }) => fault);
}
