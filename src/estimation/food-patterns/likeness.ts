import { kindsOf } from '../../search/names/kinds-of.ts';
import { foldWords } from '../../text/words/fold-words.ts';

/** What the names of a food say about it. */
export interface NameFeatures {
  /** Folded words, each with its weight: 1, or less for a word of the category alone. */
  readonly words: ReadonlyMap<string, number>;
  /** The last words of the names. */
  readonly heads: ReadonlySet<string>;
  /** Kinds of foods, such as cheese. */
  readonly kinds: ReadonlySet<string>;
}

/** The weight of a word of the category, relative to one of the name. */
const CATEGORY_WORD = 0.5;

/**
 * Reads what the names of a food say about it.
 *
 * @param category the category that the source gives; empty for none
 */
export function nameFeatures(names: readonly string[], category = ''): NameFeatures {
  const words = new Map(foldWords(category).map((word) => [word, CATEGORY_WORD]));
  for (const word of names.flatMap(foldWords)) words.set(word, 1);
  const { heads, phrases, kinds } = kindsOf(names);
  const shelves = category === '' ? [] : category.split(/,| and |:/);
  return {
    words,
    heads: new Set([...heads, ...phrases]),
    kinds: new Set([...kinds, ...kindsOf(shelves).kinds]),
  };
}
