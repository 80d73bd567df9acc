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

/** Foods with air in them or between them, and dry ones. */
const WITH_AIR =
  /(?<!(?<!wasse)r)eis(?:creme)?(?!\p{L})|(?<!\p{L})(?:ice|glaces?|popsicles?)(?!\p{L})|frozen|gefroren|gelat[oi]|sorbet|lolly|schaum|foam|mousse(?!\p{L})|sprüh|spray|geschlagen|whipped|puff|popcorn|flocken|flakes|mehl(?!\p{L})|flour|pulver|powder|chips|salat|salad|rucola|rocket|spinat|spinach|kräuter(?!\p{L})|(?<!\p{L})herbs(?!\p{L})/iu;

/** Names of drinks, whatever else they are called: "Ice tea", "Schaumwein". */
const DRINK =
  /(?:tee|kaffee|getränk|drink|saft|schorle|limo(?:nade)?|(?<!sch)wein|sekt|bier|wasser)(?!\p{L})|(?<!\p{L})(?:tea|coffee|cola|beverage|juice|lemonade|wine|beer|water|smoothie|latte)(?!\p{L})/iu;

/** Names of what one pours: cream, milk, soups and sauces. */
const POURED =
  /(?:sahne|rahm|obers|crème|creme|cuisine|milch|suppe|brühe|bouillon|fond|soße|sauce|sosse|dressing)(?!\p{L})|(?<!\p{L})(?:cream|creamer|half and half|buttermilk|milk|kefir|soup|broth|stock|gravy|lait)(?!\p{L})/iu;

/** Whether the name of a food says that it has air in it or between it, or is dry, and does not say that it is a drink. */
export function mayHaveAir(name: string): boolean {
  return WITH_AIR.test(name) && !DRINK.test(name);
}

/**
 * Whether 100 ml of a food weigh about 100 g, by its name and by what is in them: cream and coconut milk are water with
 * some fat.
 *
 * @param nutrients the amounts in 100 ml
 */
export function weighsLikeWater(name: string, nutrients: NutrientVector): boolean {
  const [fat, carbohydrates, protein] = [FAT, CARBOHYDRATES, PROTEIN].map(
    (position) => nutrients[position],
  ) as [number, number, number];
  const isLiquid = (POURED.test(name) || DRINK.test(name)) && !mayHaveAir(name);
  if (!(carbohydrates <= MOST_CARBOHYDRATES) || !isLiquid) return false;
  const volume =
    fat / DENSITY_OF_FAT + carbohydrates / DENSITY_OF_CARBOHYDRATES + protein / DENSITY_OF_PROTEIN;
  // The rest is water. Unknown amounts are NaN, and never near it.
  const density = (fat + carbohydrates + protein + 100 - volume) / 100;
  return volume <= 100 && Math.abs(density - 1) <= MOST_OFF;
}
