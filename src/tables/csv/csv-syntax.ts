import { type DiagnosticCode, Refusal } from '../../model/diagnostic.ts';
import { MAX_ROW_CHARACTERS } from './csv-row.ts';

const EXPECTED = 'rows of a line each, and each quote closed';

export function rowTooLong(code: DiagnosticCode, file: string, line: number): Refusal {
  return new Refusal({
    code,
    message: `Cannot read the row as it is longer than ${MAX_ROW_CHARACTERS} characters`,
    location: { file, line },
    expected: EXPECTED,
  });
}

/** Behind an open quote, no row can be told from the next. */
export function quoteNeverClosed(code: DiagnosticCode, file: string, line: number): Refusal {
  return new Refusal({
    code,
    message: 'Cannot read on as a quote that opens here is never closed',
    location: { file, line },
    expected: EXPECTED,
  });
}
