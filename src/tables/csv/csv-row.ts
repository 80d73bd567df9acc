import type { DiagnosticCode, DiagnosticSink } from '../../model/diagnostic.ts';

/** A row of a CSV text. White space around a cell has no meaning, so readers trim what they use. */
export interface CsvRow {
  readonly record: readonly string[];
  /** The line it begins on, from 1. */
  readonly line: number;
  /** The raw row. Undefined if it is just the cells with separators between them; empty if it was not requested. */
  readonly raw?: string;
}

/** What reading rows depends on, in addition to the text. */
export interface CsvFormat {
  readonly separator: string;
  /** The code of diagnostics about text that cannot be divided into rows. */
  readonly syntaxCode: DiagnosticCode;
  /** Whether rows with quotes carry their raw text, for the location of cells. It costs a tenth more time. */
  readonly hasRaw?: boolean;
  /**
   * Enforces RFC 4180: a row with a stray quote is skipped and reported here. Without it, a stray quote is an ordinary
   * character.
   */
  readonly reportSkippedRow?: DiagnosticSink;
}

/** Longer rows are refused, so that a stray quote cannot swallow a whole file. */
export const MAX_ROW_CHARACTERS = 1_000_000;
