import { lazily } from './lazily.ts';

/** Words that a program asks for one by one. */
export interface WordSet {
  has(word: string): boolean;
}

/** A set of words that is made when it is first asked: folding a long list takes milliseconds. */
export function wordSet(words: () => Iterable<string>): WordSet {
  const set = lazily(() => new Set(words()));
  return { has: (word) => set().has(word) };
}
