import { rawVariant } from '../../../../model/cooking/yields.ts';
import { type Food, standardVariant, type Variant } from '../../../../model/food.ts';
import { isDry } from '../../states/is-dry.ts';
import type { Form } from '../../words/measures.ts';
import type { Size } from '../../words/size-words.ts';
import { CONFIDENCE, type Serving, servingOfSize } from './servings.ts';

/** Bottles hold 330 or 500 ml, helpings have any size, and a tablespoon of something dry is level or heaped. */
export function confidenceInForm(
  form: Form | undefined,
  size: Size | undefined,
  { standardUnit }: Food,
  eaten: Variant,
): number {
  if (form === 'bottle' || form === 'portion') return CONFIDENCE.usualSize;
  if (form === 'bowl') return confidenceInBowl(size, eaten);
  if (form !== 'tablespoon' || standardUnit !== 'g') return CONFIDENCE.stated;
  const density = eaten.density ?? 1;
  if (density >= SYRUP) return CONFIDENCE.likely;
  const isLoose = (isDry(eaten) && density < GRANULATED) || density < LOOSE;
  return isLoose ? CONFIDENCE.usualSize : CONFIDENCE.solidSpoon;
}

/** Bowls of cereal and salad, and big plates, hold as much as people like. */
function confidenceInBowl(size: Size | undefined, { density }: Variant): number {
  const isAny = size !== undefined || (density !== null && density < LOOSE_IN_BOWL);
  return isAny ? CONFIDENCE.usualSize : CONFIDENCE.usualPiece;
}

/** Bulk density below which a bowl may be half full or heaped, g/ml: muesli and salad, but not soup. */
const LOOSE_IN_BOWL = 0.5;

/** Bulk density below which people heap a spoon, as of chopped herbs, g/ml. */
const LOOSE = 0.4;

/** Bulk density from which a dry food slides off a heaped spoon, g/ml: sugar and seeds, but not flour or cocoa. */
const GRANULATED = 0.6;

/** Density of the thinnest syrup, g/ml: honey and syrup flow, however dry they are. */
const SYRUP = 1.3;

/** Forms whose content weighs more, or less, after cooking. */
const FILLED: ReadonlySet<Form> = new Set([
  'cup',
  'glass',
  'bowl',
  'package',
  'tablespoon',
  'teaspoon',
]);

/** The ratio between the weights of a measure in two states from which a line must say which state it means. */
const OTHER_WEIGHT = 1.5;

/** Forms that people also fill with dry food. Nobody eats a bowl of dry rice. */
const FILLED_DRY: ReadonlySet<Form> = new Set(['cup', 'glass', 'tablespoon', 'teaspoon']);

/** The ratio between a raw piece and the cooked one from which a line must say which it counts: chicken legs. */
const SHRINKS = 1.3;

/** A cup of rice, a packet of noodles and a cup of kale may be measured before cooking. */
export function confidenceInState({ amount }: Serving, food: Food, form: Form | undefined): number {
  const raw = rawVariant(food);
  if (form === undefined) {
    const uncooked = raw && servingOfSize(raw.servingSizes, 'piece', undefined)?.amount;
    return uncooked !== undefined && uncooked > SHRINKS * amount
      ? CONFIDENCE.usualPiece
      : CONFIDENCE.stated;
  }
  if (!FILLED.has(form)) return CONFIDENCE.stated;
  const before = raw && servingOfSize(raw.servingSizes, form, undefined)?.amount;
  const isOther =
    before !== undefined && Math.max(amount, before) > OTHER_WEIGHT * Math.min(amount, before);
  return isOther || isFilledDry(food, form) ? CONFIDENCE.usualSize : CONFIDENCE.stated;
}

/** Whether people also fill a measure with a food before it swells, and the food has that measure dry. */
export function isFilledDry(food: Food, form: Form | undefined): boolean {
  const raw = rawVariant(food);
  if (raw === undefined || form === undefined || !mayBeFilledDry(food, form)) return false;
  // A teaspoon is a third of a tablespoon.
  const spoon = form === 'teaspoon' ? 'tablespoon' : form;
  return [form, spoon].some((one) => servingOfSize(raw.servingSizes, one, undefined) !== undefined);
}

/** Whether a cup or spoon of a food may hold it before it swells. */
export function mayBeFilledDry(food: Food, form: Form): boolean {
  const raw = rawVariant(food);
  return raw !== undefined && FILLED_DRY.has(form) && isDry(raw) && !isDry(standardVariant(food));
}

/**
 * A cooked food may have been counted before cooking, unless its pieces hardly differ then: "3 roast potatoes", but not
 * eggs.
 */
export function confidenceInCookedPiece({ confidence }: Serving, { processing }: Variant): number {
  const isWhole = processing === 'raw' || processing === 'dried';
  return confidence === CONFIDENCE.usualPiece && !isWhole
    ? CONFIDENCE.usualSize
    : CONFIDENCE.stated;
}
