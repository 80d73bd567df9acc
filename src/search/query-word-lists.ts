import type { Processing } from '../model/food.ts';
import { foldedLines } from '../text/fold-words.ts';
import { MEASURES } from './lines/words/measures.ts';
import { COOKED_WORDS, PROCESSING_WORDS } from './lines/words/preparation-words.ts';
import { NUMBER_WORDS } from './lines/words/quantity-words.ts';
import { SIZE_WORDS } from './lines/words/size-words.ts';
import { FILLER_WORDS, JOINING_WORDS, MINOR_WORDS } from './lines/words/word-classes.ts';

/** Words of queries that are no foods, in lower case and as {@link foldedLines} writes them. */
export interface QueryWordLists {
  /** Words that join others, and that no food needs to have in its name. */
  readonly connecting: readonly string[];
  /** Words for an amount, a container or what nearly every food is; a query means the rest. */
  readonly amount: readonly string[];
  /** Measures and sizes of one word that a misspelt one may be near to, in alphabetical order. */
  readonly longAmounts: readonly string[];
  /** Words for how a food was prepared. */
  readonly processing: readonly (readonly [word: string, processing: Processing])[];
  /** Words that only say that a food was cooked. */
  readonly cooked: readonly string[];
  /** Words that describe a food without changing what it is. */
  readonly minor: readonly string[];
}

/** Shorter words for amounts are near too many others. */
export const MIN_NEAR_AMOUNT = 5;

/** The lists of the words of lines. To make them takes longer than a search, so the build of the program does it. */
export function queryWordLists(): QueryWordLists {
  const states = [...PROCESSING_WORDS.values()];
  const processing = foldedLines([...PROCESSING_WORDS.keys()].join('\n')).flatMap((line, at) =>
    line.split(' ').map((word): [string, Processing] => [word, states[at] as Processing]),
  );
  const longAmounts = foldedLines([...MEASURES.keys(), ...SIZE_WORDS.keys()].join('\n'))
    .filter((word) => word.length >= MIN_NEAR_AMOUNT && !word.includes(' '))
    .sort();
  return {
    connecting: folded(
      JOINING_WORDS,
      'of the a an in to or oder von vom der die das dem den im in zu'.split(' '),
    ),
    amount: folded(
      MEASURES.keys(),
      SIZE_WORDS.keys(),
      NUMBER_WORDS.keys(),
      FILLER_WORDS,
      'tip tips spear spears organic bio tk generic brand leftover leftovers bit bits pouch jar kitchen gläschen quetschie plain normal normale normaler'.split(
        ' ',
      ),
    ),
    longAmounts,
    processing,
    cooked: folded(COOKED_WORDS),
    minor: folded(MINOR_WORDS),
  };
}

/** Words as they are and folded, each once. */
function folded(...lists: Iterable<string>[]): string[] {
  const words = lists.flatMap((list) => [...list]);
  const parts = foldedLines(words.join('\n')).flatMap((line) => line.split(' '));
  return [...new Set([...words, ...parts])];
}
