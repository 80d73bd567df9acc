import { lazily } from '../../../../collections/lazily.ts';
import { anyWordOf } from '../../../../text/words/word-patterns.ts';

/** Where a food was cooked, which says that it is not raw: "chicken from the oven". */
export const COOKING_PLACES = `
  aus dem (?:ofen|backofen); vom (?:grill|rost)
  from (?:the|a) (?:oven|grill|barbecue|bbq); off the (?:grill|barbecue|bbq)
`;

const pattern = lazily(
  () => new RegExp(String.raw`,?\s${anyWordOf(COOKING_PLACES)}(?!\p{L})`, 'giu'),
);

/** A text without the place where its food was cooked. */
export function withoutCookingPlaces(text: string): string {
  return text.replace(pattern(), '');
}
