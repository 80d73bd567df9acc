import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Variant } from '../../model/food.ts';
import { rawVariant } from '../../model/yields.ts';

/**
 * What the id of an ingredient counts as, if it names no state: as in lines, recipes weigh before they cook.
 *
 * @returns undefined for the id of a variant, a code, or a food without a raw state
 */
export function rawOfId(catalogue: Catalogue, foodId: string): Variant | undefined {
  const food = catalogue.find(foodId)?.food;
  return food?.id === foodId ? rawVariant(food) : undefined;
}
