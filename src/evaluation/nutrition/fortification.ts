import { knownOrNull } from '../../model/known-or-null.ts';
import type { NutrientName } from '../../model/nutrients.ts';
import { nutrientTotal, type Totals } from '../totals.ts';

/**
 * Nutrients for which sources state the amount added to foods: the nutrient that was added, and the amount of the first
 * nutrient that one unit of it counts as. A dietary folate equivalent is 1 µg of folate, or 1/1.7 µg of folic acid
 * (Institute of Medicine, Dietary Reference Intakes, 1998).
 */
export const ADDED: readonly (readonly [NutrientName, added: NutrientName, factor: number])[] = [
  ['folate', 'folic_acid', 1.7],
  ['folate_total', 'folic_acid', 1],
  ['vitamin_B12', 'vitamin_B12_added', 1],
  ['vitamin_E', 'vitamin_E_added', 1],
];

/** The share of an amount that was added; NaN if either is unknown, or the amount is 0. */
export function addedShare(amount: number, added: number): number {
  return amount > 0 ? Math.min(1, added / amount) : Number.NaN;
}

/** The share of a nutrient's sum that was added to foods, 0 to 1; null if no source states it. */
export function addedShareOf(totals: Totals, name: NutrientName): number | null {
  const row = ADDED.find(([of]) => of === name);
  if (row === undefined) return null;
  const [, added, factor] = row;
  const share = addedShare(nutrientTotal(totals, name), factor * nutrientTotal(totals, added));
  return knownOrNull(share);
}
