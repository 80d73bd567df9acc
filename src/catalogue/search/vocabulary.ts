import type { Database, Statement } from 'better-sqlite3';
import type { Vocabulary, VocabularyWord } from '../../search/spelling.ts';
import { singular } from '../../text/fold-words.ts';
import { MARK } from './search-index.ts';

/** The words of the search index, without those that mark a kind of food. */
export function indexVocabulary(db: Database): Vocabulary {
  const all: Statement<[string], VocabularyWord> = db.prepare(
    'SELECT term AS word, doc AS foods FROM word WHERE substr(term, 1, 1) <> ? ORDER BY term',
  );
  const isWord = db.prepare('SELECT 1 FROM word WHERE term = ?').pluck() as Statement<
    [string],
    number
  >;
  const isBeginning = db
    .prepare('SELECT 1 FROM word WHERE term >= ? AND term < ? || char(1114111) LIMIT 1')
    .pluck() as Statement<[string, string], number>;
  // The catalogue does not change while it is open.
  let words: readonly VocabularyWord[] | undefined;
  return {
    isKnown: (typed) => isWord.get(singular(typed)) === 1 || isBeginning.get(typed, typed) === 1,
    words() {
      words ??= all.all(MARK);
      return words;
    },
  };
}
