import type { Database, Statement } from 'better-sqlite3';
import { memoizeBounded } from '../../../collections/bounded-cache.ts';
import type { Vocabulary, VocabularyWord } from '../../../search/spelling.ts';
import { wordsWithin } from '../../../text/words/edit-distance.ts';
import { singular } from '../../../text/words/fold-words.ts';
import { hitCount, WORD_BEGINS } from '../lists/index-statements.ts';
import { MARK } from './indexed-words.ts';
import { nearWords } from './near-words.ts';

/** Words whose counts stay in memory. */
const CACHED_WORDS = 10_000;

/** The words of the search index. */
export interface IndexWords extends Vocabulary {
  /** Whether foods have exactly this word. */
  readonly has: (word: string) => boolean;
  /** How many foods have exactly this word. */
  readonly countOf: (word: string) => number;
  /** How informative a word is: the negative logarithm of the share of foods that have it; 0 if no food has it. */
  readonly rarityOf: (word: string) => number;
}

/** Opens the words of the search index. Marked words are found only in full. */
export function indexVocabulary(db: Database): IndexWords {
  const all: Statement<[string], VocabularyWord> = db.prepare(
    'SELECT word, foods FROM vocabulary WHERE substr(word, 1, 1) <> ? ORDER BY word',
  );
  const foodsWith = db.prepare('SELECT foods FROM vocabulary WHERE word = ?').pluck() as Statement<
    [string],
    number
  >;
  const isBeginning = db
    .prepare(`SELECT 1 FROM vocabulary WHERE ${WORD_BEGINS} LIMIT 1`)
    .pluck() as Statement<[string, string], number>;
  const countOf = memoizeBounded(CACHED_WORDS, (word: string) => foodsWith.get(word) ?? 0);
  // The catalogue does not change while it is open.
  let words: readonly VocabularyWord[] | undefined;
  let indexed: ReturnType<typeof nearWords> | 'none';
  let foods: number | undefined;
  return {
    has: (word) => countOf(word) > 0,
    countOf,
    rarityOf(word) {
      foods ??= hitCount(db);
      const count = countOf(word);
      return count === 0 ? 0 : Math.log((foods + 1) / count);
    },
    isKnown: memoizeBounded(
      CACHED_WORDS,
      (typed: string) => countOf(singular(typed)) > 0 || isBeginning.get(typed, typed) === 1,
    ),
    near(word, edits) {
      indexed ??= nearWords(db, countOf) ?? 'none';
      if (indexed !== 'none') return wordsWithin(word, edits, indexed(word, edits));
      words ??= all.all(MARK);
      return wordsWithin(word, edits, words);
    },
  };
}
