import type { NutrientName } from '../model/nutrients.ts';
import { GRAMS, type Layout, nutrientSlot } from './layout.ts';

/** Sums over portions, in the slots of a layout: masses in g, amounts in the units of the nutrients. */
export interface Totals {
  readonly layout: Layout;
  readonly amounts: Float64Array;
}

/** Mass of all portions, g. */
export function massOf({ amounts }: Totals): number {
  return amounts[GRAMS] as number;
}

/** Amount of a nutrient in its unit, over the foods that have it. */
export function nutrientTotal({ layout, amounts }: Totals, name: NutrientName): number {
  return amounts[nutrientSlot(layout, name)] as number;
}

/**
 * The share of a mass that is known.
 *
 * @param gap slot of the mass that lacks something
 * @param whole slot of the mass that contains the gap
 */
export function coverage(amounts: Float64Array, gap: number, whole: number = GRAMS): number {
  const grams = amounts[whole] as number;
  return grams === 0 ? 1 : (grams - (amounts[gap] as number)) / grams;
}

/** The lowest coverage among the amounts with these gaps. */
export function leastCoverage(amounts: Float64Array, gaps: Int32Array): number {
  let share = 1;
  for (let index = 0; index < gaps.length; index++) {
    const slot = gaps[index] as number;
    if (amounts[slot] !== 0) share = Math.min(share, coverage(amounts, slot));
  }
  return share;
}
