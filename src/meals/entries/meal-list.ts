import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { USUAL_UNITS } from '../../model/units.ts';
import { readMeal } from './read-meal.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** The most meals in one request. */
const MAX_MEALS = 1000;
/** The most entries in all meals of a request. */
const MAX_ENTRIES = 100_000;

/** Shown instead of a file name. */
const SOURCE = 'body';

const OPTIONS: ReadOptions = { groupBy: [], columnMap: {}, unit: undefined, isUnitRequired: true };

/** Meals in memory, ready to be read. */
export type MealList = (sink: EntrySink) => void;

/**
 * Takes the specification's list of meals (section 2.6), parsed from JSON.
 *
 * @throws ViandError if it is not a list, or too long; the sink takes the problems inside
 */
export function mealList(value: unknown): MealList {
  if (!Array.isArray(value)) {
    throw tooLong(
      'meal/shape',
      'The meals must be an array',
      'an array of meals, such as [{"entries": [...]}]',
    );
  }
  if (value.length > MAX_MEALS) {
    throw tooLong(
      'input/too-large',
      `Too many meals (${value.length})`,
      `at most ${MAX_MEALS} meals`,
    );
  }
  const entries = value.reduce((sum: number, meal) => sum + entriesOf(meal), 0);
  if (entries > MAX_ENTRIES) {
    throw tooLong(
      'input/too-large',
      `Too many entries (${entries})`,
      `at most ${MAX_ENTRIES} entries`,
    );
  }
  // Names of members are remembered only for the options of one run.
  const options = { ...OPTIONS };
  return (sink) => {
    value.forEach((meal, index) => {
      readMeal(meal, { file: SOURCE, pointer: `/${index}` }, options, sink);
    });
  };
}

function entriesOf(meal: unknown): number {
  const { entries } = (meal ?? {}) as { readonly entries?: unknown };
  return Array.isArray(entries) ? entries.length : 0;
}

function tooLong(code: Diagnostic['code'], message: string, expected: string): ViandError {
  return new ViandError({ code, message, location: { file: SOURCE, pointer: '' }, expected });
}

/** JSON Schema of a meal. A test compares it with what `readMeal` accepts. */
const MEAL_SCHEMA = {
  title: 'Meal',
  type: 'object',
  required: ['entries'],
  properties: {
    entries: {
      type: 'array',
      items: {
        title: 'Entry',
        type: 'object',
        required: ['food_id', 'unit'],
        properties: {
          food_id: {
            type: 'string',
            pattern: '\\S',
            description:
              'Id of a food or variant, also from an earlier release, or a code of a source database',
          },
          unit: { type: 'string', enum: USUAL_UNITS },
          amount: {
            type: 'number',
            minimum: 0,
            description: 'If absent, one standard serving',
          },
          weighted_before_process: {
            type: 'boolean',
            description: 'Whether the amount was weighed raw',
          },
        },
      },
    },
  },
};

/** The JSON Schema of a list of meals: the body of a request, and a meal file in JSON. */
export const MEAL_LIST_SCHEMA = {
  title: 'MealList',
  type: 'array',
  maxItems: MAX_MEALS,
  items: MEAL_SCHEMA,
};
