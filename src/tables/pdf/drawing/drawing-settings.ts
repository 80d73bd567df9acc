import type { Box, Matrix } from './geometry.ts';

/** How a page draws at one point of its content: what `q` stores and `Q` restores (ISO 32000-1, 8.4). */
export interface DrawingSettings {
  matrix: Matrix;
  colour: number | undefined;
  strokeColour: number | undefined;
  lineWidth: number;
  /** From 0 to 1. */
  opacity: number;
  strokeOpacity: number;
  /** The opacity of the groups around. */
  outerOpacity: number;
  isBlended: boolean;
  isMasked: boolean;
  /** Whether a group around is blended or masked. */
  isOuterBlended: boolean;
  /** Whether a group around makes a mask, rather than a part of the page. */
  isInMask: boolean;
  clip: Box;
  isClippedByBoxes: boolean;
  mode: number;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** The width of letters as a share of their own. */
  stretch: number;
  leading: number;
  rise: number;
}

/**
 * The settings at the start of a page (ISO 32000-1, 8.4.1).
 *
 * @param matrix maps the page to points from its left and its top
 * @param clip the box of the page
 */
export function initialSettings(matrix: Matrix, clip: Box): DrawingSettings {
  return {
    ...{ matrix, clip, isClippedByBoxes: true, lineWidth: 1 },
    ...{ colour: 0, strokeColour: 0, opacity: 1, strokeOpacity: 1, outerOpacity: 1 },
    ...{ isBlended: false, isMasked: false, isOuterBlended: false, isInMask: false },
    ...{ mode: 0, fontSize: 0, charSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0, rise: 0 },
  };
}
