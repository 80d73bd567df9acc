import type { Processing } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import type { Ingredient } from '../weighing/weigh-part.ts';

/** Up to this share of additional weight, a dish counts as heavy as its ingredients. */
const LEAST_SHARE_OF_WATER = 0.02;

/** From this share of the ingredients on, water may be for boiling the dish rather than a part of it. */
const LEAST_SHARE_OF_POT = 0.3;

/** The grams of plain water among the ingredients. */
function waterIn(ingredients: readonly Ingredient[]): number {
  return ingredients.reduce((sum, one) => sum + (isWater(one) ? one.grams : 0), 0);
}

/** The most energy, in kJ, and the most salt, in g, of 100 g of water: mineral waters have up to 0.4 g of salt. */
const MOST_ENERGY = 5;
const MOST_SALT = 1;

/** Whether an ingredient is plain water, of any catalogue. Unsweetened tea counts as water. */
export function isWater({ variant: { nutrients } }: Ingredient): boolean {
  return (
    nutrientAmount(nutrients, 'energy') <= MOST_ENERGY &&
    nutrientAmount(nutrients, 'salt') <= MOST_SALT
  );
}

/** Assumptions about water that no ingredient has, and about water that may be poured away. */
export function waterAssumptions(
  ingredients: readonly Ingredient[],
  {
    total,
    grams,
    cooked,
  }: {
    readonly total: number;
    readonly grams: number | undefined;
    readonly cooked: Processing | undefined;
  },
): string[] {
  const added = (grams ?? total) - total;
  const listed = waterIn(ingredients);
  return [
    ...(added > total * LEAST_SHARE_OF_WATER
      ? [`Added ${weightText(added)} g of water, since the dish weighs more than its ingredients`]
      : []),
    ...(cooked === 'boiled' && grams === undefined && listed >= total * LEAST_SHARE_OF_POT
      ? [
          `Counted the ${weightText(listed)} g of water among the ingredients: leave it out if it is poured away`,
        ]
      : []),
  ];
}
