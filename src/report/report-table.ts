import type { Words } from '../language/words.ts';

/** A table for pages and Markdown. The first cell of a row is its heading. */
export interface ReportTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of figures, which are right-aligned. */
  readonly numeric: readonly number[];
  /** Whether it has many rows and so is printed in a smaller type. */
  readonly isDense?: true;
}

/** The readers of a report: two pages for the client, the rest for the professional, or both. */
export const AUDIENCES = ['client', 'professional'] as const;
/** Who reads a report. */
export type Audience = (typeof AUDIENCES)[number];

/** The facts at the top of a report, in addition to its figures. */
export interface ReportFacts {
  readonly title: string;
  /** The name of the person; empty if none was given. */
  readonly name: string;
  /** The date on which the report was made, `2026-03-09`. */
  readonly date: string;
  /** Undefined for the whole report. */
  readonly audience: Audience | undefined;
  readonly words: Words;
  /** The version of viand. */
  readonly version: string;
}
