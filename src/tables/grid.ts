import type { Location } from '../model/diagnostic.ts';

/** A row of a table, as people keep one: cells that may be blank, and may be fewer than in other rows. */
export interface GridRow {
  readonly cells: readonly string[];
  readonly location: Location;
  /** Where a cell stands, for diagnostics; `position` counts from 0. */
  readonly locationOf: (position: number) => Location;
  /** Whether a cell repeats the one above, with which it is merged; undefined where none is. */
  readonly isMerged?: (position: number) => boolean;
}

/** Some cells of a row, as a row: `placeOf` says where each of them stands. */
export function partOfRow(
  row: GridRow,
  cells: readonly string[],
  placeOf: (position: number) => number,
): GridRow {
  const { isMerged } = row;
  return {
    ...row,
    cells,
    locationOf: (position) => row.locationOf(placeOf(position)),
    ...(isMerged === undefined ? {} : { isMerged: (position) => isMerged(placeOf(position)) }),
  };
}

/** A table that is small enough to hold in memory: a sheet of a workbook, or a CSV file. */
export interface Grid {
  /** Where the table is, as shown to people. */
  readonly location: Location;
  /** The rows that are not blank. */
  readonly rows: readonly GridRow[];
  /** Rows that a spreadsheet does not show, as they are hidden or filtered; they are read like the others. */
  readonly hiddenRows?: number;
  /** What separates its cells; undefined where nothing does, as in a workbook. */
  readonly separator?: string;
}

/** Says that hidden rows of a sheet are read like the others. */
export function hiddenRowsNote({ hiddenRows = 0, location: { sheet = '' } }: Grid): string[] {
  if (hiddenRows === 0) return [];
  const rows = hiddenRows === 1 ? '1 hidden row' : `${hiddenRows} hidden rows`;
  return [`${rows} of sheet "${sheet}" ${hiddenRows === 1 ? 'counts' : 'count'} like the others`];
}
