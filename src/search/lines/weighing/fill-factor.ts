import type { Fill } from '../words/fill.ts';
import type { Form } from '../words/measures.ts';

/** Level spoons per heaped spoon of something dry, and level cups per heaped cup, by the project's judgement. */
const HEAPED_SPOON = 1.75;
const HEAPED_CUP = 1.25;

const HEAPED = /\bheaped\b/i;

/**
 * The factor of a stated fill for the amount of a serving, whose label may already be a heaped spoon.
 *
 * @param label the label of the serving
 */
export function fillFactor(fill: Fill | undefined, form: Form | undefined, label: string): number {
  const isHeapedLabel = HEAPED.test(label);
  if (fill === undefined || isHeapedLabel === (fill === 'heaped')) return 1;
  const heaped = form === 'tablespoon' || form === 'teaspoon' ? HEAPED_SPOON : HEAPED_CUP;
  return isHeapedLabel ? 1 / heaped : heaped;
}

/**
 * Whether the catalogue has only a heaped spoon of a food, and the line does not say how full its spoon is: a level one
 * holds half.
 */
export function isOfUnstatedFill(fill: Fill | undefined, label: string): boolean {
  return fill === undefined && HEAPED.test(label);
}
