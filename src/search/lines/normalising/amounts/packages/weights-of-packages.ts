import { WEIGHT_OR_VOLUME } from '../../../words/amount-patterns.ts';

/** Packages that say nothing about the food in them, unlike tins and jars. */
const PACKAGES =
  'becher|pots?|tubs?|bottles?|flaschen?|packs?|packets?|bags?|cartons?|pouch(?:es)?|packung(?:en)?|päckchen|beutel|tüten?';

/** "Skyr Vanille 150g Becher", "crisps (25 g bag)": what the package holds, after the food. */
const HELD = new RegExp(
  String.raw`(?<=\p{L}.*?[\s(,])(${WEIGHT_OR_VOLUME})[ -](?:${PACKAGES})(?=\s*(?:$|[,;)]))`,
  'iu',
);

/** A text without the package whose weight or volume it gives after the food. */
export function withoutPackageOfWeight(text: string): string {
  return text.replace(HELD, '$1');
}
