import type { ResolvedFood } from '../../src/engine/foods/resolved-food.ts';
import { SumRows } from '../../src/engine/sums/exact-sums.ts';
import {
  foodPatternSlot,
  GRAMS,
  type Layout,
  nutrientSlot,
  WHOLE_LAYOUT,
} from '../../src/evaluation/layout.ts';
import type { Totals } from '../../src/evaluation/totals.ts';
import type { FoodPatternName } from '../../src/model/food-patterns.ts';
import type { NutrientName } from '../../src/model/nutrients.ts';

/** Totals of nothing eaten. */
export function noTotals(): Totals {
  return { layout: WHOLE_LAYOUT, amounts: new Float64Array(WHOLE_LAYOUT.width) };
}

/** Totals of known amounts over a mass of 1 kg of drinks; nutrients that are not named are 0. */
export function makeTotals(
  nutrients: Partial<Record<NutrientName, number>>,
  patterns: Partial<Record<FoodPatternName, number>> = {},
): Totals {
  const totals = noTotals();
  totals.amounts[GRAMS] = 1000;
  for (const [name, amount] of Object.entries(nutrients)) {
    totals.amounts[nutrientSlot(WHOLE_LAYOUT, name as NutrientName)] = amount;
  }
  for (const [name, amount] of Object.entries(patterns)) {
    totals.amounts[foodPatternSlot(WHOLE_LAYOUT, name as FoodPatternName)] = amount;
  }
  return totals;
}

/** Makes a nutrient unknown for some of the 1000 grams. */
export function withGap({ layout, amounts }: Totals, name: NutrientName, grams: number): void {
  amounts[nutrientSlot(layout, name, 'nutrientGapSlots')] = grams;
}

/** A row of sums. */
export interface Intake {
  readonly layout: Layout;
  readonly sums: SumRows;
  readonly row: number;
}

export function totalsOf({ layout, sums, row }: Intake): Totals {
  const amounts = new Float64Array(layout.width);
  sums.readInto(amounts, row);
  return { layout, amounts };
}

/** Nothing eaten yet. */
export function emptyIntake(layout: Layout = WHOLE_LAYOUT): Intake {
  const sums = new SumRows(layout.width);
  return { layout, sums, row: sums.append() };
}

/** @param food resolved for the layout of the intake */
export function addPortion({ sums, row }: Intake, food: ResolvedFood, grams: number): void {
  sums.addEntry(row);
  sums.addPortion(row, food, grams);
}
