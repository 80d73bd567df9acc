import type { Diagnostic, Fix, Location } from '../../model/diagnostic.ts';

/** A diagnostic as a line: the location, the field, what failed, and what would have been right. */
export function renderDiagnostic({ location, field, message, expected, fix }: Diagnostic): string {
  return [
    'viand',
    ...(location === undefined ? [] : [renderLocation(location)]),
    ...(field === undefined ? [] : [field]),
    `${expected === undefined ? message : `${message}: expected ${expected}`}${didYouMean(fix)}`,
  ].join(': ');
}

/** Where something stands: `week.csv:3`, `week.json:3 /0/entries/1`, `week.xlsx, sheet Day 1, B7`. */
export function renderLocation(location: Location): string {
  const { file, line, row, pointer, sheet } = location;
  if (sheet !== undefined) return [file, sheetPosition(location)].join(', ');
  return [
    line === undefined ? file : `${file}:${line}`,
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(pointer ? [pointer] : []),
  ].join(' ');
}

/** Where in a workbook: `sheet Day 1, B7`. */
export function sheetPosition({ sheet, row, cell }: Location): string {
  const within = cell ?? (row === undefined ? undefined : `row ${row}`);
  return [`sheet ${sheet}`, ...(within === undefined ? [] : [within])].join(', ');
}

/** The end of a message that offers a fix; empty without one. */
export function didYouMean(fix: Fix | undefined): string {
  return fix === undefined ? '' : `; did you mean "${fix.value}"?`;
}
