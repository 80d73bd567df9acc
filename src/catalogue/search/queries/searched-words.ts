import type { Expression } from '../lists/expression.ts';
import type { IndexWords } from '../words/vocabulary.ts';
import type { QueryReader } from './query-reader.ts';

/** The words and names of a catalogue, for the stages of a search. */
export interface SearchedWords {
  readonly index: IndexWords;
  readonly queries: QueryReader;
  /** Whether a word is a name of a food, or begins or ends one or several, and is not merely part of a brand. */
  readonly isOfFood: (word: string) => boolean;
  /** The number of hits of an expression. */
  readonly count: (match: Expression) => number;
}
