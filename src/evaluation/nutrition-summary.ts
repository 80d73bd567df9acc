import type { Inputs } from '../intake/layout.ts';
import {
  nutrientCoverage,
  nutrientEstimatedShare,
  nutrientMass,
  nutrientTotal,
  type Totals,
} from '../intake/totals.ts';
import { NUTRIENTS, type Nutrient } from '../model/nutrients.ts';

export const NUTRITION_SUMMARY_INPUTS: Inputs = {
  nutrients: NUTRIENTS.map(({ name }) => name),
  foodPatterns: [],
  hasEstimates: true,
};

export interface NutrientSum {
  readonly nutrient: Nutrient;
  /** In the nutrient's unit, over the foods that have it. */
  readonly amount: number;
  /** Share of the mass whose foods have this nutrient, above 0 to 1. */
  readonly coverage: number;
  /** Share of that mass for which the amount is borrowed from a like food, 0 to 1. */
  readonly estimatedShare: number;
}

/** Every nutrient that at least one of the foods has, in the registry's order. */
export function nutritionSummary(totals: Totals): NutrientSum[] {
  return NUTRIENTS.filter(({ name }) => nutrientMass(totals, name) > 0).map((nutrient) => ({
    nutrient,
    amount: nutrientTotal(totals, nutrient.name),
    coverage: nutrientCoverage(totals, nutrient.name),
    estimatedShare: nutrientEstimatedShare(totals, nutrient.name),
  }));
}
