import type { Database, Statement } from 'better-sqlite3';
import { deletionHashes } from '../../../search/deletions.ts';
import type { VocabularyWord } from '../../../search/spelling.ts';
import { maxEdits } from '../../../text/words/edit-distance.ts';
import { rowInserter } from '../../insert-rows.ts';
import { MARK } from './indexed-words.ts';

/** The number of buckets, a power of two. In a large catalogue, a few words share each bucket. */
const BUCKETS = 2 ** 20;

/** Up to this many words, a misspelling is compared with all of them, without an index. */
const COMPARED_WORDS = 12_000;

/** A word is indexed if at least one in this many foods has it. Rarer words are mostly misspelt themselves. */
const FOODS_A_FOOD = 500_000;

/** The fewest letters of an indexed word. */
const MIN_LETTERS = 3;

/** The initial capacity for pairs of bucket and word. */
const FIRST_ENTRIES = 1 << 16;

/** The factor that packs a bucket and the number of a word into one number. */
const WORD_BITS = 2 ** 32;

/**
 * Indexes the words of a vocabulary by their deletions, if there are many.
 *
 * @param hits the number of foods that a search can find
 */
export function indexMisspellings(db: Database, hits: number): void {
  db.exec('DELETE FROM misspelling');
  const words = db
    .prepare(
      `SELECT word FROM vocabulary
       WHERE foods >= ? AND length(word) >= ${MIN_LETTERS} AND substr(word, 1, 1) <> ? ORDER BY word`,
    )
    .pluck()
    .all(Math.ceil(hits / FOODS_A_FOOD), MARK) as string[];
  if (words.length <= COMPARED_WORDS) return;
  let entries = new Float64Array(FIRST_ENTRIES);
  let count = 0;
  words.forEach((word, number) => {
    for (const hash of deletionHashes(word, maxEdits(word))) {
      if (count === entries.length) {
        const longer = new Float64Array(2 * count);
        longer.set(entries);
        entries = longer;
      }
      entries[count++] = bucketOf(hash) * WORD_BITS + number;
    }
  });
  const rows = rowInserter(db, 'misspelling', 2);
  let bucket = -1;
  let before = -1;
  let inBucket: string[] = [];
  const write = () => {
    if (inBucket.length > 0) rows.add(bucket, inBucket.join(' '));
  };
  for (const entry of entries.subarray(0, count).sort()) {
    // Two hashes of a word may share a bucket.
    if (entry === before) continue;
    before = entry;
    const next = Math.floor(entry / WORD_BITS);
    if (next !== bucket) {
      write();
      bucket = next;
      inBucket = [];
    }
    inBucket.push(words[entry % WORD_BITS] as string);
  }
  write();
  rows.end();
}

/** Prepares the look-up of words that may be within some edits of another; undefined if the words are not indexed. */
export function nearWords(
  db: Database,
  countOf: (word: string) => number,
): ((word: string, edits: number) => readonly VocabularyWord[]) | undefined {
  if (db.prepare('SELECT 1 FROM misspelling LIMIT 1').get() === undefined) return undefined;
  const inBucket = db
    .prepare('SELECT words FROM misspelling WHERE bucket = ?')
    .pluck() as Statement<[number], string>;
  return (word, edits) => {
    const found = new Set<string>();
    for (const hash of deletionHashes(word, edits)) {
      const words = inBucket.get(bucketOf(hash)) ?? '';
      for (let start = 0; start < words.length; ) {
        const space = words.indexOf(' ', start);
        const end = space < 0 ? words.length : space;
        if (Math.abs(end - start - word.length) <= edits) found.add(words.slice(start, end));
        start = end + 1;
      }
    }
    return Array.from(found)
      .sort()
      .map((near) => ({
        word: near,
        get foods() {
          return countOf(near);
        },
      }));
  };
}

/** The bucket of a hash, with its high bits mixed into the low ones. */
function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}
