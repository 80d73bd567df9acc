import { singular } from '../../text/words/fold-words.ts';

/** German plurals and datives that add an "n". */
const WITH_N = /(?:e|el|er)n$/;

/**
 * A German word without the "n" of a plural or a dative: "linse" for "linsen", and "apfel" for "apfeln", as in "Quark
 * mit Äpfeln".
 *
 * @param word folded
 * @param isWord whether a name has a word
 * @returns the word unchanged if the other form is not a word
 */
export function nominative(word: string, isWord: (word: string) => boolean): string {
  if (!WITH_N.test(word)) return word;
  const form = singular(word.slice(0, -1));
  return isWord(form) ? form : word;
}
