import { copyFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { readRankList } from '../../src/catalogue/search/lists/rank-list.ts';
import { MOST_VALUES } from '../../src/catalogue/search/lists/rank-sets.ts';

/** The index of schema version 8, which later versions replaced with lists. */
const FTS5_TABLES = `
DROP TABLE vocabulary;
DROP TABLE beginning;
DROP TABLE frequent_search;
CREATE VIRTUAL TABLE food_text USING fts5 (
  words, content='', columnsize=0, detail=none, prefix='1 2 3 4', tokenize='ascii'
);
CREATE VIRTUAL TABLE word USING fts5vocab (food_text, row);
CREATE TABLE vocabulary (word TEXT PRIMARY KEY, foods INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE frequent_search (
  search TEXT PRIMARY KEY, found INTEGER NOT NULL, hits BLOB
) WITHOUT ROWID;
`;

/** Copies a small catalogue to a file in schema version 8 with its index. */
export function copyAsSchema8(from: string, to: string): void {
  copyFileSync(from, to);
  const db = new Database(to);
  const rows = db.prepare('SELECT word, ranks FROM vocabulary').raw().all() as [string, Buffer][];
  const wordsOf = new Map<number, string[]>();
  for (const [word, ranks] of rows) {
    const { blocks, numbers, bits } = readRankList(ranks);
    const size = (numbers[1] as number) + 1;
    if (blocks !== 1 || bits.length > 0 !== size > MOST_VALUES) throw new Error('not small');
    const values = bits.length > 0 ? ranksIn(bits) : numbers.subarray(2);
    for (const rank of values) wordsOf.set(rank, [...(wordsOf.get(rank) ?? []), word]);
  }
  db.exec(`BEGIN; ${FTS5_TABLES}`);
  const insert = db.prepare('INSERT INTO food_text (rowid, words) VALUES (?, ?)');
  const sorted = [...wordsOf].sort(([a], [b]) => a - b);
  for (const [rank, words] of sorted) insert.run(rank, words.join(' '));
  db.exec('INSERT INTO vocabulary SELECT term, doc FROM word ORDER BY term; COMMIT');
  db.pragma('user_version = 8');
  db.close();
}

function ranksIn(bits: Uint32Array): number[] {
  const ranks: number[] = [];
  bits.forEach((word, at) => {
    for (let bit = 0; bit < 32; bit++) if ((word >>> bit) & 1) ranks.push(at * 32 + bit);
  });
  return ranks;
}
