import type { Evaluation } from './evaluation.ts';
import { nutrientSlot } from './layout.ts';
import type { Metric } from './metric.ts';
import { coverage } from './totals.ts';

/** Atwater's general factors, kcal/g. Source: Merrill & Watt, USDA Agriculture Handbook 74. */
export const ATWATER = [
  { nutrient: 'carbohydrates', label: 'Carbohydrates', kcalPerGram: 4 },
  { nutrient: 'protein', label: 'Protein', kcalPerGram: 4 },
  { nutrient: 'fat', label: 'Fat', kcalPerGram: 9 },
  { nutrient: 'alcohol', label: 'Alcohol', kcalPerGram: 7 },
] as const;

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

const COUNT = ATWATER.length;

/** Where the coverages begin: behind the percents and the energy. */
const COVERAGES = COUNT + 1;

/** How the energy is spread over carbohydrates, protein, fat and alcohol. */
export const MACRO_DISTRIBUTION: Evaluation<MacroDistribution> = {
  inputs: { nutrients: ATWATER.map(({ nutrient }) => nutrient), foodPatterns: [] },
  metrics: [
    ...ATWATER.map(
      ({ nutrient }): Metric => ({ name: `${nutrient}_percent`, unit: '%', shownIn: 'tables' }),
    ),
    { name: 'total_kcal', unit: 'kcal', shownIn: 'tables' },
    ...ATWATER.map(
      ({ nutrient }): Metric => ({ name: `${nutrient}_coverage`, unit: '', shownIn: 'programs' }),
    ),
  ],
  prepare: (layout) => {
    const slots = ATWATER.map(({ nutrient }) => nutrientSlot(layout, nutrient));
    const gaps = ATWATER.map(({ nutrient }) => nutrientSlot(layout, nutrient, 'nutrientGapSlots'));
    const kcal = (amounts: Float64Array, index: number) =>
      (amounts[slots[index] as number] as number) * (ATWATER[index]?.kcalPerGram ?? 0);
    return {
      evaluate(amounts, values, at) {
        let total = 0;
        for (let index = 0; index < COUNT; index++) total += kcal(amounts, index);
        for (let index = 0; index < COUNT; index++) {
          values[at + index] = total === 0 ? 0 : (100 * kcal(amounts, index)) / total;
          values[at + COVERAGES + index] = coverage(amounts, gaps[index] as number);
        }
        values[at + COUNT] = total;
      },
      result: (values, at) => ({
        breakdown: ATWATER.map(({ nutrient, label }, index) => ({
          nutrient,
          label,
          percent: values[at + index] as number,
          coverage: values[at + COVERAGES + index] as number,
        })),
        totalKcal: values[at + COUNT] as number,
      }),
    };
  },
};
