import type { Variant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';

/** Phrases for a food with less salt, as lists of words. */
const LESS_SALT: readonly (readonly string[])[] = [
  ...['low', 'lower', 'reduced', 'no', 'less'].flatMap((less) => [
    [less, 'sodium'],
    [less, 'salt'],
  ]),
  ['no', 'salt', 'added'],
  ['no', 'added', 'salt'],
  ['unsalted'],
  ...['salzarm', 'natriumarm', 'salzreduziert', 'ungesalzen'].flatMap((word) =>
    ['', 'e', 'er', 'es', 'en'].map((ending) => [word + ending]),
  ),
];

/**
 * The words of a line without those for less salt: "chicken stock" for "low sodium chicken stock". Undefined if it has
 * no such words, or if they follow the food and so exclude something.
 */
export function withoutSaltWords(words: readonly string[]): string[] | undefined {
  const [longest] = LESS_SALT.filter((said) => said.every((word, at) => words[at] === word)).sort(
    (a, b) => b.length - a.length,
  );
  if (longest === undefined || longest.length === words.length) return undefined;
  return words.slice(longest.length);
}

/** A food is low in salt up to this amount, in g per 100 g (Regulation (EC) 1924/2006: 0.12 g of sodium). */
const LOW_SALT = 0.3;

/** Whether a food has more salt than a food that may be called low in salt, or its salt is unknown. */
export function isSalted({ nutrients }: Variant): boolean {
  return !(nutrientAmount(nutrients, 'salt') <= LOW_SALT);
}
