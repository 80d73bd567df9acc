import { FRACTION_SIGN, PLAIN_NUMBER } from '../../../../text/numbers/fractions.ts';

/** What people do in the kitchen. Before an amount, these words name no food. */
const VERBS =
  'bake|boil|fry|deep-fry|stir-fry|pan-fry|sauté|saute|poach|steam|simmer|braise|grill|broil|barbecue|brown|sear|blanch|cook|heat|reheat|warm|microwave|melt|whip|whisk|beat|blend|purée|puree|chop|dice|slice|mince|grate|shred|crush|peel|drain|rinse|wash|soak|crumble|cube|halve|marinate';

/** Verbs that are foods, too: a stew of 300 g, 200 ml of juice. A weight or number of a food follows the verb. */
const VERBS_AND_FOODS = 'roast|mash|stew|cream|juice';

const NUMBER = String.raw`(?:${PLAIN_NUMBER}(?:\s?${FRACTION_SIGN})?|${FRACTION_SIGN})`;
const WEIGHT = String.raw`${NUMBER}\s?(?:k?g|oz|ounces?|lbs?|pounds?)\.?\s`;
const MEASURE =
  'slices?|portions?|servings?|helpings?|bowls?|plates?|cups?|mugs?|glass(?:es)?|jars?|tins?|cans?|cartons?|packs?|packets?|bottles?|pieces?|small|medium|large|[mcd]?l|litres?|liters?|tbsps?|tsps?|fl';
const FOOD = String.raw`(?:of\s)?(?!(?:with|and|in|on|from|for|each|left|mit|und)(?!\p{L}))\p{L}{3}`;

const BEFORE_AMOUNT = new RegExp(
  String.raw`^(\s*)(?:(?:${VERBS})\s(?=${NUMBER}\s?\p{L}+\.?\s${FOOD}|${NUMBER}\s\p{L}{3})|(?:${VERBS_AND_FOODS})\s(?=${WEIGHT}${FOOD}|${NUMBER}\s(?!(?:${MEASURE})(?!\p{L}))\p{L}{3}))`,
  'iu',
);

/** A text without an instruction before its amount: "bake 200 g potatoes" are potatoes, and no bake. */
export function withoutKitchenVerb(text: string): string {
  return text.replace(BEFORE_AMOUNT, '$1');
}
