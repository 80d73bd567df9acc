/** How full a spoon or cup is, if a line says it. */
export type Fill = 'heaped' | 'level';

/** Fills in the words to which `normaliseLine()` changes "gehäufter", "gestrichen" and the like. */
const FILLS: ReadonlySet<string> = new Set<Fill>(['heaped', 'level']);

/** Whether a token says how full a spoon or cup is. */
export function isFill(token: string | undefined): token is Fill {
  return token !== undefined && FILLS.has(token);
}
