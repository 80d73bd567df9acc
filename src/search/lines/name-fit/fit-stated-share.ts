import { rawVariant } from '../../../model/cooking/yields.ts';
import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import type { StatedShare, TakenShare } from '../reading/stated-share.ts';
import {
  isMince,
  isSameShare,
  isUnminced,
  minceFit,
  NEAR_SHARE,
  OTHER_SHARE,
  shareFit,
} from './share-fit.ts';

/** The factor for the share of fat or alcohol that a line states; 1 if it states none. */
export function fitStatedShare(
  { share, words, qualifiers }: FoodLine,
  food: Food,
  names: readonly TakenShare[],
  variant: Variant | undefined,
): number {
  if (share === undefined) return 1;
  if (isUnminced(food, [...words, ...qualifiers])) return OTHER_SHARE;
  return fitShare(share, food, names, variant === undefined ? statesOf(food) : [variant]);
}

/** How well a food fits a share, by its names or, failing that, by its composition. */
function fitShare(
  share: StatedShare,
  food: Food,
  names: readonly TakenShare[],
  variants: readonly Variant[],
): number {
  if (isMince(food)) return minceFit(share, rawVariant(food));
  if (names.some(({ share: named }) => named?.percent === share.percent)) return 1;
  const stated = names.flatMap(({ share: named }) =>
    named !== undefined && named.of === share.of ? [named.percent] : [],
  );
  const byComposition = Math.max(...variants.map((variant) => shareFit(share, food, variant)));
  // "85% lean" is not "80/20", whatever was measured.
  const isOther = stated.length > 0 && stated.every((percent) => !isSameShare(percent, share));
  return isOther ? Math.min(NEAR_SHARE, byComposition) : byComposition;
}

/** The states whose shares a line may mean: as the food is eaten, and as its package says. */
function statesOf(food: Food): readonly Variant[] {
  const raw = rawVariant(food);
  return raw === undefined ? [standardVariant(food)] : [standardVariant(food), raw];
}
