import { type DiagnosticCode, ViandError } from '../../model/diagnostic.ts';
import { MAX_ROW_CHARACTERS } from './csv-row.ts';

const EXPECTED = 'one row per line, and every quote closed';

/** The error for a row that is too long to hold in memory. */
export function rowTooLong(code: DiagnosticCode, file: string, line: number): ViandError {
  return new ViandError({
    code,
    message: `The row is longer than ${MAX_ROW_CHARACTERS} characters`,
    location: { file, line },
    expected: EXPECTED,
  });
}

/** The error for a quote that is never closed: the rows after it cannot be told from the text inside it. */
export function quoteNeverClosed(code: DiagnosticCode, file: string, line: number): ViandError {
  return new ViandError({
    code,
    message: 'The quote that opens here is never closed',
    location: { file, line },
    expected: EXPECTED,
  });
}
