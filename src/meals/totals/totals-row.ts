import type { Location } from '../../model/diagnostic.ts';

/** What was eaten in all under some labels, as another program added it up. */
export interface ProgramTotals {
  readonly kind: 'program';
  /** Undefined where the source does not say it. */
  readonly grams: number | undefined;
  /** Amounts by the positions of the registries, in its units; NaN for unknown. */
  readonly nutrients: Float64Array;
  readonly foodPatterns: Float64Array;
}

/** Intakes that viand wrote: their cells by the names of the columns, for those who know what they hold. */
export interface IntakeTotals {
  readonly kind: 'intakes';
  readonly cells: ReadonlyMap<string, string>;
}

/** A row of totals with its labels. */
export interface TotalsRow {
  readonly group: readonly string[];
  readonly location: Location;
  readonly totals: ProgramTotals | IntakeTotals;
}
