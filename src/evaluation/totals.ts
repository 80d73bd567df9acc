import type { SumRows } from '../engine/sums/exact-sums.ts';
import type { NutrientName } from '../model/nutrients.ts';
import { GRAMS, type Layout, nutrientSlot } from './layout.ts';

/** Sums over portions, in the slots of a layout: masses in g, amounts in their units. */
export interface Totals {
  readonly layout: Layout;
  readonly amounts: Float64Array;
}

/** What was eaten: a row of sums. */
export interface Intake {
  readonly layout: Layout;
  readonly sums: SumRows;
  readonly row: number;
}

/** What was eaten, as it is evaluated. */
export function totalsOf({ layout, sums, row }: Intake): Totals {
  const amounts = new Float64Array(layout.width);
  sums.readInto(amounts, row);
  return { layout, amounts };
}

export function nutrientTotal({ layout, amounts }: Totals, name: NutrientName): number {
  return amounts[nutrientSlot(layout, name)] as number;
}

/**
 * Share of a mass that is no gap.
 *
 * @param gap slot of the mass that lacks something
 * @param whole slot of the mass that it is a part of
 */
export function coverage(amounts: Float64Array, gap: number, whole: number = GRAMS): number {
  const grams = amounts[whole] as number;
  return grams === 0 ? 1 : (grams - (amounts[gap] as number)) / grams;
}
