import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Location } from '../../model/entry.ts';

/** A fault as a line: where, which field, what failed, and what would have been right. */
export function renderFault({
  location,
  field,
  message,
  expected,
  suggestion,
}: Diagnostic): string {
  return [
    'viand',
    ...(location === undefined ? [] : [renderLocation(location)]),
    ...(field === undefined ? [] : [field]),
    `${expected === undefined ? message : `${message}: expected ${expected}`}${didYouMean(suggestion)}`,
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

export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
}
