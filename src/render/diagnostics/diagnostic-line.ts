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

/** Where something stands: `week.csv:3`, `week.json:3 /0/entries/1`, `week.parquet row 3`. */
export function renderLocation({ file, line, row, pointer }: Location): string {
  return [
    line === undefined ? file : `${file}:${line}`,
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(pointer ? [pointer] : []),
  ].join(' ');
}

export function didYouMean(fix: Fix | undefined): string {
  return fix === undefined ? '' : `; did you mean "${fix.value}"?`;
}
