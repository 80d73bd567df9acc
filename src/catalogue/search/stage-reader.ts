import type { Database, Statement } from 'better-sqlite3';
import { rankHits } from '../../search/ranking.ts';
import { memoizeBounded } from '../bounded-cache.ts';
import { missingRow } from '../connection.ts';
import { hitNames } from './hit-names.ts';
import type { Stage } from './stages.ts';

/** Hits ranked by their names. Those beyond keep the order of how commonly they are eaten. */
const RANKED_HITS = 400;

/** Hits beyond those that are ranked with them, since they have all words in full. */
const RARER_HITS = 200;

/** Hits of a stage are counted up to here: the specification lets deep counts be approximate. */
export const MAX_COUNT = 10_000;

/** Counts that stay in memory: every page of a search shows the same. */
const CACHED_COUNTS = 2000;

type BoostOf = (foodId: string) => number;

/** The part of a stage's hits that a page needs. */
interface StagePage {
  readonly boostOf: BoostOf;
  readonly offset: number;
  readonly limit: number;
  /** Hits of stages before. */
  readonly except: ReadonlySet<number>;
}

interface StageHits {
  /** Ords of foods. */
  readonly hits: readonly number[];
  /** The number of hits, up to the number that is counted. */
  readonly found: number;
  /** All hits of the stage in no order; undefined if there are more than are ranked. */
  readonly listed: readonly number[] | undefined;
}

/** Lists the hits of a stage in their order: those ranked by name, then the rest as in the index. */
export function stageReader(db: Database) {
  const commonest = db
    .prepare('SELECT rowid FROM food_text WHERE food_text MATCH ? ORDER BY rowid LIMIT ?')
    .pluck() as Statement<[string, number], number>;
  const commonestAfter = db
    .prepare(
      'SELECT rowid FROM food_text WHERE food_text MATCH ? AND rowid > ? ORDER BY rowid LIMIT ?',
    )
    .pluck() as Statement<[string, number, number], number>;
  const rest = db
    .prepare(
      `SELECT rowid FROM food_text WHERE food_text MATCH ? AND rowid > ?
         AND rowid NOT IN (SELECT value FROM json_each(?)) ORDER BY rowid LIMIT ? OFFSET ?`,
    )
    .pluck() as Statement<[string, number, string, number, number], number>;
  // Not `rowid = ?`: of an index without detail SQLite 3.53 gives the first match for any row.
  const nextHit = db
    .prepare(
      'SELECT rowid FROM food_text WHERE food_text MATCH ? AND rowid >= ? ORDER BY rowid LIMIT 1',
    )
    .pluck() as Statement<[string, number], number>;
  const counted = db
    .prepare('SELECT count(*) FROM (SELECT 1 FROM food_text WHERE food_text MATCH ? LIMIT ?)')
    .pluck() as Statement<[string, number], number>;
  const countedRest = db
    .prepare(
      `SELECT count(*) FROM (SELECT 1 FROM food_text WHERE food_text MATCH ? AND rowid > ?
         AND rowid NOT IN (SELECT value FROM json_each(?)) LIMIT ?)`,
    )
    .pluck() as Statement<[string, number, string, number], number>;
  const ordOf = db.prepare('SELECT food FROM search_hit WHERE rank = ?').pluck() as Statement<
    [number],
    number
  >;
  const names = hitNames(db);
  const ordsOf = (hits: readonly number[]) =>
    hits.map((hit) => ordOf.get(hit) ?? missingRow('a hit of the search'));
  const count = memoizeBounded(
    CACHED_COUNTS,
    (match: string) => counted.get(match, MAX_COUNT + 1) ?? 0,
  );

  /** Rarer hits that are called as the query says, or have all of its words. */
  const rarerThan = (last: number, { match, whole, query }: Stage): number[] => {
    const named = names
      .called(query.words.join(' '))
      .filter((hit) => hit > last && nextHit.get(match, hit) === hit);
    const isSame = whole === match;
    const full = isSame ? [] : commonestAfter.all(`(${match}) AND (${whole})`, last, RARER_HITS);
    return [...new Set([...named, ...full])];
  };

  return {
    count,
    /** Whether some hit has a name which is some folded text. */
    isName: names.isName,
    /** Whether a match has as many hits as are ranked. */
    fills: (match: string) => commonest.all(match, RANKED_HITS).length === RANKED_HITS,
    list(stage: Stage, { boostOf, offset, limit, except }: StagePage): StageHits {
      const { match, query } = stage;
      const first = commonest.all(match, RANKED_HITS + except.size);
      const common = first.filter((hit) => !except.has(hit));
      const isDeep = first.length === RANKED_HITS + except.size;
      const last = first.at(-1) ?? 0;
      const rarer =
        isDeep && limit > 0 ? rarerThan(last, stage).filter((hit) => !except.has(hit)) : [];
      const isListed = limit > 0 && offset < common.length + rarer.length;
      const head = isListed
        ? rankHits([...common, ...rarer], names.of, query, boostOf)
        : [...common, ...rarer];
      const page = head.slice(offset, offset + limit);
      let found = head.length;
      if (page.length < limit && isDeep) {
        const skipped = Math.max(offset - head.length, 0);
        const seen = JSON.stringify([...rarer, ...except]);
        page.push(...rest.all(match, last, seen, limit - page.length, skipped));
        if (page.length < limit) found += countedRest.get(match, last, seen, MAX_COUNT + 1) ?? 0;
      }
      return { hits: ordsOf(page), found, listed: isDeep ? undefined : common };
    },
  };
}
