import { type FoodPatternName, isFoodPattern } from '../model/food-patterns.ts';
import type { NutrientName } from '../model/nutrients.ts';
import { foodPatternSlot, GRAMS, nutrientSlot } from './layout.ts';
import { coverage, nutrientTotal, type Totals } from './totals.ts';

/** The amount of a nutrient or food pattern that was eaten, in its unit. */
export function amountOf(input: NutrientName | FoodPatternName, totals: Totals): number {
  return isFoodPattern(input)
    ? (totals.amounts[foodPatternSlot(totals.layout, input)] as number)
    : nutrientTotal(totals, input);
}

/** Share of the mass whose foods have the nutrient, 0 to 1; 1 if nothing was eaten. */
export function nutrientCoverage({ layout, amounts }: Totals, name: NutrientName): number {
  return coverage(amounts, nutrientSlot(layout, name, 'nutrientGapSlots'));
}

/** Share of the mass that has the nutrient for which its amount is an estimate, 0 to 1. */
export function nutrientEstimatedShare({ layout, amounts }: Totals, name: NutrientName): number {
  const gap = amounts[nutrientSlot(layout, name, 'nutrientGapSlots')] as number;
  const known = (amounts[GRAMS] as number) - gap;
  const estimated = amounts[nutrientSlot(layout, name, 'nutrientEstimateSlots')] as number;
  return known <= 0 ? 0 : Math.min(1, estimated / known);
}
