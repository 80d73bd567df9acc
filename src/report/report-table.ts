/** A table as pages and Markdown have it. The first cell of a row heads it. */
export interface ReportTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of figures, which are set to the right. */
  readonly numeric: readonly number[];
}

/** What is shown of a report beside its figures. */
export interface ReportFacts {
  readonly title: string;
  /** Of the person, as a dietitian gives it; empty where it is not given. */
  readonly name: string;
  /** Of the making, `2026-03-09`. */
  readonly date: string;
  /** Of viand. */
  readonly version: string;
}
