import type { Database, Statement } from 'better-sqlite3';
import type { HitName } from '../../search/ranking.ts';
import { memoizeBounded } from '../bounded-cache.ts';
import { missingRow } from '../connection.ts';

/** Hits whose names stay in memory. The commonest foods of the index are hits of many searches. */
const CACHED_HITS = 20_000;

/** The most hits that are looked up by their name: foods of different brands may share one. */
const MAX_SAME = 5;

/**
 * What ranking needs of a food, as SQL: lines with its id, whether it is branded, its weight and its folded names,
 * where `+` marks a name of its own, in some language, and `-` a synonym. One row is read for a hit instead of five.
 */
export const HIT_NAMES = `food.id || char(10) || (food.type = 'branded_food') || char(10) || food.search_weight
  || char(10) || (SELECT group_concat(
    CASE WHEN name.position = 0 OR name.language IS NOT NULL THEN '+' ELSE '-' END || name.folded,
    char(10) ORDER BY name.position) FROM name WHERE name.food = food.ord)`;

/** Reads the names of the search index's hits, which are numbered by how commonly they are eaten. */
export interface HitNames {
  /** At least one. */
  readonly of: (hit: number) => readonly HitName[];
  /** Hits that have a name which is some text, in the order of the index. */
  readonly called: (folded: string) => number[];
}

/** Prepares the statements that read the names of the hits of a search. */
export function hitNames(db: Database): HitNames {
  const ofHit = db.prepare('SELECT names FROM search_hit WHERE rank = ?').pluck() as Statement<
    [number],
    string
  >;
  const called = db
    .prepare(
      `SELECT search_hit.rank FROM name JOIN search_hit ON search_hit.food = name.food
       WHERE name.folded = ? ORDER BY search_hit.rank LIMIT ${MAX_SAME}`,
    )
    .pluck() as Statement<[string], number>;
  return {
    of: memoizeBounded(CACHED_HITS, (hit) => readNames(ofHit.get(hit))),
    called: (folded) => called.all(folded),
  };
}

function readNames(text: string | undefined): readonly HitName[] {
  const [foodId, isBranded, weight, ...names] = text?.split('\n') ?? [];
  if (foodId === undefined || names.length === 0) return missingRow('the names of a food');
  const food = { foodId, isBranded: isBranded === '1', searchWeight: Number(weight) };
  return names.map((name) => {
    const folded = name.slice(1);
    return { ...food, folded, words: folded.split(' '), isOwn: name.startsWith('+') };
  });
}
