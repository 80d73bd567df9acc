import { BIG7, NUTRIENTS, type Nutrient } from '../model/nutrients.ts';
import type { Evaluation } from './evaluation.ts';
import { GRAMS, nutrientSlot } from './layout.ts';
import type { Metric } from './metric.ts';

export interface NutrientSum {
  readonly nutrient: Nutrient;
  /** In the nutrient's unit, over the foods that have it. */
  readonly amount: number;
  /** Share of the mass whose foods have this nutrient, above 0 to 1. */
  readonly coverage: number;
  /** Share of that mass for which the amount is borrowed from a like food, 0 to 1. */
  readonly estimatedShare: number;
}

/** Amount, coverage and estimated share of each nutrient, in the registry's order. */
const METRICS: readonly Metric[] = NUTRIENTS.flatMap(({ name, unit, position }) => [
  {
    // The files are read by programs that expect ASCII in the names of columns.
    name: `${name}_${unit.replace('µ', 'u')}`,
    unit,
    shownIn: position < BIG7.length ? 'tables' : 'files',
  },
  { name: `${name}_coverage`, unit: '', shownIn: 'files' },
  { name: `${name}_estimated_share`, unit: '', shownIn: 'files' },
]);

const METRICS_PER_NUTRIENT = 3;

/** Every nutrient that at least one of the foods has, in the registry's order. */
export const NUTRITION_SUMMARY: Evaluation<readonly NutrientSum[]> = {
  inputs: {
    nutrients: NUTRIENTS.map(({ name }) => name),
    foodPatterns: [],
    hasEstimates: true,
  },
  metrics: METRICS,
  prepare: (layout) => {
    const slots = NUTRIENTS.map(({ name }) => nutrientSlot(layout, name));
    const gaps = NUTRIENTS.map(({ name }) => nutrientSlot(layout, name, 'nutrientGapSlots'));
    const estimates = NUTRIENTS.map(({ name }) =>
      nutrientSlot(layout, name, 'nutrientEstimateSlots'),
    );
    return {
      evaluate(amounts, values, start) {
        const grams = amounts[GRAMS] as number;
        let at = start;
        for (let index = 0; index < slots.length; index++, at += METRICS_PER_NUTRIENT) {
          const known = grams - (amounts[gaps[index] as number] as number);
          const isKnown = known > 0;
          values[at] = isKnown ? (amounts[slots[index] as number] as number) : Number.NaN;
          values[at + 1] = isKnown ? known / grams : 0;
          values[at + 2] = isKnown ? (amounts[estimates[index] as number] as number) / known : 0;
        }
      },
      result: (values, at) =>
        NUTRIENTS.map((nutrient, index) => ({
          nutrient,
          amount: values[at + METRICS_PER_NUTRIENT * index] as number,
          coverage: values[at + METRICS_PER_NUTRIENT * index + 1] as number,
          estimatedShare: values[at + METRICS_PER_NUTRIENT * index + 2] as number,
        })).filter(({ amount }) => !Number.isNaN(amount)),
    };
  },
};
