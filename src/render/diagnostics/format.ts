import type { Language } from '../../language/language.ts';
import type { Report } from '../../operations/validate/report.ts';
import type { Counts } from './counts.ts';

/** The context of a report, in addition to its diagnostics. */
export interface ReportContext {
  /** Complete once the whole report has been rendered. */
  readonly counts: Counts;
  readonly isColourful: boolean;
  /** The width of a line of text in characters; undefined if lines may have any length. */
  readonly width: number | undefined;
  /** The language of text for people; absent for English. */
  readonly language?: Language;
  /** The version of viand. */
  readonly version: string;
  /** The root of the repository, from which other programs look for files; absent for the current folder. */
  readonly root?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A format of reports. It writes the text while the report is made. */
export type ReportRenderer = (report: Report, context: ReportContext) => AsyncIterable<string>;
