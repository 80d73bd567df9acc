/** One row of an export: the cell of a column by its name, trimmed; blank where there is none. */
export type ExportRow = (column: string) => string;

/** The export of a program, recognised by its header. */
export interface ProgramExport {
  readonly program: string;
  /** Columns that the header has; names count as folded, without case and punctuation. */
  readonly header: readonly string[];
  /** Columns that the header must not have, because only another export has them. */
  readonly without?: readonly string[];
  /**
   * Columns of amounts that it reads in addition to those of the header. A table with any other column of amounts is
   * not this export.
   */
  readonly amounts?: readonly string[];
  /** If its rows cannot be scored: the export of the same program that can be. */
  readonly lacksFoods?: string;
  /** Reads the food of a row; undefined for a row without one. */
  readonly read?: (row: ExportRow) => ExportedFood | undefined;
}

/** The food of a row of an export. */
export interface ExportedFood {
  /** A code that catalogues have. */
  readonly foodId?: string;
  readonly food: string;
  /** Amount and unit. */
  readonly measure: string;
  readonly person?: string;
  readonly date?: string;
  readonly meal?: string;
}
