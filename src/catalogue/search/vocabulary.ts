import type { Database, Statement } from 'better-sqlite3';
import type { Vocabulary, VocabularyWord } from '../../search/spelling.ts';
import { singular } from '../../text/fold-words.ts';
import { memoizeBounded } from '../bounded-cache.ts';
import { MARK } from './search-index.ts';

/** Words whose counts stay in memory. */
const CACHED_WORDS = 10_000;

/** The words of the search index. */
export interface IndexWords extends Vocabulary {
  /** Whether foods have the word itself. */
  readonly has: (word: string) => boolean;
  /** How much a word tells: the negative logarithm of the share of foods that have it; 0 for no food. */
  readonly rarityOf: (word: string) => number;
}

/** The words of the search index; those that mark a food are found only by their whole. */
export function indexVocabulary(db: Database): IndexWords {
  const all: Statement<[string], VocabularyWord> = db.prepare(
    'SELECT term AS word, doc AS foods FROM word WHERE substr(term, 1, 1) <> ? ORDER BY term',
  );
  const foodsWith = db.prepare('SELECT doc FROM word WHERE term = ?').pluck() as Statement<
    [string],
    number
  >;
  const isBeginning = db
    .prepare('SELECT 1 FROM word WHERE term >= ? AND term < ? || char(1114111) LIMIT 1')
    .pluck() as Statement<[string, string], number>;
  const countOf = memoizeBounded(CACHED_WORDS, (word: string) => foodsWith.get(word) ?? 0);
  // The catalogue does not change while it is open.
  let words: readonly VocabularyWord[] | undefined;
  let foods: number | undefined;
  return {
    has: (word) => countOf(word) > 0,
    rarityOf(word) {
      foods ??=
        (db.prepare('SELECT max(rank) FROM search_hit').pluck().get() as number | null) ?? 1;
      const count = countOf(word);
      return count === 0 ? 0 : Math.log((foods + 1) / count);
    },
    isKnown: (typed) => countOf(singular(typed)) > 0 || isBeginning.get(typed, typed) === 1,
    words() {
      words ??= all.all(MARK);
      return words;
    },
  };
}
