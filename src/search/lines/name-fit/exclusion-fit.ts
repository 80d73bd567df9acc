import type { Food, Variant } from '../../../model/food.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { foldWords } from '../../../text/fold-words.ts';
import { readNegation } from '../../exclusions.ts';
import { EXCLUSION_WORDS } from '../words/word-classes.ts';

/** Factor for a descriptive word that is not in the name. */
export const ASIDE_PENALTY = 0.95;

/** The most confidence in a name that lacks what a line adds ("with butter") or excludes ("without bun"). */
export const MAX_WITHOUT_PARTS = 0.7;

/** What people add to foods when eating: without it, a food is just the food itself. */
const ADDITIONS = new Set(
  `milk cream butter margarine dressing mayo mayonnaise ketchup mustard sauce gravy salt pepper lemon ice honey syrup
   jam spread oil topping toppings seasoning milch sahne rahm butter dressing mayo ketchup senf soße sosse sauce salz
   pfeffer zitrone eis honig sirup marmelade aufstrich öl belag beilage onion onions pickle pickles gherkin gherkins
   lettuce tomato tomatoes zwiebel zwiebeln gurke gurken salat tomate tomaten and or und oder`.split(
    /\s+/,
  ),
);
const SUGAR = new Set('sugar zucker sweetener süßstoff süssstoff zuckerzusatz'.split(' '));

/** A food with less sugar than this, in g per 100 g, has no added sugar. */
const UNSWEETENED = 6;

/** How well a food fits a line that excludes something. A plain food is without what only some people add. */
export function fitExclusion(
  excluded: readonly string[],
  food: Food,
  { nutrients }: Variant,
): number {
  const named = foldWords(food.name);
  const isMadeWith = named.some((word) => excluded.some((lacked) => word.startsWith(lacked)));
  // "Tuna sandwich, no mayo" is no tuna mayonnaise sandwich.
  if (isMadeWith && !named.some((word) => EXCLUSION_WORDS.has(word))) return MAX_WITHOUT_PARTS;
  const sugar = nutrients[nutrient('sugar').position] ?? Number.NaN;
  const isAddition = (word: string) =>
    ADDITIONS.has(word) || (SUGAR.has(word) && sugar < UNSWEETENED);
  return excluded.every(isAddition) ? ASIDE_PENALTY : MAX_WITHOUT_PARTS;
}

/** The factor for a food of a line whose asides say that it lacks something: "burger, no bun". */
export function fitLacking(asides: readonly string[], food: Food, variant: Variant): number {
  const lacked = readNegation([food.name, ...asides])?.excluded ?? [];
  // Juice is without added sugar, and far from without sugar.
  const isUsual =
    lacked.length === 0 ||
    asides.includes('added') ||
    fitExclusion(lacked, food, variant) === ASIDE_PENALTY;
  return isUsual ? 1 : MAX_WITHOUT_PARTS;
}
