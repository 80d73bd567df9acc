import { knownOrNull } from '../../model/known-or-null.ts';
import {
  BIG7,
  NUTRIENTS,
  type Nutrient,
  type NutrientName,
  nutrient,
} from '../../model/nutrients.ts';
import type { Evaluation } from '../evaluation.ts';
import { GRAMS, nutrientSlot } from '../layout.ts';
import type { Metric } from '../metric.ts';
import { ADDED, addedShare } from './fortification.ts';
import { nutrientColumn } from './nutrient-column.ts';

/** The sum of a nutrient, with the coverage and the estimated share of it. */
export interface NutrientSum {
  readonly nutrient: Nutrient;
  /** The sum over the foods that have the nutrient, in its unit. */
  readonly amount: number;
  /** Share of the mass whose foods have this nutrient, above 0 to 1. */
  readonly coverage: number;
  /** Share of that mass whose amount is borrowed from a similar food, 0 to 1. */
  readonly estimatedShare: number;
  /** Share of the amount that was added to foods, 0 to 1; null if no source separates it. */
  readonly addedShare: number | null;
}

/** Amount, coverage and estimated share of each nutrient, in the registry's order. */
const OF_NUTRIENTS: readonly Metric[] = NUTRIENTS.flatMap(({ name, label, unit, position }) => [
  {
    name: nutrientColumn({ name, unit }),
    unit,
    meaning: label,
    shownIn: position < BIG7.length ? 'tables' : 'files',
  },
  {
    name: `${name}_coverage`,
    unit: '',
    shownIn: 'files',
    meaning: `${label}: share of the mass with a known amount`,
  },
  {
    name: `${name}_estimated_share`,
    unit: '',
    shownIn: 'files',
    meaning: `${label}: share of that mass whose amount is from a similar food`,
  },
]);

/** Amount, coverage and estimated share. */
const METRICS_PER_NUTRIENT = 3;

/** The metrics of nutrients, and after them the share of a nutrient that was added to foods. */
const METRICS: readonly Metric[] = [
  ...OF_NUTRIENTS,
  ...ADDED.map(
    ([name]): Metric => ({
      name: `${name}_added_share`,
      unit: '',
      shownIn: 'files',
      meaning: `${nutrient(name).label}: share of the amount that was added to foods`,
    }),
  ),
];

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
        for (const [name, added, factor] of ADDED) {
          values[at] = addedShare(
            amountAt(values, start, name),
            factor * amountAt(values, start, added),
          );
          at += 1;
        }
      },
      result: (values, at) =>
        NUTRIENTS.map((row, index) => ({
          nutrient: row,
          amount: values[at + METRICS_PER_NUTRIENT * index] as number,
          coverage: values[at + METRICS_PER_NUTRIENT * index + 1] as number,
          estimatedShare: values[at + METRICS_PER_NUTRIENT * index + 2] as number,
          addedShare: addedShareAt(values, at, row.name),
        })).filter(({ amount }) => !Number.isNaN(amount)),
    };
  },
};

function amountAt(values: ArrayLike<number>, start: number, name: NutrientName): number {
  return values[start + METRICS_PER_NUTRIENT * nutrient(name).position] as number;
}

function addedShareAt(values: ArrayLike<number>, start: number, name: NutrientName): number | null {
  const place = ADDED.findIndex(([of]) => of === name);
  if (place < 0) return null;
  const share = values[start + OF_NUTRIENTS.length + place] as number;
  return knownOrNull(share);
}
