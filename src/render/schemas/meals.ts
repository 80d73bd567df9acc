import { MEALS_INPUT } from '../../operations/evaluate/evaluate-meals.ts';
import type { JsonSchema } from '../../operations/json-schema.ts';

/** A meal in a file: as in requests to the service, except that `--unit` may give the unit of all amounts. */
export async function mealSchema(): Promise<JsonSchema> {
  const { items: meal } = await MEALS_INPUT.schema();
  const { entries } = meal.properties;
  return {
    ...meal,
    properties: {
      entries: { ...entries, items: { ...entries.items, required: ['food_id'] } },
    },
    description:
      'Members other than entries, such as person and day, are labels for --by. viand also accepts other spellings of units, and member names set with --map.',
  };
}

/** A JSON file of meals. */
export async function mealFileSchema(): Promise<JsonSchema> {
  const meal = await mealSchema();
  return { oneOf: [{ type: 'array', items: meal }, meal] };
}
