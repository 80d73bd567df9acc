import type { Layout } from '../evaluation/layout.ts';
import type { Totals } from '../evaluation/totals.ts';
import type { ResolvedFood } from './foods/resolved-food.ts';
import { SumRows } from './sums/exact-sums.ts';

/** A food and its mass as eaten. */
export interface FoodMass {
  readonly food: ResolvedFood;
  readonly grams: number;
}

/** Sums portions exactly, whatever their order. */
export function totalsOf(layout: Layout, portions: Iterable<FoodMass>): Totals {
  const rows = new SumRows(layout.width);
  const row = rows.append();
  for (const { food, grams } of portions) {
    rows.addEntry(row);
    rows.addPortion(row, food, grams);
  }
  return totalsOfRow(layout, rows, row);
}

/** The sums of a row: masses in g, amounts in the units of the nutrients. */
export function totalsOfRow(layout: Layout, rows: SumRows, row: number): Totals {
  const amounts = new Float64Array(layout.width);
  rows.readInto(amounts, row);
  return { layout, amounts };
}
