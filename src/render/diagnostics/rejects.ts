import type { Diagnostic } from '../../model/diagnostic.ts';
import { type CsvStyle, csvLine } from '../../tables/csv/csv-cell.ts';

const COLUMNS = ['file', 'line', 'pointer', 'field', 'value', 'code', 'message', 'expected'];

/** The header of a list of skipped entries. */
export const REJECTS_HEADER = csvLine(COLUMNS);

/** A diagnostic as a line of that list, which is CSV. */
export function rejectLine(diagnostic: Diagnostic, style: CsvStyle): string {
  const { location, field, value, code, message, expected } = diagnostic;
  const line = location?.line ?? location?.row;
  const cells = [location?.file, line, location?.pointer, field, value, code, message, expected];
  return csvLine(cells, style);
}
