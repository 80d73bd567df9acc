import type { Food, Processing, Variant } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { saysUncooked } from '../words/preparation-words.ts';

/** How the catalogue labels a dish that it has only ready to eat. */
const AS_SERVED = 'As served';

/** Ways of cooking that only heat a dish. Frying adds fat, and raw food is not heated. */
const HEATING: ReadonlySet<Processing> = new Set(['baked', 'broiled', 'roasted', 'steamed']);

const IN_BREAD = /burger|sandwich|wrap|\broll\b/iu;

/** Dishes that the catalogue has fried in fat: baked, they have less of it. */
const FRIED_ANYWAY =
  /falafel|samosa|pakora|bhaji|spring roll|tempura|fritter|doughnut|schnitzel|croquette|empanada|churro|rösti|potato pancake|hash brown/iu;

/** Dishes that are never cooked as a whole: a raw one is the usual one. */
const EATEN_COLD =
  /(?<!(?:potato|pasta|noodle|rice|couscous|bulgur) )salad|coleslaw|sushi|poke|ceviche|tartare|hummus|guacamole|tzatziki|gazpacho|smoothie/iu;

/** Whether the catalogue has a dish only as it is served. */
function isOnlyServed({ type, variants }: Food): boolean {
  const isDish = type === 'generic_composite_food' && variants.length === 1;
  return isDish && variants[0]?.label === AS_SERVED;
}

/** "Uncooked lasagne", "raw fish fingers": what the catalogue has is cooked, unless people eat it cold. */
export function isServedUncooked({ words }: FoodLine, food: Food): boolean {
  return isOnlyServed(food) && words.some(saysUncooked) && !EATEN_COLD.test(food.name);
}

/** Ways of cooking, after which a food is not raw. */
const COOKED: ReadonlySet<Processing> = new Set([
  ...HEATING,
  ...(['boiled', 'braised', 'deep-fried', 'fried', 'stewed'] as const),
]);

/** Whether a line asks for uncooked food, and this state of it is cooked: "uncooked roast beef" is no roast beef. */
export function isCookedThoughRaw({ words }: FoodLine, { processing }: Variant): boolean {
  return COOKED.has(processing) && words.some(saysUncooked);
}

/** Whether a line says how a dish was heated that is always eaten hot: "fish fingers, grilled". */
export function isHeated({ processings }: FoodLine, food: Food): boolean {
  // What people fry is the patty.
  if (IN_BREAD.test(food.name) || FRIED_ANYWAY.test(food.name)) return false;
  return isOnlyServed(food) && processings.every((one) => HEATING.has(one));
}
