import type { Fault } from '../model/faults.ts';

/** A fault as a line: where, which field, what failed, and what would have been right. */
export function renderFault({ place, field, message, expected, suggestion }: Fault): string {
  const line = place?.line === undefined ? '' : `:${place.line}`;
  const pointer = !place?.pointer ? '' : ` ${place.pointer}`;
  return [
    'viand',
    ...(place === undefined ? [] : [`${place.file}${line}${pointer}`]),
    ...(field === undefined ? [] : [field]),
    `${expected === undefined ? message : `${message}: expected ${expected}`}${didYouMean(suggestion)}`,
  ].join(': ');
}

export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
}
