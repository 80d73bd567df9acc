import { ALCOHOL_GRAMS_PER_ML } from '../../../model/derived/alcohol.ts';
import type { Food, Variant } from '../../../model/food.ts';
import { type NutrientName, nutrientAmount } from '../../../model/nutrients.ts';
import type { StatedShare } from '../reading/stated-share.ts';

/** Factor for a food whose share is fat in dry matter, if the text does not say so. */
const DRY_SHARE = 0.96;

/** Factor for a food whose share cannot be computed, such as a share of cocoa. */
const UNKNOWN_SHARE = 0.75;

/** Factor for a food whose share is near the stated one. */
export const NEAR_SHARE = 0.85;

/**
 * Factors by how far the share of a food is from the stated one at most: relative to the greater of the two, and in
 * percentage points.
 */
const FITS = [
  { factor: 1, part: 0.15, percent: 0.35 },
  { factor: NEAR_SHARE, part: 0.3, percent: 0.5 },
] as const;

/** Factor for a food with a different share. */
export const OTHER_SHARE = 0.6;

/**
 * How well the composition of a food fits a share in a line.
 *
 * @returns 0 to 1; above {@link NEAR_SHARE} if it is the share of the food
 */
export function shareFit({ percent, of }: StatedShare, food: Food, variant: Variant): number {
  const { fat, dryFat, alcohol } = sharesOf(variant);
  if (of === 'other') return UNKNOWN_SHARE;
  if (of !== undefined) return nearness(percent, { fat, 'dry fat': dryFat, alcohol }[of]);
  const isOfWhole = nearness(percent, fat);
  return Math.max(
    isRipened(food, variant) ? Math.min(isOfWhole, UNKNOWN_SHARE) : isOfWhole,
    DRY_SHARE * nearness(percent, dryFat),
    // In a food without alcohol, a small share is that of fat.
    alcohol > 0 ? nearness(percent, alcohol) : 0,
  );
}

/** The least protein of cheese other than quark and cream cheese, g in 100 g. */
const PROTEIN_OF_CHEESE = 14;

/** From this amount of cholesterol on, mg in 100 g, it is egg rather than cheese. */
const CHOLESTEROL_OF_EGG = 200;

/** Cheese whose packages give the fat in dry matter: "Gouda 30 %" has much less fat than usual. */
function isRipened({ foodGroup }: Food, { nutrients }: Variant): boolean {
  return (
    foodGroup === 'Dairy and Egg Products' &&
    nutrientAmount(nutrients, 'protein') >= PROTEIN_OF_CHEESE &&
    !(nutrientAmount(nutrients, 'cholesterol') >= CHOLESTEROL_OF_EGG)
  );
}

/**
 * Whether a share may be that of the whole cheese, although packages give the fat in dry matter: cheddar has 33 % of
 * fat, and light cheddar 35 % in dry matter.
 */
export function mayBeOfWholeCheese(
  { percent, of }: StatedShare,
  food: Food,
  variant: Variant,
): boolean {
  return (
    of === undefined && isRipened(food, variant) && nearness(percent, sharesOf(variant).fat) === 1
  );
}

const MINCE = /\bminced?\b/iu;
/** What American tables call it. */
const GROUND = /\bground\b/iu;

/** Mince, whose packages give the fat of the raw meat. */
export function isMince(food: Food): boolean {
  return isMeat(food) && food.variants.length > 1 && MINCE.test(food.name);
}

/** Whether meat in one piece is no food for a line that names minced meat. */
export function isUnminced(food: Food, words: readonly string[]): boolean {
  return (
    isMeat(food) &&
    !MINCE.test(food.name) &&
    !GROUND.test(food.name) &&
    words.some((word) => /^(?:minced?|ground)$/u.test(word))
  );
}

function isMeat({ foodGroup, type }: Food): boolean {
  return type === 'generic_single_food' && /Beef|Pork|Lamb|Poultry|Meat/u.test(foodGroup ?? '');
}

/** How far the fat of mince may be from the stated share, in percentage points: as the same, and as a near one. */
const MINCE_OFF = { same: 0.5, near: 3 };

/** The factor of the mince nearest to the stated share, which stands in for it, and what each percentage point takes. */
const NEAR_MINCE = 0.95;
const FARTHER = 0.04;

/** How well the fat of raw mince fits the share in a line, as {@link shareFit} rates it. */
export function minceFit({ percent, of }: StatedShare, raw: Variant | undefined): number {
  if (of !== undefined && of !== 'fat') return UNKNOWN_SHARE;
  const off = raw === undefined ? Number.NaN : Math.abs(sharesOf(raw).fat - percent);
  if (Number.isNaN(off)) return UNKNOWN_SHARE;
  if (off <= MINCE_OFF.same) return 1;
  return off <= MINCE_OFF.near ? NEAR_MINCE - FARTHER * off : OTHER_SHARE;
}

/** Whether {@link shareFit} found a share close to the stated one, but not the same. */
export function isNearShare(fit: number): boolean {
  return fit > UNKNOWN_SHARE && fit < DRY_SHARE;
}

/** Whether a percentage is that of a share, or nearly. */
export function isSameShare(own: number, { percent }: StatedShare): boolean {
  return nearness(percent, own) === 1;
}

function nearness(stated: number, own: number): number {
  if (Number.isNaN(own)) return UNKNOWN_SHARE;
  const off = Math.abs(own - stated);
  const fit = FITS.find(({ part, percent }) => {
    return off <= Math.max(percent, part * Math.max(own, stated));
  });
  return fit?.factor ?? OTHER_SHARE;
}

/** The shares of a variant that a text may mean, in percent; NaN if unknown. */
function sharesOf({ nutrients, density }: Variant) {
  const amount = (name: NutrientName) => nutrientAmount(nutrients, name);
  const fat = amount('fat');
  return {
    fat,
    dryFat: (100 * fat) / (100 - amount('water')),
    alcohol: (amount('alcohol') * (density ?? 1)) / ALCOHOL_GRAMS_PER_ML,
  };
}
