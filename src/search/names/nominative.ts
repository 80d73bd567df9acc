import { singular } from '../../text/fold-words.ts';

/** German datives of the plural. */
const DATIVE = /(?:e|el|er)n$/;

/**
 * A German word without the ending of its dative: of "apfeln" in "Quark mit Äpfeln" "apfel".
 *
 * @param word folded
 * @param isWord whether a word is one that a name has
 * @returns the word unchanged if the other form is none
 */
export function nominative(word: string, isWord: (word: string) => boolean): string {
  if (!DATIVE.test(word)) return word;
  const form = singular(word.slice(0, -1));
  return isWord(form) ? form : word;
}
