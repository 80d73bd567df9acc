import { nutrientOfName } from './nutrient-names.ts';

/** Columns by which exports of MyFitnessPal are known. */
const MY_FITNESS_PAL = ['Calories', 'Fat (g)', 'Sodium (mg)', 'Calcium', 'Iron'];

/** The columns that MyFitnessPal has without a unit and in grams. */
const IN_GRAMS = /\b(?:fat|fiber|fibre|sugars?|protein|carbohydrates?|carbs)\b/i;

/**
 * The columns of an export of MyFitnessPal that hold percentages of a daily value which it does not name, or may do so:
 * vitamins and minerals without a unit. They are no amounts.
 */
export function percentColumns(names: readonly string[]): number[] {
  if (!MY_FITNESS_PAL.every((name) => names.includes(name))) return [];
  return names.flatMap((name, position) => {
    const isPlain = !/[()]/.test(name) && !IN_GRAMS.test(name) && name !== 'Calories';
    return isPlain && nutrientOfName(name) !== undefined ? position : [];
  });
}
