import type { Words } from '../language/words.ts';

/** A table as pages and Markdown have it. The first cell of a row heads it. */
export interface ReportTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of figures, which are set to the right. */
  readonly numeric: readonly number[];
  /** It has many rows: on paper it is set in smaller type. */
  readonly isDense?: true;
}

/** Whom a report is for: two pages for the client, the rest for the professional, or both. */
export const AUDIENCES = ['client', 'professional'] as const;
/** Who reads a report. */
export type Audience = (typeof AUDIENCES)[number];

/** What the head of a report shows in addition to its figures. */
export interface ReportFacts {
  readonly title: string;
  /** The name of the person; empty if none was given. */
  readonly name: string;
  /** The date on which the report was made, `2026-03-09`. */
  readonly date: string;
  /** Undefined for all of it. */
  readonly audience: Audience | undefined;
  readonly words: Words;
  /** The version of viand. */
  readonly version: string;
}
