import { type NutrientVector, nutrient } from '../../../model/nutrients.ts';

const FAT = nutrient('fat').position;
const CARBOHYDRATES = nutrient('carbohydrates').position;
const PROTEIN = nutrient('protein').position;

/** g/ml of what is dissolved or dispersed in a liquid. */
const DENSITY_OF_FAT = 0.92;
const DENSITY_OF_CARBOHYDRATES = 1.6;
const DENSITY_OF_PROTEIN = 1.35;

/** The greatest difference from the density of water. Cream is within 2 %, and oil is beyond. */
const MOST_OFF = 0.04;

/** With more carbohydrates, g per 100 ml, the food may be ice cream. */
const MOST_CARBOHYDRATES = 10;

/** Foods with air in them, and dry ones. */
const WITH_AIR =
  /(?<!r)eis(?:creme)?(?!\p{L})|(?<!\p{L})ice(?!\p{L})|frozen|gefroren|schaum|foam|mousse|sprüh|spray|geschlagen|whipped|flocken|flakes|mehl|flour|pulver|powder|chips/iu;

/**
 * Whether 100 ml of a food weigh about 100 g, by what is in them: cream and coconut milk are water with some fat.
 *
 * @param nutrients the amounts in 100 ml
 */
export function weighsLikeWater(name: string, nutrients: NutrientVector): boolean {
  const [fat, carbohydrates, protein] = [FAT, CARBOHYDRATES, PROTEIN].map(
    (position) => nutrients[position],
  ) as [number, number, number];
  if (!(carbohydrates <= MOST_CARBOHYDRATES) || WITH_AIR.test(name)) return false;
  const volume =
    fat / DENSITY_OF_FAT + carbohydrates / DENSITY_OF_CARBOHYDRATES + protein / DENSITY_OF_PROTEIN;
  // The rest is water. Unknown amounts are NaN, and never near it.
  const density = (fat + carbohydrates + protein + 100 - volume) / 100;
  return volume <= 100 && Math.abs(density - 1) <= MOST_OFF;
}
