import { COOKED_WORDS, PROCESSING_WORDS } from './processing-words.ts';

/** Whether a word says how a food was prepared. */
export function isPreparation(word: string): boolean {
  return PROCESSING_WORDS.has(word) || COOKED_WORDS.has(word);
}
