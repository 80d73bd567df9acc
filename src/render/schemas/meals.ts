import { MEALS_INPUT } from '../../operations/evaluate-meals.ts';
import type { JsonSchema } from '../../operations/json-schema.ts';

/** A meal of a file: as the service takes it, except that `--unit` may give the unit of all amounts. */
export async function mealSchema(): Promise<JsonSchema> {
  const { items: meal } = await MEALS_INPUT.schema();
  const { entries } = meal.properties;
  return {
    ...meal,
    properties: {
      entries: { ...entries, items: { ...entries.items, required: ['food_id'] } },
    },
    description:
      'Members besides entries, such as person and day, are labels that --by groups by. Units may also be spelt otherwise, and members have the names that --map gives.',
  };
}

/** A JSON file of meals. */
export async function mealFileSchema(): Promise<JsonSchema> {
  const meal = await mealSchema();
  return { oneOf: [{ type: 'array', items: meal }, meal] };
}
