import { PROCESSINGS } from '../model/food.ts';
import { NUTRIENTS } from '../model/nutrients.ts';
import {
  type JsonSchema,
  listOf,
  NUMBER,
  NUMBER_OR_NONE,
  objectOf,
  oneOf,
  orNone,
  SHARE,
  TEXT,
  titled,
} from '../operations/json-schema.ts';

const WEIGHT: JsonSchema = { type: 'number', minimum: 0, description: 'in g' };

const nutrientNames = NUTRIENTS.map(({ name }) => name);

const nutrientOfDish = titled(
  'NutrientOfDish',
  objectOf({
    unit: TEXT,
    per_100_g: NUMBER,
    per_serving: NUMBER_OR_NONE,
    coverage: { ...SHARE, description: "share of the ingredients' weight with a known amount" },
  }),
);

/** The body of a recipe. Nutrients that are unknown for all ingredients are absent. */
export const RECIPE_SCHEMA: JsonSchema = titled(
  'Recipe',
  objectOf({
    name: TEXT,
    servings: NUMBER_OR_NONE,
    cooked: orNone(oneOf(PROCESSINGS)),
    grams: { ...WEIGHT, description: 'weight of the finished dish in g' },
    grams_per_serving: orNone(WEIGHT),
    ingredients: listOf(
      titled(
        'Ingredient',
        objectOf(
          {
            ...{ text: TEXT, food_id: TEXT, food_name: TEXT, grams: WEIGHT, confidence: SHARE },
            may_be: {
              ...listOf(TEXT),
              description:
                'other foods that the text may mean, with which the dish is nearly the same; empty after unknown words; absent if the food is certain',
            },
          },
          ['may_be'],
        ),
      ),
    ),
    skipped: {
      ...listOf(
        titled(
          'SkippedIngredient',
          objectOf({
            text: TEXT,
            grams: { ...NUMBER_OR_NONE, description: 'as far as the text states it' },
            problems: listOf(TEXT),
          }),
        ),
      ),
      description:
        'faulty ingredients, which are missing from all amounts; without skip_faulty only minor ones',
    },
    nutrients: objectOf(
      Object.fromEntries(nutrientNames.map((name) => [name, nutrientOfDish])),
      nutrientNames,
    ),
    healthy_eating_index: NUMBER_OR_NONE,
    assumptions: listOf(TEXT),
  }),
);
