/** Up to this number, a number counts pieces: "12 eggs". */
const MANY = 20;

/** If the pieces would weigh more than this, g or ml, the number is taken as grams: "150" of apples. */
const MOST_OF_MANY = 2000;

/**
 * The weight from which round numbers are taken as grams, because people weigh out round amounts: "50" of Gouda are not
 * 50 slices.
 */
const MOST_OF_ROUND = 600;

/** Whether a number without a unit is more likely a weight than a number of pieces. */
export function isLikelyGrams(quantity: number, amount: number): boolean {
  if (quantity <= MANY) return false;
  return amount > (quantity % 10 === 0 ? MOST_OF_ROUND : MOST_OF_MANY);
}
