import type { Expression } from '../lists/expression.ts';
import type { IndexWords } from '../words/vocabulary.ts';
import type { QueryReader } from './query-reader.ts';

/** The words and names of a catalogue, for the stages of a search. */
export interface SearchedWords {
  readonly index: IndexWords;
  readonly queries: QueryReader;
  /** The number of hits of an expression. */
  readonly count: (match: Expression) => number;
}
