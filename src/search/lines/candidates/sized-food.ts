import type { Food } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { CONFIDENCE, type Weighed } from '../weighing/servings/servings.ts';

/** A food as lines are weighed with it. */
export interface SizedFood extends Food {
  /** The similar food whose sizes it has, since its source gives none; absent if they are its own. */
  readonly sizesOf?: string;
}

/** An amount that a line counts in pieces of a similar food is assumed. */
export function withSizeOfSimilar(
  weighed: Weighed,
  { measure }: FoodLine,
  { sizesOf }: SizedFood,
): Weighed {
  const isStated = measure?.kind === 'unit' || measure?.kind === 'energy';
  if (sizesOf === undefined || isStated) return weighed;
  return {
    ...weighed,
    confidence: Math.min(weighed.confidence, CONFIDENCE.usualSize),
    remarks: [...weighed.remarks, `size of a similar food: ${sizesOf}`],
  };
}
