import type { Database } from 'better-sqlite3';

/**
 * Memory for pages, KiB. SQLite also sorts so much at once, in a linked list: lists that the caches of a processor hold
 * are sorted in less time, though more of them have to be merged.
 */
const CACHE_KIB = { reading: 64 * 1024, sorting: 2000 } as const;

/** Prepares a catalogue that is written for reading rows here and there, or for sorting many. */
export function cachePagesFor(db: Database, purpose: keyof typeof CACHE_KIB): void {
  db.pragma(`cache_size = -${CACHE_KIB[purpose]}`);
}

/** Most memory for the pages of a catalogue that is searched, and least, KiB. */
const SEARCHED_KIB = { most: 256 * 1024, least: CACHE_KIB.reading } as const;

/** Of a catalogue that is searched, an eighth stays in memory: the search index, but for its longest lists. */
const SEARCHED_SHARE = 1 / 8;

/** Prepares a catalogue for searches, which read some hundred pages here and there. */
export function cachePagesForSearches(db: Database): void {
  const number = (pragma: string) => db.pragma(pragma, { simple: true }) as number;
  const share = (number('page_count') * number('page_size') * SEARCHED_SHARE) / 1024;
  const size = Math.min(Math.max(Math.round(share), SEARCHED_KIB.least), SEARCHED_KIB.most);
  db.pragma(`cache_size = -${size}`);
}
