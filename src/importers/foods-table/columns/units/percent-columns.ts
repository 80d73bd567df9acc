import { nutrientOfName } from '../../headings/nutrient-names.ts';

/** Columns that identify a MyFitnessPal export. */
const MY_FITNESS_PAL = ['Calories', 'Fat (g)', 'Sodium (mg)', 'Calcium', 'Iron'];

/** The columns that MyFitnessPal gives in grams without a unit. */
const IN_GRAMS = /\b(?:fat|fiber|fibre|sugars?|protein|carbohydrates?|carbs)\b/i;

/** Whether columns are those of a MyFitnessPal export. */
export function isMyFitnessPal(names: readonly string[]): boolean {
  return MY_FITNESS_PAL.every((name) => names.includes(name));
}

/**
 * The columns of a MyFitnessPal export that may hold percentages of an unnamed daily value: vitamins and minerals
 * without a unit. These are not amounts.
 */
export function percentColumns(names: readonly string[]): number[] {
  if (!isMyFitnessPal(names)) return [];
  return names.flatMap((name, position) => {
    const isPlain = !/[()]/.test(name) && !IN_GRAMS.test(name) && name !== 'Calories';
    return isPlain && nutrientOfName(name) !== undefined ? position : [];
  });
}
