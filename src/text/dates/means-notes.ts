import { quoted } from '../escaping/quote.ts';

/** The note that no group has several values of a label, whose means are then sums. */
export function onlySumsNote(label: string): string {
  return `--per ${label} changes nothing: each group has one value of ${label}`;
}

/** The note that two times of one date count as two values of a label. */
export function timesNote(label: string, first: string, second: string): string {
  return `--per ${label} counts times, not days: ${quoted(first)} and ${quoted(second)} are two values`;
}
