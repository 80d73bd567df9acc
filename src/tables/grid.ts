import type { Location } from '../model/diagnostic.ts';

/** A row of a table, as people keep one: cells that may be blank, and may be fewer than in other rows. */
export interface GridRow {
  readonly cells: readonly string[];
  readonly location: Location;
  /** Where a cell stands, for diagnostics; `position` counts from 0. */
  readonly locationOf: (position: number) => Location;
}

/** A table that is small enough to be looked at as a whole: a sheet of a workbook, or a CSV file. */
export interface Grid {
  /** Where the table is, as shown to people. */
  readonly location: Location;
  /** Without rows that are blank. */
  readonly rows: readonly GridRow[];
}
