import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { rawVariant } from '../../../model/cooking/yields.ts';
import type { Variant } from '../../../model/food.ts';

/**
 * The variant for the id of an ingredient without a state: as in lines, recipes give weights before cooking.
 *
 * @returns undefined for the id of a variant, a code, or a food without a raw state
 */
export function rawOfId(catalogue: Catalogue, foodId: string): Variant | undefined {
  const food = catalogue.find(foodId)?.food;
  return food?.id === foodId ? rawVariant(food) : undefined;
}
