import type { Fault } from '../model/faults.ts';
import type { Place } from '../model/meal.ts';

/** A fault as a line: where, which field, what failed, and what would have been right. */
export function renderFault({ place, field, message, expected }: Fault): string {
  return [
    'viand',
    ...(place === undefined ? [] : [renderPlace(place)]),
    ...(field === undefined ? [] : [field]),
    expected === undefined ? message : `${message}: expected ${expected}`,
  ].join(': ');
}

/** Where something stands: `week.csv:3`, `week.json:3 /0/entries/1`, `week.parquet row 3`. */
export function renderPlace({ file, line, row, pointer }: Place): string {
  return [
    line === undefined ? file : `${file}:${line}`,
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(pointer ? [pointer] : []),
  ].join(' ');
}
