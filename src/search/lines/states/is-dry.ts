import { DRY_FOOD_WATER } from '../../../model/density-bounds.ts';
import type { Variant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';

/** What a dry food mostly consists of. */
const SOLIDS = ['protein', 'fat', 'carbohydrates'] as const;

/**
 * Whether a variant is known to be dry, so that it swells when cooked, and a cup of it differs from a cup of the cooked
 * food.
 */
export function isDry({ nutrients }: Variant): boolean {
  const water = nutrientAmount(nutrients, 'water');
  if (!Number.isNaN(water)) return water < DRY_FOOD_WATER;
  const solids = SOLIDS.reduce((sum, name) => sum + nutrientAmount(nutrients, name), 0);
  return 100 - solids < DRY_FOOD_WATER;
}
