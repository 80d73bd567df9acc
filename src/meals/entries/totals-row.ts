import type { Location } from '../../model/diagnostic.ts';

/** A sum for some labels that another program computed. */
export interface ProgramTotals {
  readonly kind: 'program';
  /** The mass in g; undefined if the source does not state it. */
  readonly grams: number | undefined;
  /** Amounts by the positions in the registries, in their units; NaN if unknown. */
  readonly nutrients: Float64Array;
  readonly foodPatterns: Float64Array;
}

/** Intakes written by viand: their cells by column name, for callers that can read them. */
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
