import { DRY_FOOD_WATER } from '../../../model/density-bounds.ts';
import type { Variant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';

/**
 * Whether a variant is known to be dry, so that it swells when cooked, and a cup of it differs from a cup of the cooked
 * food.
 */
export function isDry({ nutrients }: Variant): boolean {
  return nutrientAmount(nutrients, 'water') < DRY_FOOD_WATER;
}
