/** One row of an export: the cell of a column by its name, trimmed; blank where there is none. */
export type ExportRow = (column: string) => string;

/** The export of a program, recognised by its header. */
export interface ProgramExport {
  readonly program: string;
  /** Columns that the header has; names count as folded, without case and punctuation. */
  readonly header: readonly string[];
  /** Columns that the header does not have, since another export has them. */
  readonly without?: readonly string[];
  /** Whether a further column shows that somebody keeps such a table by hand. */
  readonly isForeign?: (column: string) => boolean;
  /** Why its rows cannot be scored, and which export of the program can. */
  readonly lacksFoods?: string;
  /** What a row says was eaten; undefined for a row that is no food. */
  readonly read?: (row: ExportRow) => ExportedFood | undefined;
}

/** What a row of an export says was eaten. */
export interface ExportedFood {
  /** A code that catalogues know. */
  readonly foodId?: string;
  readonly food: string;
  /** Amount and unit. */
  readonly measure: string;
  readonly person?: string;
  readonly date?: string;
  readonly meal?: string;
}
