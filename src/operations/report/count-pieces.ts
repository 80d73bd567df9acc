import type { Food, ServingType } from '../../model/food.ts';

/** Household measures, in the order in which people choose them. */
const MEASURES = [
  'whole',
  'piece',
  'slice',
  'glass',
  'bottle',
  'bowl',
  'cup',
  'tablespoon',
  'teaspoon',
] as const;

/** A measure in which people count food. */
export type PieceMeasure = (typeof MEASURES)[number];

/** A portion as a number of pieces, such as 2 slices. */
export interface Pieces {
  readonly count: number;
  readonly measure: PieceMeasure;
  /** Whether the food is also counted in parts, as a pizza is in slices, so that "1 piece" would be ambiguous. */
  readonly isDivided: boolean;
}

/** A portion is a number of a measure if their weights differ by no more than this share. */
const TOLERANCE = 0.05;

/** The tolerance for foods that grow or are cut, whose weights vary more. */
const TOLERANCE_OF_PIECES = 0.12;

const CUT_OR_GROWN: readonly PieceMeasure[] = ['whole', 'piece', 'slice'];

/** The most pieces that people count. */
const MAX_COUNT = 8;

/** The most spoons that people measure. */
const MAX_SPOONS = 4;

/** Half pieces are counted only below this number. */
const MAX_WITH_HALF = 4;

const PARTS_OF_WHOLE: readonly PieceMeasure[] = ['piece', 'slice'];

const SPOONS: readonly PieceMeasure[] = ['tablespoon', 'teaspoon'];

/** The lightest piece that people count, g: they do not count squares of chocolate. */
const LEAST_WEIGHT = 10;

/** A usual amount becomes the nearest number of pieces if it changes by no more than this share. */
const MAX_SNAP = 0.35;

/** Expresses a portion in pieces; undefined unless it is a round number of them. */
export function countPieces(food: Food, variantId: string, grams: number): Pieces | undefined {
  const weights = [...pieceWeights(food, variantId)];
  const hasParts = weights.some(({ measure }) => PARTS_OF_WHOLE.includes(measure));
  for (const weight of weights) {
    const count = roundCount(grams, weight);
    const { measure } = weight;
    if (count !== undefined) return { count, measure, isDivided: measure === 'whole' && hasParts };
  }
  return undefined;
}

/** How many of a measure an amount is; undefined unless that is a number that people use. */
function roundCount(grams: number, { measure, weight, isUsual }: PieceWeight): number | undefined {
  const count = Math.round((2 * grams) / weight) / 2;
  const least = measure === 'whole' ? 0.5 : 1;
  const most = SPOONS.includes(measure) ? MAX_SPOONS : MAX_COUNT;
  // Half a small one, seven and a half, or half a slice is not an amount that people recognise.
  const mayBeHalf = isUsual && count < MAX_WITH_HALF;
  const isRound = count >= least && count <= most && (mayBeHalf || Number.isInteger(count));
  const tolerance = CUT_OR_GROWN.includes(measure) ? TOLERANCE_OF_PIECES : TOLERANCE;
  return isRound && Math.abs(grams - count * weight) <= tolerance * grams ? count : undefined;
}

/** Rounds a usual amount to the weight of whole pieces, g; returns the amount if none is near. */
export function snapToPieces(food: Food, variantId: string, grams: number): number {
  for (const { measure, weight } of pieceWeights(food, variantId)) {
    if (SPOONS.includes(measure)) continue;
    const snapped = Math.max(1, Math.round(grams / weight)) * weight;
    if (snapped / weight <= MAX_COUNT && Math.abs(snapped - grams) <= MAX_SNAP * grams)
      return snapped;
  }
  return grams;
}

/** What one of a measure weighs, g. */
interface PieceWeight {
  readonly measure: PieceMeasure;
  readonly weight: number;
  /** Whether it is of medium size, or of no size that is named. */
  readonly isUsual: boolean;
}

function* pieceWeights(food: Food, variantId: string): Generator<PieceWeight> {
  const variant = food.variants.find(({ id }) => id === variantId);
  for (const measure of MEASURES) {
    for (const size of ['medium_', '', 'large_', 'small_']) {
      const type = `${size}${measure}` as ServingType;
      for (const serving of variant?.servingSizes ?? []) {
        if (serving.type !== type || serving.amount === null || serving.amount <= 0) continue;
        const density = serving.unit === 'g' ? 1 : (variant?.density ?? 1);
        const weight = serving.amount * density;
        const isUsual = size === 'medium_' || size === '';
        if (weight >= LEAST_WEIGHT) yield { measure, weight, isUsual };
      }
    }
  }
}
