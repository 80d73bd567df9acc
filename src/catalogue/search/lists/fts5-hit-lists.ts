import type { Database, Statement } from 'better-sqlite3';
import { memoizeBounded } from '../../../collections/bounded-cache.ts';
import type { Expression } from './expression.ts';
import type { HitLists } from './hit-lists.ts';
import { WORD_BEGINS } from './index-statements.ts';

/** The longest beginning of words for which the FTS5 index has a list of foods. */
const INDEXED_BEGINNING = 4;

/** The most words to which a beginning is expanded, and the number of expansions that stay in memory. */
const MOST_BEGUN = 200;
const CACHED_BEGINNINGS = 1000;

/** Lists hits with the FTS5 index of catalogues of schema version 8. */
export function fts5HitLists(db: Database): HitLists {
  const within = db
    .prepare(
      `SELECT rowid FROM food_text WHERE food_text MATCH ? AND rowid > ?
         AND rowid NOT IN (SELECT value FROM json_each(?)) ORDER BY rowid LIMIT ? OFFSET ?`,
    )
    .pluck() as Statement<[string, number, string, number, number], number>;
  // Not `rowid = ?`: with an index without detail, SQLite 3.53 returns the first match for any row.
  const nextHit = db
    .prepare(
      'SELECT rowid FROM food_text WHERE food_text MATCH ? AND rowid >= ? ORDER BY rowid LIMIT 1',
    )
    .pluck() as Statement<[string, number], number>;
  const counted = db
    .prepare(
      `SELECT count(*) FROM (SELECT 1 FROM food_text WHERE food_text MATCH ? AND rowid > ?
         AND rowid NOT IN (SELECT value FROM json_each(?)) LIMIT ?)`,
    )
    .pluck() as Statement<[string, number, string, number], number>;
  const begun = db
    .prepare(`SELECT word FROM vocabulary WHERE ${WORD_BEGINS} LIMIT ${MOST_BEGUN + 1}`)
    .pluck() as Statement<[string, string], string>;
  // FTS5 would copy the lists of all words with a long beginning before it returns the first hit.
  const beginning = memoizeBounded(CACHED_BEGINNINGS, (letters: string) => {
    const words = letters.length > INDEXED_BEGINNING ? begun.all(letters, letters) : [];
    if (words.length === 0 || words.length > MOST_BEGUN) return `"${letters}" *`;
    return `(${words.map((word) => `"${word}"`).join(' OR ')})`;
  });
  const matchOf = (expression: Expression): string => {
    switch (expression.op) {
      case 'word':
        return expression.text;
      case 'beginning':
        return beginning(expression.letters);
      case 'except':
        return `(${matchOf(expression.of)} NOT ${matchOf(expression.except)})`;
      default: {
        const joint = expression.op === 'all' ? ' AND ' : ' OR ';
        return `(${expression.parts.map(matchOf).join(joint)})`;
      }
    }
  };
  const listed = (hits: ReadonlySet<number>) => JSON.stringify([...hits]);
  return {
    first: (match, limit) => within.all(matchOf(match), 0, '[]', limit, 0),
    within: (match, { after, except }, skipped, limit) =>
      within.all(matchOf(match), after, listed(except), limit, skipped),
    has: (match, hit) => nextHit.get(matchOf(match), hit) === hit,
    count: (match, most, { after, except } = { after: 0, except: new Set() }) =>
      counted.get(matchOf(match), after, listed(except), most) ?? 0,
  };
}
