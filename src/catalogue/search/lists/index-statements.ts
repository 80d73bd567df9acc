import type { Database } from 'better-sqlite3';

/** The condition of the words with a beginning, which is given twice. No character follows the last one of Unicode. */
export const WORD_BEGINS = 'word >= ? AND word < ? || char(1114111)';

/** The number of hits in the index, which is the greatest rank. */
export function hitCount(db: Database): number {
  return (db.prepare('SELECT max(rank) FROM search_hit').pluck().get() ?? 0) as number;
}
