import type { Inputs } from '../intake/layout.ts';
import { nutrientCoverage, nutrientTotal, type Totals } from '../intake/totals.ts';

/** Atwater's general factors, kcal/g. Source: Merrill & Watt, USDA Agriculture Handbook 74. */
export const ATWATER = [
  { nutrient: 'carbohydrates', label: 'Carbohydrates', kcalPerGram: 4 },
  { nutrient: 'protein', label: 'Protein', kcalPerGram: 4 },
  { nutrient: 'fat', label: 'Fat', kcalPerGram: 9 },
  { nutrient: 'alcohol', label: 'Alcohol', kcalPerGram: 7 },
] as const;

export const MACRO_DISTRIBUTION_INPUTS: Inputs = {
  nutrients: ATWATER.map(({ nutrient }) => nutrient),
  foodPatterns: [],
};

export interface MacroShare {
  readonly nutrient: (typeof ATWATER)[number]['nutrient'];
  readonly label: string;
  /** Of the energy of the four, 0 to 100; 0 of none. */
  readonly percent: number;
  /** Share of the mass whose foods have this nutrient, 0 to 1. */
  readonly coverage: number;
}

export interface MacroDistribution {
  readonly breakdown: readonly MacroShare[];
  /** Energy of the four by their Atwater factors, which need not equal the energy that a food table gives. */
  readonly totalKcal: number;
}

/** How the energy is spread over carbohydrates, protein, fat and alcohol. */
export function macroDistribution(totals: Totals): MacroDistribution {
  const kcals = ATWATER.map((row) => nutrientTotal(totals, row.nutrient) * row.kcalPerGram);
  const totalKcal = kcals.reduce((sum, kcal) => sum + kcal, 0);
  return {
    breakdown: ATWATER.map(({ nutrient, label }, index) => ({
      nutrient,
      label,
      percent: totalKcal === 0 ? 0 : (100 * (kcals[index] as number)) / totalKcal,
      coverage: nutrientCoverage(totals, nutrient),
    })),
    totalKcal,
  };
}
