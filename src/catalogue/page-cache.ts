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
