import { type NutrientVector, nutrient } from '../nutrients.ts';
import { KCAL_PER_GRAM } from './energy-factors.ts';

/** Energy that macro distributions count for carbohydrates, in 100 g. */
export interface CarbohydrateEnergy {
  /** The known part of the energy; NaN if nothing is known. */
  readonly kcal: number;
  /** Whether all of the energy is known. */
  readonly isComplete: boolean;
  /** Whether only carbohydrates by difference are known, which include fibre. */
  readonly isByDifference: boolean;
}

const AVAILABLE = nutrient('carbohydrates').position;
const FIBRE = nutrient('fiber').position;
const DIFFERENCE = nutrient('carbohydrates_by_difference').position;

/** The energy of available carbohydrates and their fibre; if these are unknown, of carbohydrates by difference. */
export function carbohydrateEnergy(nutrients: NutrientVector): CarbohydrateEnergy {
  const available = nutrients[AVAILABLE] as number;
  if (Number.isNaN(available)) {
    const kcal = KCAL_PER_GRAM.carbohydrates * (nutrients[DIFFERENCE] as number);
    const isKnown = !Number.isNaN(kcal);
    return { kcal, isComplete: isKnown, isByDifference: isKnown };
  }
  const fibre = nutrients[FIBRE] as number;
  return {
    kcal: KCAL_PER_GRAM.carbohydrates * available + KCAL_PER_GRAM.fiber * (fibre || 0),
    isComplete: !Number.isNaN(fibre),
    isByDifference: false,
  };
}
