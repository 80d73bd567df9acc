import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import { UNITS } from '../model/units.ts';
import { readMeal } from './read-meal.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** The most that one request may ask to be summed. */
const MAX_MEALS = 1000;
const MAX_ENTRIES = 100_000;

/** What stands in the place of a file's name. */
const SOURCE = 'body';

const OPTIONS: ReadOptions = { groupBy: [], columnMap: {}, unit: undefined, isUnitRequired: true };

/** Meals that are held whole, ready to be read. */
export type MealList = (sink: EntrySink) => void;

/**
 * Takes the specification's list of meals (section 2.6), as JSON has it.
 *
 * @throws Refusal where it is no list, or too long; what is wrong within goes to the sink that reads it
 */
export function mealList(value: unknown): MealList {
  if (!Array.isArray(value)) {
    throw tooLong('meal/shape', 'Cannot read the body as a list of meals', 'an array of meals');
  }
  if (value.length > MAX_MEALS) {
    throw tooLong(
      'input/too-large',
      `Cannot take ${value.length} meals at once`,
      `at most ${MAX_MEALS} meals`,
    );
  }
  const entries = value.reduce((sum: number, meal) => sum + entriesOf(meal), 0);
  if (entries > MAX_ENTRIES) {
    throw tooLong(
      'input/too-large',
      `Cannot take ${entries} entries at once`,
      `at most ${MAX_ENTRIES} entries`,
    );
  }
  return (sink) => {
    value.forEach((meal, index) => {
      readMeal(meal, { file: SOURCE, pointer: `/${index}` }, OPTIONS, sink);
    });
  };
}

function entriesOf(meal: unknown): number {
  const { entries } = (meal ?? {}) as { readonly entries?: unknown };
  return Array.isArray(entries) ? entries.length : 0;
}

function tooLong(code: Diagnostic['code'], message: string, expected: string): Refusal {
  return new Refusal({ code, message, location: { file: SOURCE, pointer: '' }, expected });
}

/** JSON Schema of a meal; a test holds it against what `readMeal` takes. */
const MEAL_SCHEMA = {
  type: 'object',
  required: ['entries'],
  properties: {
    entries: {
      type: 'array',
      items: {
        type: 'object',
        required: ['food_id', 'unit'],
        properties: {
          food_id: {
            type: 'string',
            pattern: '\\S',
            description: 'id of a food or variant, of an earlier release, or a code of a source',
          },
          unit: { type: 'string', enum: UNITS },
          amount: {
            type: ['number', 'null'],
            minimum: 0,
            description: 'without it, one standard serving',
          },
          weighted_before_process: {
            type: ['boolean', 'null'],
            description: 'the amount was weighed raw',
          },
        },
      },
    },
  },
};

export const MEAL_LIST_SCHEMA = { type: 'array', maxItems: MAX_MEALS, items: MEAL_SCHEMA };
