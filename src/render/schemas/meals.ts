import { MEAL_SCHEMA } from '../../meals/meal-list.ts';
import type { JsonSchema } from '../../operations/json-schema.ts';

/** A meal of a file: as the service takes it, but that `--unit` may say the unit of all amounts. */
export function mealSchema(): JsonSchema {
  const { entries } = MEAL_SCHEMA.properties;
  return {
    ...MEAL_SCHEMA,
    properties: {
      entries: { ...entries, items: { ...entries.items, required: ['food_id'] } },
    },
    description:
      'Members besides entries, such as person and day, are labels that --by groups by. Units may also be spelt otherwise, and members have the names that --map gives.',
  };
}

/** A JSON file of meals. */
export function mealFileSchema(): JsonSchema {
  return { oneOf: [{ type: 'array', items: mealSchema() }, mealSchema()] };
}
