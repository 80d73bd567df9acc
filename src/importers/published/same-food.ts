import { rawVariant } from '../../model/cooking/yields.ts';
import type { Food, Processing, Variant } from '../../model/food.ts';
import { nutrientAmount } from '../../model/nutrients.ts';
import { checkFood } from '../../rules/foods/check-food.ts';

/** Rules that show whether a cooked food was made from a raw one. */
const SAME_FOOD = new Set(['food/cooking-energy', 'food/implausible-yield']);

/** The most by which cooking changes the share of carbohydrates in carbohydrates and protein. A coating adds more. */
const COATING_SHARE = 0.2;

/** The largest share of carbohydrates in a food that may be coated: only meat and fish are. */
const COATED_FOOD_SHARE = 0.35;

/** The least that a coating adds, g/100 g. */
const COATING_CARBOHYDRATES = 4;

/** The fat of a cooked food, as a share of its carbohydrates and protein, is at most this and twice the raw food's. */
const ADDED_FAT_SHARE = 0.1;

/**
 * A food with more fat than this share of its carbohydrates and protein loses some when it is cooked, which hides added
 * fat.
 */
const LEAN_SHARE = 0.1;

/**
 * The most by which carbohydrates and protein in 100 g of a boiled food may differ between two ways of boiling, as a
 * factor.
 */
const MOIST_RATIO = 2.5;

const FRIED: ReadonlySet<Processing> = new Set(['fried', 'deep-fried']);
const MOIST: ReadonlySet<Processing> = new Set(['boiled', 'steamed', 'stewed']);

/**
 * The ids of variants that are not the same food as the others, although their names say so: they have a coating, fat
 * or other ingredients that their names do not mention, or an energy or fat that the raw food cannot have after
 * cooking.
 */
export function variantsOfOtherFoods(food: Food): ReadonlySet<string> {
  const foreign = new Set(
    checkFood(food).flatMap(({ code, amountOf }) =>
      SAME_FOOD.has(code) ? (amountOf?.variantId ?? []) : [],
    ),
  );
  const raw = rawVariant(food);
  const cooked = food.variants.filter((variant) => variant !== raw);
  const moist = cooked.filter(({ processing }) => MOIST.has(processing));
  const leastStarch = leastOf(food.variants, starchShare);
  const canBeCoated = leastStarch < COATED_FOOD_SHARE;
  const mostSolids = leastOf(moist, solids) * MOIST_RATIO;
  for (const variant of cooked) {
    const isCoated =
      canBeCoated &&
      starchShare(variant) > leastStarch + COATING_SHARE &&
      carbohydratesIn(variant) >= COATING_CARBOHYDRATES;
    const isFatAdded = raw !== undefined && hasAddedFat(raw, variant);
    const isDish = moist.includes(variant) && solids(variant) > mostSolids;
    if (isCoated || isFatAdded || isDish) foreign.add(variant.id);
  }
  return foreign;
}

/** Infinity if no variant has a known amount, since nothing exceeds it. */
function leastOf(variants: readonly Variant[], amountOf: (variant: Variant) => number): number {
  return Math.min(...variants.map(amountOf).filter((amount) => !Number.isNaN(amount)));
}

function hasAddedFat(raw: Variant, variant: Variant): boolean {
  if (FRIED.has(variant.processing)) return false;
  const [before, after] = [raw, variant].map(
    (one) => nutrientAmount(one.nutrients, 'fat') / solids(one),
  ) as [number, number];
  return before < LEAN_SHARE && after > ADDED_FAT_SHARE + 2 * before;
}

/** NaN if an amount is unknown, since every comparison with it is false. */
function starchShare(variant: Variant): number {
  return carbohydratesIn(variant) / solids(variant);
}

/** Carbohydrates and protein, g/100 g. */
function solids(variant: Variant): number {
  return carbohydratesIn(variant) + nutrientAmount(variant.nutrients, 'protein');
}

function carbohydratesIn(variant: Variant): number {
  return nutrientAmount(variant.nutrients, 'carbohydrates_by_difference');
}
