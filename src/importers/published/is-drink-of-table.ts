import type { FoodGroup } from '../../model/food-groups.ts';
import { type NutrientVector, nutrientAmount } from '../../model/nutrients.ts';
import { DRINK_KINDS } from '../../search/names/drink-kinds.ts';
import { kindsOf } from '../../search/names/kinds-of.ts';

/** Kinds of drinks in published tables, where milk is a food of its own. */
const DRINKS: readonly string[] = [
  ...DRINK_KINDS,
  'milk',
  'plantmilk',
  'soymilk',
  'oatmilk',
  'almondmilk',
  'ricemilk',
];

/** The kind of a vegetable that shares its name with a cordial: squash. */
const SQUASH = 'pumpkin';

/** Words for drinks that are no kind, before the first comma: "Energy Drink with caffeine". */
const DRINK_WORDS =
  /^[^,(]*(?<!\p{L})(?:drinks?|beverages?|shandy|cider|buttermilk|kefir|\p{L}*(?:getränk|schorle|buttermilch))(?!\p{L})/iu;

/** The group of SR28 that has most drinks, and powders for them. */
const BEVERAGES = 'Beverages';

/** The group of SR28 for sweets, which has ice pops. */
const SWEETS = 'Sweets';

/** The least alcohol of a spirit or liqueur, in g per 100 g. */
const LEAST_SPIRIT = 10;

/** The least water and alcohol of a drink, in g per 100 g. Liqueurs, at 65 g, have the least. Powders have below 10 g. */
const LEAST_LIQUID = 60;

/** The most energy of a drink whose water is unknown, in kJ per 100 g, which only spirits exceed. Powders have above 1,000. */
const MOST_ENERGY = 600;

/**
 * Whether a food of a published table is a drink. Such tables do not say, although energy density counts drinks
 * separately.
 *
 * @param names its own name first
 */
export function isDrinkOfTable(
  names: readonly string[],
  nutrients: NutrientVector,
  foodGroup: FoodGroup | null,
): boolean {
  if (foodGroup === SWEETS || !isLiquid(nutrients)) return false;
  return (
    foodGroup === BEVERAGES ||
    names.some((name) => DRINK_WORDS.test(name)) ||
    isOfDrinks(kindsOf(names).kinds)
  );
}

function isOfDrinks(kinds: ReadonlySet<string>): boolean {
  return !kinds.has(SQUASH) && DRINKS.some((kind) => kinds.has(kind));
}

function isLiquid(nutrients: NutrientVector): boolean {
  const water = nutrientAmount(nutrients, 'water');
  const alcohol = nutrientAmount(nutrients, 'alcohol') || 0;
  return Number.isNaN(water)
    ? nutrientAmount(nutrients, 'energy') <= MOST_ENERGY || alcohol >= LEAST_SPIRIT
    : water + alcohol >= LEAST_LIQUID;
}
