import { lazily } from '../../../../collections/lazily.ts';
import type { Processing } from '../../../../model/food.ts';
import { anyWordOf } from '../../../../text/words/word-patterns.ts';

/** The oven a food comes from, which says that it is not raw: "chicken from the oven". */
export const FROM_OVEN: string = anyWordOf('aus dem (?:ofen|backofen); from (?:the|a) oven');

const pattern = lazily(() => new RegExp(String.raw`,?\s${FROM_OVEN}(?!\p{L})`, 'giu'));

/** A text without the oven its food comes from. */
export function withoutOven(text: string): string {
  return text.replace(pattern(), '');
}

/** How a food was cooked, if it comes from the oven; undefined otherwise. */
export function processingOfOven(text: string): Processing | undefined {
  return text.search(pattern()) >= 0 ? 'baked' : undefined;
}
