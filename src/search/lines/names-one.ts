import type { Food } from '../../model/food.ts';
import type { FoodLine } from './read-line.ts';

/** Standard servings that are one whole food, in any size. */
const WHOLE = /(?:^|_)whole$/;

/**
 * Whether a line without a number is one of a food, by its own name: "apple" and "Brezel", but not "nuts" or "bread".
 * Dishes, such as sandwiches, come in any size.
 */
export function namesOne(
  { quantity, measure, words }: FoodLine,
  { name, localNames, type, standardServingType }: Food,
): boolean {
  if (quantity !== undefined || measure !== undefined) return false;
  if (type !== 'generic_single_food' || !WHOLE.test(standardServingType ?? '')) return false;
  const said = words.join(' ');
  return [name, ...Object.values(localNames ?? {})].some((own) => own.toLowerCase() === said);
}
