import type { Processing } from '../model/food.ts';
import { foldedLines } from '../text/words/fold-words.ts';
import { MEASURES } from './lines/words/measures.ts';
import { COOKED_WORDS, PROCESSING_WORDS } from './lines/words/preparation-words.ts';
import { NUMBER_WORDS } from './lines/words/quantity-words.ts';
import { SIZE_WORDS } from './lines/words/size-words.ts';
import { FILLER_WORDS, JOINING_WORDS, MINOR_WORDS } from './lines/words/word-classes.ts';

// Words of queries that are not foods, in lower case and in the form of foldedLines(). Making these lists from the
// words of lines takes longer than a search, so the build does it.

/** Shorter words for amounts are too similar to many other words. */
export const MIN_NEAR_AMOUNT = 5;

/** Joining words, which the name of a food need not contain. */
export function connectingWords(): readonly string[] {
  return folded(
    JOINING_WORDS,
    'of the a an in to or oder von vom der die das dem den im in zu'.split(' '),
  );
}

/** Words for an amount, for a container, or for something true of nearly every food. A query means its other words. */
export function amountWords(): readonly string[] {
  return folded(
    MEASURES.keys(),
    SIZE_WORDS.keys(),
    NUMBER_WORDS.keys(),
    FILLER_WORDS,
    'tip tips spear spears organic bio tk generic brand leftover leftovers bit bits pouch jar kitchen gläschen quetschie plain normal normale normaler'.split(
      ' ',
    ),
  );
}

/** Measures and sizes of one word, which a misspelt word may be close to, in alphabetical order. */
export function longAmountWords(): readonly string[] {
  return foldedLines([...MEASURES.keys(), ...SIZE_WORDS.keys()].join('\n'))
    .filter((word) => word.length >= MIN_NEAR_AMOUNT && !word.includes(' '))
    .sort();
}

/** Words for how a food was prepared. */
export function processingWords(): readonly (readonly [word: string, processing: Processing])[] {
  const states = [...PROCESSING_WORDS.values()];
  return foldedLines([...PROCESSING_WORDS.keys()].join('\n')).flatMap((line, at) =>
    line.split(' ').map((word): [string, Processing] => [word, states[at] as Processing]),
  );
}

/** Words that only say that a food was cooked. */
export const cookedWords = (): readonly string[] => folded(COOKED_WORDS);

/** Words that describe a food without changing what it is. */
export const minorWords = (): readonly string[] => folded(MINOR_WORDS);

/** Words as they are and folded, each once. */
function folded(...lists: Iterable<string>[]): string[] {
  const words = lists.flatMap((list) => [...list]);
  const parts = foldedLines(words.join('\n')).flatMap((line) => line.split(' '));
  return [...new Set([...words, ...parts])];
}
