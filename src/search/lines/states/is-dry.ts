import type { Variant } from '../../../model/food.ts';
import { nutrient } from '../../../model/nutrients.ts';

/** Grams of water per 100 g below which a food is dry. A cup of it differs from a cup of the cooked food. */
const DRY_BELOW_WATER = 20;

/** Whether a variant is dry, so that it swells when it is cooked. */
export function isDry({ nutrients }: Variant): boolean {
  return (nutrients[nutrient('water').position] as number) < DRY_BELOW_WATER;
}
