import { NUTRIENTS, type Nutrient } from '../model/nutrients.ts';
import type { Evaluation } from './evaluation.ts';
import { GRAMS, nutrientSlot } from './layout.ts';

export interface NutrientSum {
  readonly nutrient: Nutrient;
  /** In the nutrient's unit, over the foods that have it. */
  readonly amount: number;
  /** Share of the mass whose foods have this nutrient, above 0 to 1. */
  readonly coverage: number;
  /** Share of that mass for which the amount is borrowed from a like food, 0 to 1. */
  readonly estimatedShare: number;
}

/** The figures of a nutrient, one nutrient after the other as the registry has them. */
export const NUTRIENT_SUM_FIGURES = { amount: 0, coverage: 1, estimatedShare: 2 } as const;

/** How many figures a nutrient has. */
export const FIGURES_A_NUTRIENT = 3;

/** Every nutrient that at least one of the foods has, in the registry's order. */
export const NUTRITION_SUMMARY: Evaluation<readonly NutrientSum[]> = {
  inputs: {
    nutrients: NUTRIENTS.map(({ name }) => name),
    foodPatterns: [],
    hasEstimates: true,
  },
  prepare: (layout) => {
    const slots = NUTRIENTS.map(({ name }) => nutrientSlot(layout, name));
    const gaps = NUTRIENTS.map(({ name }) => nutrientSlot(layout, name, 'nutrientGapSlots'));
    const estimates = NUTRIENTS.map(({ name }) =>
      nutrientSlot(layout, name, 'nutrientEstimateSlots'),
    );
    return {
      width: FIGURES_A_NUTRIENT * NUTRIENTS.length,
      evaluate(amounts, figures, start) {
        const grams = amounts[GRAMS] as number;
        let at = start;
        for (let index = 0; index < slots.length; index++, at += FIGURES_A_NUTRIENT) {
          const known = grams - (amounts[gaps[index] as number] as number);
          const isKnown = known > 0;
          figures[at] = isKnown ? (amounts[slots[index] as number] as number) : Number.NaN;
          figures[at + 1] = isKnown ? known / grams : 0;
          figures[at + 2] = isKnown ? (amounts[estimates[index] as number] as number) / known : 0;
        }
      },
      result: (figures, at) =>
        NUTRIENTS.map((nutrient, index) => ({
          nutrient,
          amount: figures[at + FIGURES_A_NUTRIENT * index] as number,
          coverage: figures[at + FIGURES_A_NUTRIENT * index + 1] as number,
          estimatedShare: figures[at + FIGURES_A_NUTRIENT * index + 2] as number,
        })).filter(({ amount }) => !Number.isNaN(amount)),
    };
  },
};
