import type { Database } from 'better-sqlite3';

/** All names of a catalogue's foods, folded. viand's own catalogue has some 15,000. */
export function nameSet(db: Database): ReadonlySet<string> {
  return new Set(db.prepare('SELECT folded FROM name').pluck().all() as string[]);
}
