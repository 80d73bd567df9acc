import { type NutrientVector, nutrient } from '../../../model/nutrients.ts';
import { ALCOHOL_KJ } from '../../../rules/foods/energy-rule.ts';

/** The most energy, without that of alcohol, and the most fat in 100 g of a drink: less than in oil and syrup. */
const MOST_ENERGY_KJ = 420;
const MOST_FAT = 5;

const ENERGY = nutrient('energy').position;
const FAT = nutrient('fat').position;
const ALCOHOL = nutrient('alcohol').position;

/** Whether a food whose amounts or serving are per volume is like a drink; undefined if its energy is unknown. */
export function looksLikeDrink(nutrients: NutrientVector): boolean | undefined {
  const energy = (nutrients[ENERGY] as number) - (nutrients[ALCOHOL] || 0) * ALCOHOL_KJ;
  if (energy > MOST_ENERGY_KJ || (nutrients[FAT] as number) > MOST_FAT) return false;
  return Number.isNaN(energy) ? undefined : true;
}
