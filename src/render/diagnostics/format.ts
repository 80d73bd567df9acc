import type { Language } from '../../language/language.ts';
import type { Report } from '../../operations/validate/report.ts';
import type { Counts } from './counts.ts';

/** The context of a report, in addition to its diagnostics. */
export interface ReportContext {
  /** Complete once the whole report has been rendered. */
  readonly counts: Counts;
  readonly isColourful: boolean;
  /** Characters of a line of text; undefined where lines may have any length. */
  readonly width: number | undefined;
  /** The language of text for people; absent for English. */
  readonly language?: Language;
  /** The version of viand. */
  readonly version: string;
  /** The root of the repository, from which others look for files; absent for the folder viand is called in. */
  readonly root?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A format of reports, which writes the text while the report is made. */
export type ReportRenderer = (report: Report, context: ReportContext) => AsyncIterable<string>;
