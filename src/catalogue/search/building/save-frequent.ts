import type { Database } from 'better-sqlite3';
import { foodReader } from '../../reading/food-reader.ts';
import { foodSearcher } from '../search.ts';
import { MARK } from '../words/indexed-words.ts';

/** The ranking of a word is saved from this many foods on. */
const FREQUENT_WORD = 2000;

/** The ranking of a beginning of words is saved from this many foods on. */
const FREQUENT_BEGINNING = 4000;

/** The most letters of a saved beginning. Longer ones begin few words. */
const LONGEST_BEGINNING = 8;

/** Searches per step, after which other work has a turn. */
const SEARCHES_PER_STEP = 20;

/**
 * Searches for all frequent words and beginnings of words and saves the rankings and counts of their hits, in steps.
 * Nobody who types them later has to wait.
 */
export function* saveFrequentSearches(db: Database): Generator<undefined, void> {
  db.exec('DELETE FROM frequent_search');
  const searches = frequentTexts(db);
  if (searches.length === 0) return;
  const rows = new Map<number, readonly [found: number, hits: Buffer | null]>();
  const searcher = foodSearcher(db, foodReader(db), (key, found, hits) => {
    rows.set(key, [found, hits]);
  });
  const insert = db.prepare('INSERT OR REPLACE INTO frequent_search VALUES (?, ?, ?)');
  for (const [number, text] of searches.entries()) {
    searcher.find({ text, type: 'all', offset: 0, limit: 1 });
    for (const [key, [found, hits]] of rows) insert.run(key, found, hits);
    rows.clear();
    if (number % SEARCHES_PER_STEP === 0) yield;
  }
}

/** Frequent words, and frequent beginnings of words. */
function frequentTexts(db: Database): string[] {
  const begun = new Map<string, number>();
  const texts = new Set<string>();
  const words = db
    .prepare('SELECT word, foods FROM vocabulary WHERE substr(word, 1, 1) <> ?')
    .raw()
    .all(MARK) as [word: string, foods: number][];
  for (const [word, foods] of words) {
    if (foods >= FREQUENT_WORD) texts.add(word);
    for (let letters = 1; letters <= Math.min(LONGEST_BEGINNING, word.length); letters++) {
      const beginning = word.slice(0, letters);
      begun.set(beginning, (begun.get(beginning) ?? 0) + foods);
    }
  }
  for (const [beginning, foods] of begun) {
    if (foods >= FREQUENT_BEGINNING) texts.add(beginning);
  }
  return [...texts];
}
