import type { Variant } from '../../../model/food.ts';

/** So many of its largest servings are no amount of a food, by the project's judgement: 30 tablespoons of a spice. */
const MOST_SERVINGS = 10;

/** Whether an amount is more than anybody cooks or eats of a food with its servings: 200 g of a spice, but not of crisps. */
export function isTooMuch(amount: number | undefined, { servingSizes }: Variant): boolean {
  const known = servingSizes.flatMap(({ amount: grams }) => (grams === null ? [] : [grams]));
  return amount !== undefined && known.length > 0 && amount > MOST_SERVINGS * Math.max(...known);
}
