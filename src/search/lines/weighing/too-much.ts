import type { Variant } from '../../../model/food.ts';

/**
 * This many of the largest servings of a food are not a plausible amount, by the project's judgement: 30 tablespoons of
 * a spice.
 */
const MOST_SERVINGS = 10;

/**
 * Whether an amount is more than anybody cooks or eats of a food, judged by its servings: 200 g of a spice, but not of
 * crisps.
 */
export function isTooMuch(amount: number | undefined, { servingSizes }: Variant): boolean {
  const known = servingSizes.flatMap(({ amount: grams }) => (grams === null ? [] : [grams]));
  return amount !== undefined && known.length > 0 && amount > MOST_SERVINGS * Math.max(...known);
}
