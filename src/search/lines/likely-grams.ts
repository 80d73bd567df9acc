/** So many pieces or fewer are counted: "12 eggs". */
const MANY = 20;

/** More of them that weigh more than this, g or ml, are rather grams: "150" of apples. */
const MOST_OF_MANY = 2000;

/** The same of a round number, as people weigh: "50" of Gouda are no 50 slices. */
const MOST_OF_ROUND = 600;

/** Whether a number without a unit is rather a weight than a number of pieces. */
export function isLikelyGrams(quantity: number, amount: number): boolean {
  if (quantity <= MANY) return false;
  return amount > (quantity % 10 === 0 ? MOST_OF_ROUND : MOST_OF_MANY);
}
