import { ALCOHOL_GRAMS_PER_ML } from '../derived/alcohol.ts';
import type { Variant } from '../food.ts';
import { type NutrientName, nutrientAmount } from '../nutrients.ts';

/**
 * The densities of the components of foods, in g/ml at room temperature.
 *
 * Source: Choi and Okos, Effects of temperature and composition on the thermal properties of foods (1986), at 20 °C.
 */
const PARTS: readonly (readonly [NutrientName, number])[] = [
  ['water', 0.998],
  ['carbohydrates_by_difference', 1.593],
  ['protein', 1.32],
  ['fat', 0.917],
  ['ash', 2.418],
  ['alcohol', ALCOHOL_GRAMS_PER_ML],
];

/** The grams of 100 g that must be known; with fewer, the parts say nothing about the whole. */
const ENOUGH_GRAMS = 90;

/** The density of a food without air between its pieces, in g/ml; NaN if too little of it is known. */
export function densityOfParts({ nutrients }: Variant): number {
  let [grams, millilitres] = [0, 0];
  for (const [name, density] of PARTS) {
    const amount = nutrientAmount(nutrients, name) || 0;
    grams += amount;
    millilitres += amount / density;
  }
  return grams < ENOUGH_GRAMS ? Number.NaN : grams / millilitres;
}
