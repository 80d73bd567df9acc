import { Readable } from 'node:stream';
import { STDIN } from '../../io/reading/text-source.ts';
import { JUDGED_BYTES, judgeEntryTable } from '../../meals/entries/entry-table.ts';
import { mealList } from '../../meals/entries/meal-list.ts';
import type { ReadOptions } from '../../meals/entries/reading.ts';
import { readMeals } from '../../meals/read-meals.ts';
import { isGroupHeading } from '../../meals/recipes/ingredients/group-headings.ts';
import { droppedNotes } from '../../meals/recipes/text/around/dropped-lines.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { SURE_CONFIDENCE } from '../../model/entry.ts';
import { operation } from '../operation.ts';
import type { Services, StandardInput } from '../services.ts';
import { composeRecipe, type RecipeResult } from './compose-recipe.ts';
import { readWritten } from './reading/read-written.ts';
import { textOfFile } from './reading/text-of-file.ts';
import { MAX_INGREDIENTS, POSTED_RECIPE_INPUT, RECIPE_INPUT } from './recipe-input.ts';
import { measureMatcher } from './weighing/measure-matcher.ts';
import type { SkippedIngredient } from './weighing/skipped-ingredients.ts';
import { weighEntries } from './weighing/weigh-entries.ts';
import { weighLines } from './weighing/weigh-ingredients.ts';

export type { RecipeResult };

const MEAL_OPTIONS: ReadOptions = { groupBy: [], columnMap: {}, unit: undefined };

/** Computes the composition of a dish from its recipe: in 100 g, and in a serving. */
export const evaluateRecipe = operation({
  name: 'recipe',
  summary: 'Compute the nutrients of a recipe',
  input: RECIPE_INPUT,
  http: { notOffered: 'It reads files of the machine' },
  async run(
    services: Services & StandardInput,
    { file, encoding, accept = SURE_CONFIDENCE, ...settings },
  ): Promise<RecipeResult> {
    const {
      name,
      text,
      notes,
      isArchived = false,
    } = await textOfFile(file, services.stdin, encoding);
    const location = { file: name };
    if (!isArchived && isMealFile(text)) {
      const read = () => (file === STDIN ? Readable.from([Buffer.from(text)]) : services.stdin);
      const match = measureMatcher(services.catalogue);
      const weighed = await weighEntries(services, (sink) =>
        readMeals([file], read(), { ...MEAL_OPTIONS, encoding }, { ...sink, match }),
      );
      return composeRecipe(
        services,
        { name: '', servings: undefined, notes, ...weighed, location },
        settings,
      );
    }
    const { ingredients, ...recipe } = await readWritten(name, text);
    const weighed = weighLines(services, ingredients, accept);
    const all = [...recipe.notes, ...notes];
    return composeRecipe(services, { ...recipe, ...weighed, notes: all, location }, settings);
  },
});

/** Whether a text is a table of entries, or meals in JSON. */
function isMealFile(text: string): boolean {
  if (/^\s*[[{]/.test(text)) {
    return /"(?:entries|food_id|food_code)"\s*:/.test(text) && !/"recipes"\s*:/.test(text);
  }
  return judgeEntryTable(Buffer.from(text.slice(0, JUDGED_BYTES)), MEAL_OPTIONS) !== undefined;
}

const BODY = 'body';

/** Evaluates a recipe in a request. */
export const evaluatePostedRecipe = operation({
  name: 'evaluate-recipe',
  summary: 'Compute the nutrients of a recipe',
  input: POSTED_RECIPE_INPUT,
  http: {
    method: 'POST',
    path: '/evaluate/recipe',
    from: 'body',
    returns: 'recipe',
    isSlow: true,
  },
  async run(
    services: Services,
    {
      ingredients: lines = [],
      entries,
      text = '',
      accept = SURE_CONFIDENCE,
      skip_faulty: skipFaulty,
      ...settings
    },
  ): Promise<RecipeResult> {
    const written = await readWritten(BODY, text);
    const named = [
      ...lines.flatMap((line, index) =>
        isGroupHeading(line)
          ? []
          : [{ text: line, location: { file: BODY, pointer: `/ingredients/${index}` } }],
      ),
      ...written.ingredients.map(({ location: { line }, ...ingredient }) => ({
        ...ingredient,
        location: { file: BODY, pointer: '/text', ...(line === undefined ? {} : { line }) },
      })),
    ];
    if (named.length > MAX_INGREDIENTS) throw tooManyLines(named.length);
    const ofLines = weighLines(services, named, accept, '"accept"');
    const ofEntries = await weighEntries(
      services,
      entries === undefined ? () => {} : mealList([{ entries }]),
    );
    const ingredients = [...ofLines.ingredients, ...ofEntries.ingredients];
    const skipped = [...ofLines.skipped, ...ofEntries.skipped.map(inRecipe)];
    for (const { foodId } of ingredients) services.noteFood?.(foodId);
    const location = { file: BODY, pointer: '' };
    const { leftOut } = ofLines;
    const notes = [...written.notes, ...droppedNotes(lines.filter(isGroupHeading))];
    const weighed = { ...written, notes, ingredients, skipped, leftOut, location };
    return composeRecipe(services, weighed, { ...settings, skipFaulty });
  },
});

function tooManyLines(count: number): ViandError {
  return new ViandError({
    code: 'input/too-large',
    message: `Too many ingredients (${count})`,
    field: 'text',
    expected: `at most ${MAX_INGREDIENTS} lines`,
  });
}

/** The faults of a meal's entry, located at their places in the recipe. */
function inRecipe(one: SkippedIngredient): SkippedIngredient {
  const faults = one.faults.map(({ location, ...fault }) => ({
    ...fault,
    ...(location === undefined
      ? {}
      : { location: { ...location, pointer: location.pointer?.replace(/^\/0/, '') ?? '' } }),
  }));
  return { ...one, faults };
}
