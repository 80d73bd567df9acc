import type { Ingredient } from './weigh-part.ts';

/** Up to this weight, a second line may mean a little more of the food, such as butter for the tin; in g. */
const LITTLE_GRAMS = 20;

/** Ingredients without those that only repeat the food of another line. */
export interface WithoutRepeats {
  readonly ingredients: readonly Ingredient[];
  /** Notes on those that do not count, as sentences. */
  readonly leftOut: readonly string[];
}

/**
 * Leaves out ingredients without an amount whose food has one in another line: "Nudeln" below "100 g Nudeln". A usual
 * serving of them would count the food twice.
 */
export function withoutRepeats(ingredients: readonly Ingredient[]): WithoutRepeats {
  const listed = new Set(
    ingredients.filter(({ isAmountGiven }) => isAmountGiven).map(({ food }) => food.id),
  );
  const isRepeat = ({ isAmountGiven, grams, food }: Ingredient) =>
    !isAmountGiven && grams > LITTLE_GRAMS && listed.has(food.id);
  return {
    ingredients: ingredients.filter((one) => !isRepeat(one)),
    leftOut: ingredients
      .filter(isRepeat)
      .map(({ text }) => `${text}: left out, since another line gives the amount of its food`),
  };
}
