import type { Database } from 'better-sqlite3';
import { isAskedByBeginning } from './indexed-words.ts';
import { postingRuns } from './posting-runs.ts';
import { writeRankList } from './rank-list.ts';
import { beginningsWriter, listOfHits } from './write-beginnings.ts';

/** Lists that are written before others have a turn. */
const LISTS_PER_STEP = 2000;

/** Collects the words of hits, and writes the list of hits of each word and of beginnings of many. */
export interface PostingsWriter {
  /** @param hit one more than the hit before */
  add(hit: number, words: readonly string[]): void;
  /** Writes the lists, and how many foods have each word, in steps. */
  write(): Generator<void, void>;
}

/**
 * Prepares to write the lists of a catalogue that has none.
 *
 * @param occurrences how many words of hits are sorted in memory
 */
export function postingsWriter(db: Database, occurrences?: number): PostingsWriter {
  const runs = postingRuns(db, occurrences);
  let last = 0;
  return {
    add(hit, words) {
      last = hit;
      runs.add(hit, words);
    },
    *write() {
      const insert = db.prepare('INSERT INTO vocabulary VALUES (?, ?, ?)');
      const beginnings = beginningsWriter(db, last);
      let lists = 0;
      for (const { word, hits } of runs.merged()) {
        const chunks = listOfHits(hits);
        insert.run(word, hits.length, writeRankList(chunks));
        if (isAskedByBeginning(word)) beginnings.add(word, chunks);
        if (++lists % LISTS_PER_STEP === 0) yield;
      }
      beginnings.end();
    },
  };
}
