import { isObject, type Members } from '../../tables/json/members.ts';
import { columnTopic } from '../headers/column-names.ts';

/**
 * Whether a document is a list of meals with entries, so that it needs no other reading. Entries that have names and no
 * ids are those of a record.
 */
export function isListOfMeals(value: unknown): boolean {
  const meals: readonly unknown[] = Array.isArray(value) ? value : [value];
  const entries = meals.flatMap((meal) => (isMealObject(meal) ? [meal.entries] : []));
  if (entries.length === 0) return false;
  const objects = entries.flat().filter(isObject);
  return objects.length === 0 || objects.some(hasId) || !objects.every(hasName);
}

/** Whether a value is a meal, with its entries and labels. */
export function isMealObject(value: unknown): value is Members & { readonly entries: unknown[] } {
  return isObject(value) && Array.isArray(value['entries']);
}

/** Whether a value is an entry by itself, with its labels: a line such as `{"day": 1, "food_id": "milk", "amount": 200}`. */
export function isEntry(value: unknown): boolean {
  return isObject(value) && !isMealObject(value) && Object.hasOwn(value, 'food_id');
}

function hasId(entry: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(entry).some((name) => columnTopic(name) === 'food_id');
}

function hasName(entry: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(entry).some(
    ([name, value]) =>
      (typeof value === 'string' && (name === 'name' || columnTopic(name) === 'food')) ||
      (isObject(value) && columnTopic(name) === 'food' && hasName(value)),
  );
}
