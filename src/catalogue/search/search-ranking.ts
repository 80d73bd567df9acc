import type { Database, Statement } from 'better-sqlite3';
import { memoizeBounded } from '../bounded-cache.ts';
import { missingRow } from '../connection.ts';

/** What the names of hits are compared with. */
export interface Wanted {
  /** Folded. */
  readonly words: readonly string[];
  /** As typed, in one string: the last word may be the beginning of one. */
  readonly typed: string;
}

interface NameRow {
  readonly folded: string;
  readonly position: number;
  readonly search_weight: number;
  readonly id: string;
}

/** How a name fits, the best first; each counts more than any weight of a food. */
const FIT = { exact: 0, begins: 1, hasAll: 2, hasSome: 3 } as const;

/** What it counts, in the currency of search weights, that the words are all of the name and not a part. */
const WHOLE_NAME = 0.3;

/** Likewise, that its words are what is wanted and do not merely begin with it. */
const WHOLE_WORDS = 0.2;

/** Likewise, that it is what the food is called and not another name of it. */
const OWN_NAME = 0.1;

/** Hits whose names are kept, the commonest of the index are hits of many searches. */
const KEPT_HITS = 20_000;

/** Names looked up by their beginning, for hits that are too rare to be among the commonest. */
const NAMED_AT_MOST = 200;

interface Scored {
  readonly row: number;
  readonly fit: number;
  readonly matched: number;
  readonly score: number;
  readonly id: string;
}

/** Orders hits by their names: those that are what is wanted, that begin with it, and the rest. */
export function nameRanker(db: Database) {
  const names: Statement<[number], NameRow> = db.prepare(
    `SELECT name.folded, name.position, food.search_weight, food.id
     FROM search_hit JOIN food ON food.ord = search_hit.food JOIN name ON name.food = food.ord
     WHERE search_hit.rank = ?`,
  );
  const namesOf = memoizeBounded(KEPT_HITS, (row: number) => names.all(row));
  const beginning = db
    .prepare(
      `SELECT DISTINCT search_hit.rank FROM name JOIN search_hit ON search_hit.food = name.food
       WHERE name.folded >= ? AND name.folded < ? || char(1114111) LIMIT ?`,
    )
    .pluck() as Statement<[string, string, number], number>;

  return {
    rank: (rows: readonly number[], wanted: Wanted, liftOf: (foodId: string) => number): number[] =>
      rows
        .map((row) => scored(row, namesOf(row), wanted, liftOf))
        .sort(compare)
        .map(({ row }) => row),
    /** Hits of which a name begins with what is wanted, in the order of the index. */
    named({ words }: Wanted): number[] {
      const beginsWith = words.join(' ');
      return beginning.all(beginsWith, beginsWith, NAMED_AT_MOST).sort((one, other) => one - other);
    },
  };
}

/** A weight with what a context's own use adds to it. */
export function liftedWeight(weight: number, lift: number): number {
  return Math.min(1, weight + lift);
}

function compare(one: Scored, other: Scored): number {
  return (
    one.fit - other.fit ||
    other.matched - one.matched ||
    other.score - one.score ||
    (one.id < other.id ? -1 : 1)
  );
}

function scored(
  row: number,
  names: readonly NameRow[],
  wanted: Wanted,
  liftOf: (foodId: string) => number,
): Scored {
  let best: Scored | undefined;
  for (const { folded, position, search_weight, id } of names) {
    const { fit, matched, bonus } = fitOf(folded, wanted);
    const weight = liftedWeight(search_weight, liftOf(id));
    const score = weight + bonus + (position === 0 ? OWN_NAME : 0);
    const candidate = { row, fit, matched, score, id };
    if (best === undefined || compare(candidate, best) < 0) best = candidate;
  }
  return best ?? missingRow('the names of a food');
}

function fitOf(folded: string, { words, typed }: Wanted) {
  const whole = words.join(' ');
  const own = folded.split(' ');
  const matched = words.filter((word) => own.some((one) => one.startsWith(word))).length;
  const isWhole = words.every((word) => own.includes(word));
  const bonus = (WHOLE_NAME * matched) / own.length + (isWhole ? WHOLE_WORDS : 0);
  if (folded === whole) return { fit: FIT.exact, matched, bonus };
  if (folded.startsWith(whole) || folded.startsWith(typed))
    return { fit: FIT.begins, matched, bonus };
  return { fit: matched === words.length ? FIT.hasAll : FIT.hasSome, matched, bonus };
}
