import { DRY_FOOD_WATER } from '../../../model/density/density-bounds.ts';
import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';

/** What a dry food mostly consists of. */
const SOLIDS = ['protein', 'fat', 'carbohydrates'] as const;

/**
 * Whether a variant is known to be dry, so that it swells when cooked, and a cup of it differs from a cup of the cooked
 * food.
 */
export function isDry(variant: Variant): boolean {
  const water = waterOf(variant);
  return (Number.isNaN(water) ? 100 - solidsOf(variant) : water) < DRY_FOOD_WATER;
}

function waterOf({ nutrients }: Variant): number {
  return nutrientAmount(nutrients, 'water');
}

function solidsOf({ nutrients }: Variant): number {
  return SOLIDS.reduce((sum, name) => sum + nutrientAmount(nutrients, name), 0);
}

/** The least share of the energy that food loses by the water in which it is boiled. */
const SWOLLEN = 0.5;

/** The least protein, fat and carbohydrates of dry food, g per 100 g, where the fibre does not count: dry beans. */
const LEAST_SOLIDS = 45;

/**
 * Whether a food is dry and swells to another state of it. Some tables give no water, and carbohydrates without fibre,
 * so that dry lentils seem moist. If boiling halves the energy of a food that has so much of it, it takes up water:
 * boiled spinach may have half the energy of the raw one, too.
 */
export function isDrierThan(raw: Variant, eaten: Variant): boolean {
  const energy = ({ nutrients }: Variant) => nutrientAmount(nutrients, 'energy');
  if (isDry(raw)) return !isDry(eaten);
  const mayBeDry = Number.isNaN(waterOf(raw)) && solidsOf(raw) >= LEAST_SOLIDS;
  return mayBeDry && eaten.processing === 'boiled' && energy(eaten) <= SWOLLEN * energy(raw);
}

/** Whether people mostly eat a food cooked, and it then is not dry. */
export function isCookedAndMoist(food: Food): boolean {
  const { processing } = standardVariant(food);
  return processing !== 'raw' && processing !== 'dried' && !isDry(standardVariant(food));
}
