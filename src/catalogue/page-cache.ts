import type { Database } from 'better-sqlite3';

/**
 * Memory for pages, KiB. This is also how much SQLite sorts at once, in a linked list. Lists that fit into the
 * processor's caches are sorted faster, although there are more of them to merge.
 */
const CACHE_KIB = { reading: 64 * 1024, sorting: 2000 } as const;

/** Prepares a catalogue that is written for reading rows here and there, or for sorting many. */
export function cachePagesFor(db: Database, purpose: keyof typeof CACHE_KIB): void {
  db.pragma(`cache_size = -${CACHE_KIB[purpose]}`);
}
