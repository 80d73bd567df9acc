import type { Database, Statement } from 'better-sqlite3';
import type { HitName } from '../../search/ranking.ts';
import { memoizeBounded } from '../bounded-cache.ts';
import { missingRow } from '../connection.ts';

/** Hits whose names stay in memory. The commonest foods of the index are hits of many searches. */
const CACHED_HITS = 20_000;

/** The most hits that are looked up by the beginning of a name. */
const MAX_BEGINNING = 20;

/** Reads the names of the search index's hits, which are numbered by how commonly they are eaten. */
export interface HitNames {
  /** At least one. */
  readonly of: (hit: number) => readonly HitName[];
  /** Hits that have a name which begins with some text, in the order of the index. */
  readonly beginningWith: (folded: string) => number[];
}

interface NameRow extends Omit<HitName, 'isBranded' | 'isOwn'> {
  readonly isBranded: 0 | 1;
  readonly isOwn: 0 | 1;
}

/** Prepares the statements that read the names of the hits of a search. */
export function hitNames(db: Database): HitNames {
  const ofHit: Statement<[number], NameRow> = db.prepare(
    `SELECT name.folded, name.position = 0 OR name.language IS NOT NULL AS isOwn,
       food.search_weight AS searchWeight, food.id AS foodId,
       food.type = 'branded_food' AS isBranded
     FROM search_hit JOIN food ON food.ord = search_hit.food JOIN name ON name.food = food.ord
     WHERE search_hit.rank = ?`,
  );
  const beginning = db
    .prepare(
      `SELECT search_hit.rank FROM name JOIN search_hit ON search_hit.food = name.food
       WHERE name.folded >= ? AND name.folded < ? || char(1114111)
         ORDER BY name.folded LIMIT ?`,
    )
    .pluck() as Statement<[string, string, number], number>;
  return {
    of: memoizeBounded(CACHED_HITS, (hit) => {
      const names = ofHit.all(hit).map((name) => ({
        ...name,
        isOwn: name.isOwn === 1,
        isBranded: name.isBranded === 1,
      }));
      return names.length > 0 ? names : missingRow('the names of a food');
    }),
    beginningWith: (folded) => beginning.all(folded, folded, MAX_BEGINNING).sort((a, b) => a - b),
  };
}
