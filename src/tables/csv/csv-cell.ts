import { escapeFormulas } from '../../text/escaping/escape-formulas.ts';

/** How text is written as CSV. */
export interface CsvStyle {
  /** Leaves formulas and control characters unchanged. Otherwise they are made {@link inert}. */
  readonly raw?: boolean;
}

/** A text as a cell of CSV: formulas are escaped unless it is raw, and it is quoted if necessary. */
export function csvCell(text: string, { raw = false }: CsvStyle = {}): string {
  const safe = raw ? text : escapeFormulas(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A line of CSV with its line end. Numbers are written as figures, and flags as true and false; null and undefined are
 * empty cells.
 *
 * @example
 * csvLine(['a,b', 1, null]); // '"a,b",1,\n'
 */
export function csvLine(
  cells: readonly (string | number | boolean | null | undefined)[],
  style: CsvStyle = {},
): string {
  const written = cells.map((cell) =>
    typeof cell === 'string' ? csvCell(cell, style) : String(cell ?? ''),
  );
  return `${written.join(',')}\n`;
}
