import type { Diagnostic } from '../../model/diagnostic.ts';
import { csvCell } from '../../tables/csv/csv-cell.ts';

const COLUMNS = ['file', 'line', 'pointer', 'field', 'value', 'code', 'message', 'expected'];

/** The first line of a list of entries that were left out. */
export const REJECTS_HEADER = `${COLUMNS.join(',')}\n`;

/** A diagnostic as a line of that list, which is CSV. */
export function rejectLine(diagnostic: Diagnostic): string {
  const { location, field, value, code, message, expected } = diagnostic;
  const line = location?.line ?? location?.row;
  const cells = [location?.file, line, location?.pointer, field, value, code, message, expected];
  return `${cells.map((cell) => csvCell(cell === undefined ? '' : String(cell))).join(',')}\n`;
}
