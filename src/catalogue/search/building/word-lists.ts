import type { Database } from 'better-sqlite3';
import { type IndexedNames, wordsToIndex } from '../words/indexed-words.ts';
import { type ListSink, postingsWriter } from './write-postings.ts';

/** What to wait for before the next step of an import. */
export type Step = Promise<unknown> | undefined;

/** Makes the lists of hits of words. */
export interface WordLists {
  /**
   * Notes folded names of foods, so that compounds can be split into their words. All names come before the first hit.
   */
  note(folded: readonly string[]): Step;
  /** Adds the next hits. */
  add(hits: readonly IndexedNames[]): Step;
  /** Writes all lists, in steps. */
  write(sink: ListSink): Generator<Step, void>;
  /** Stops all pending work. */
  end(): void;
}

/**
 * Makes lists in this thread.
 *
 * @param db holds the temporary table of words that do not fit into memory
 */
export function wordLists(db: Database): WordLists {
  const words = new Set<string>();
  const postings = postingsWriter(db);
  const wordsOf = wordsToIndex((word) => words.has(word));
  let last = 0;
  return {
    note(folded) {
      for (const name of folded) for (const word of name.split(' ')) words.add(word);
      return undefined;
    },
    add(hits) {
      for (const hit of hits) postings.add(++last, wordsOf(hit));
      return undefined;
    },
    write: postings.write,
    end: () => undefined,
  };
}
