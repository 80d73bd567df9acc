import type { Database } from 'better-sqlite3';
import { fts5HitLists } from './fts5-hit-lists.ts';
import type { HitLists } from './hit-lists.ts';
import { storedHitLists } from './stored-hit-lists.ts';

/** Opens the lists of hits of a catalogue. A file of schema version 8 has an FTS5 index instead. */
export function openHitLists(db: Database): HitLists {
  const fts5 = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'food_text'").get();
  return fts5 === undefined ? storedHitLists(db) : fts5HitLists(db);
}
