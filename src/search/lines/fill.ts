import type { Form } from './measures.ts';

/** How full a spoon or cup is, if a line says so. */
export type Fill = 'heaped' | 'level';

/** Fills, as `plainLine()` writes "gehäufter", "gestrichen" and the like. */
const FILLS: ReadonlySet<string> = new Set<Fill>(['heaped', 'level']);

/** Whether a token says how full a spoon or cup is. */
export function isFill(token: string | undefined): token is Fill {
  return token !== undefined && FILLS.has(token);
}

/** Level spoons in a heaped spoon of something dry, and level cups in a heaped cup, by the project's judgement. */
const HEAPED_SPOON = 1.75;
const HEAPED_CUP = 1.25;

/**
 * The factor of a stated fill for the amount of a serving, whose label may be that of a heaped spoon.
 *
 * @param label of the serving
 */
export function fillFactor(fill: Fill | undefined, form: Form | undefined, label: string): number {
  const isHeapedLabel = /\bheaped\b/i.test(label);
  if (fill === undefined || isHeapedLabel === (fill === 'heaped')) return 1;
  const heaped = form === 'tablespoon' || form === 'teaspoon' ? HEAPED_SPOON : HEAPED_CUP;
  return isHeapedLabel ? 1 / heaped : heaped;
}
