import type { Diagnostic } from '../../model/diagnostic.ts';
import { type CsvStyle, csvCell, csvLine } from '../../tables/csv/csv-cell.ts';

const COLUMNS = ['file', 'line', 'pointer', 'field', 'value', 'code', 'message', 'expected'];

/** The header of a list of skipped entries. */
export const REJECTS_HEADER = csvLine(COLUMNS);

/** The number of problems whose text is remembered. */
const REMEMBERED = 1000;

/**
 * Makes a function that writes a diagnostic as a line of that list, which is CSV. A file may have a million rows with
 * the same problem, so the part that all of these lines share is written only once.
 */
export function rejectLines(style: CsvStyle): (diagnostic: Diagnostic) => string {
  const known = new Map<string, { readonly of: Diagnostic; readonly text: string }>();
  let file: string | undefined;
  let fileText = '';
  return (diagnostic) => {
    const { location, field, value, code, message, expected } = diagnostic;
    let same = known.get(message);
    if (same === undefined || !isSame(same.of, diagnostic)) {
      same = { of: diagnostic, text: csvLine([field, value, code, message, expected], style) };
      if (known.size < REMEMBERED) known.set(message, same);
    }
    if (location?.file !== file) {
      file = location?.file;
      fileText = file === undefined ? '' : csvCell(file, style);
    }
    const line = location?.line ?? location?.row ?? '';
    const pointer = location?.pointer === undefined ? '' : csvCell(location.pointer, style);
    return `${fileText},${line},${pointer},${same.text}`;
  };
}

function isSame(one: Diagnostic, other: Diagnostic): boolean {
  return (
    one.field === other.field &&
    one.value === other.value &&
    one.code === other.code &&
    one.expected === other.expected
  );
}
