import * as v from 'valibot';
import { MEAL_LIST_SCHEMA } from '../../meals/entries/meal-list.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { PROCESSINGS } from '../../model/food.ts';
import { fieldMeta, fields, invalidValue } from '../fields.ts';
import type { JsonSchema } from '../json-schema.ts';
import { ACCEPT, RECORD_FIELDS } from '../meal-fields.ts';

const ABOVE_ZERO = v.pipe(
  v.number(invalidValue),
  v.gtValue(0, invalidValue),
  v.finite('The number is too large'),
);

/** What a caller may state about a recipe in addition to its ingredients. */
const SETTINGS = {
  name: v.pipe(
    v.optional(v.string('The name must be text')),
    v.description('Name of the dish, if the recipe does not say'),
    fieldMeta({ code: 'request/invalid', expected: 'text' }),
  ),
  servings: v.pipe(
    v.optional(ABOVE_ZERO),
    v.description('Servings, if the recipe does not say'),
    fieldMeta({ code: 'request/invalid', expected: 'a number above 0' }),
  ),
  weight: v.pipe(
    v.optional(ABOVE_ZERO),
    v.description('Weight of the finished dish in g (default: the weight of its ingredients)'),
    fieldMeta({ code: 'request/invalid', expected: 'grams above 0' }),
  ),
  yield: v.pipe(
    v.optional(ABOVE_ZERO),
    v.description('Weight of the finished dish / weight of its ingredients, such as 0.8'),
    fieldMeta({ code: 'request/invalid', expected: 'a number above 0' }),
  ),
  cooked: v.pipe(
    v.optional(v.picklist(PROCESSINGS, 'Unknown method')),
    v.description(
      "Cooking method; USDA's retention factors then reduce the vitamins and minerals of raw ingredients, but no water is added or removed",
    ),
    fieldMeta({ code: 'request/invalid', expected: PROCESSINGS.join(', ') }),
  ),
  accept: ACCEPT,
};

/** Whether a recipe is computed without its faulty ingredients. */
const SKIP_FAULTY = v.pipe(
  v.optional(v.boolean('skip_faulty must be true or false')),
  v.description('Skip faulty ingredients and list them'),
  fieldMeta({ code: 'request/invalid', expected: 'true or false' }),
);

type Settings = v.InferOutput<v.ObjectSchema<typeof SETTINGS, undefined>>;

/** The fault of a dish whose weight is given twice. */
function weighedTwice({ weight, yield: factor }: Settings): Diagnostic | undefined {
  if (weight === undefined || factor === undefined) return undefined;
  return {
    code: 'request/invalid',
    message: 'Both the weight and the yield are given',
    field: 'yield',
    value: String(factor),
    expected: 'only one of weight and yield',
  };
}

export const RECIPE_INPUT = fields(
  {
    file: v.pipe(
      v.string('The file name must be text'),
      v.description(
        'Recipe: one ingredient per line, Cooklang, schema.org as JSON-LD or a saved page, the export of a recipe manager, a meal file, a workbook, a document or a PDF; - for standard input',
      ),
      fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
    ),
    ...SETTINGS,
    skipFaulty: SKIP_FAULTY,
    encoding: RECORD_FIELDS.encoding,
  },
  weighedTwice,
);

/** The most lines of a recipe in one request. */
export const MAX_INGREDIENTS = 500;

/** The most characters of a recipe in one request. */
const MAX_RECIPE_CHARACTERS = 100_000;

const INGREDIENTS = `The ingredients must be a list of at most ${MAX_INGREDIENTS} lines`;
const TEXT = `The text must have at most ${MAX_RECIPE_CHARACTERS} characters`;

const { items: MEAL } = MEAL_LIST_SCHEMA as { readonly items: JsonSchema };
const { entries: ENTRIES } = MEAL['properties'] as { readonly entries: JsonSchema };

/** The recipe in a request. One of `ingredients`, `entries` and `text` is needed. */
export const POSTED_RECIPE_INPUT = fields(
  {
    ingredients: v.pipe(
      v.optional(
        v.pipe(
          v.array(v.string('An ingredient must be text'), INGREDIENTS),
          v.maxLength(MAX_INGREDIENTS, INGREDIENTS),
        ),
      ),
      v.description('Ingredients with their amounts, such as "500 g potatoes"'),
      fieldMeta({ code: 'request/invalid', expected: `at most ${MAX_INGREDIENTS} texts` }),
    ),
    entries: v.pipe(
      v.optional(v.array(v.unknown(), 'The entries must be a list')),
      v.description('Ingredients by ids of foods and amounts, as in a meal'),
      fieldMeta({ code: 'request/invalid', expected: 'a list of entries', json: ENTRIES }),
    ),
    text: v.pipe(
      v.optional(v.pipe(v.string(TEXT), v.maxLength(MAX_RECIPE_CHARACTERS, TEXT))),
      v.description(
        'A recipe as text: one ingredient per line, Cooklang, JSON-LD of schema.org, or the JSON of an exported recipe',
      ),
      fieldMeta({
        code: 'request/invalid',
        expected: `at most ${MAX_RECIPE_CHARACTERS} characters`,
      }),
    ),
    ...SETTINGS,
    skip_faulty: SKIP_FAULTY,
  },
  weighedTwice,
);

/** What a caller may state about a recipe in addition to its ingredients. */
export type RecipeSettings = Omit<
  ReturnType<typeof POSTED_RECIPE_INPUT.read>,
  'ingredients' | 'entries' | 'text' | 'skip_faulty'
>;
