import type { Database } from 'better-sqlite3';
import { rowInserter } from '../../insert-rows.ts';
import { writeRankList } from '../lists/rank-list.ts';
import { isAskedByBeginning } from '../words/indexed-words.ts';
import { postingRuns } from './posting-runs.ts';
import { beginningsWriter, listOfHits } from './write-beginnings.ts';

/** Lists per step, after which other work has a turn. */
const LISTS_PER_STEP = 2000;

/** Receives lists of hits. */
export interface ListSink {
  word(word: string, foods: number, ranks: Uint8Array): void;
  beginning(letters: string, ranks: Uint8Array): void;
  /** Ends the lists. */
  end(): void;
}

/** Collects the words of hits, and writes the list of hits of each word and of frequent beginnings. */
export interface PostingsWriter {
  /** @param hit the previous hit plus one */
  add(hit: number, words: readonly string[]): void;
  /** Writes the lists and the number of foods of each word, in steps. */
  write(sink: ListSink): Generator<undefined, void>;
}

/**
 * Prepares to write the lists of a catalogue.
 *
 * @param db holds the temporary table of words that do not fit into memory
 * @param occurrences how many postings are sorted in memory
 */
export function postingsWriter(db: Database, occurrences?: number): PostingsWriter {
  const runs = postingRuns(db, occurrences);
  let last = 0;
  return {
    add(hit, words) {
      last = hit;
      runs.add(hit, words);
    },
    *write(sink) {
      const beginnings = beginningsWriter(last, (letters, ranks) => sink.beginning(letters, ranks));
      let lists = 0;
      for (const { word, hits } of runs.merged()) {
        const blocks = listOfHits(hits);
        sink.word(word, hits.length, writeRankList(blocks));
        if (isAskedByBeginning(word)) beginnings.add(word, blocks);
        if (++lists % LISTS_PER_STEP === 0) yield;
      }
      beginnings.end();
      sink.end();
    },
  };
}

/** Writes lists into the tables of a catalogue that has none. */
export function listInserter(db: Database): ListSink {
  const words = rowInserter(db, 'vocabulary', 3);
  const beginnings = rowInserter(db, 'beginning', 2);
  return {
    word: words.add,
    beginning: beginnings.add,
    end() {
      words.end();
      beginnings.end();
    },
  };
}
