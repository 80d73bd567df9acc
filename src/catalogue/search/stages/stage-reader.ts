import type { Database, Statement } from 'better-sqlite3';
import { rankHits } from '../../../search/ranking.ts';
import { BoundedCache } from '../../bounded-cache.ts';
import { missingRow } from '../../connection.ts';
import { allOf, type Expression } from '../lists/expression.ts';
import { openHitLists } from '../lists/open-hit-lists.ts';
import { hasOneName, hitNames } from './hit-names.ts';
import { type RecordRanking, savedRankings } from './saved-rankings.ts';
import type { Stage } from './stages.ts';

/**
 * How many hits are ranked by their names. Later hits keep the order of how commonly they are eaten, but up to `rarer`
 * of them that have all words in full are ranked, too. Reading the names of hits is the slowest part of a search in
 * millions.
 */
const RANKED = { most: 400, rarer: 200 } as const;
const RANKED_OF_MANY = { most: 150, rarer: 50 } as const;

/** From this many foods on, fewer hits are ranked. */
const MANY_FOODS = 200_000;

/** Hits of a stage are counted up to this number: the specification allows deep counts to be approximate. */
export const MAX_COUNT = 10_000;

/** Counts that stay in memory, since every page of a search shows the same one. */
const CACHED_COUNTS = 2000;

const NO_HITS: ReadonlySet<number> = new Set();

type BoostOf = (foodId: string) => number;

const NO_BOOST: BoostOf = () => 0;

/** The part of a stage's hits that a page needs. */
interface StagePage {
  readonly boostOf: BoostOf | undefined;
  readonly offset: number;
  readonly limit: number;
  /** The hits of earlier stages. */
  readonly except: ReadonlySet<number>;
}

/** The ranked hits of a stage: all up to `last`, and some rarer ones after it. */
interface RankedPart {
  readonly last: number;
  readonly rarer: readonly number[];
}

interface StageHits {
  readonly hits: readonly number[];
  /** The number of hits, as far as they are counted. */
  readonly found: number;
  /** All hits of the stage in any order; undefined if there are more than are ranked. */
  readonly listed: readonly number[] | undefined;
}

/** The food of a hit. */
interface HitFood {
  /** Its row number in the catalogue. */
  readonly ord: number;
  readonly isNamedOnce: boolean;
}

/** The number of recent lists of hits, which the stages of a search share. */
const RECENT_LISTS = 4;

interface RecentHits {
  readonly text: string;
  readonly hits: readonly number[];
  readonly isAll: boolean;
}

/** Lists and counts the hits of stages. */
export type StageReader = ReturnType<typeof stageReader>;

/**
 * Lists the hits of a stage in their order: those ranked by name, then the rest as in the index.
 *
 * @param record receives what the import saves of frequent searches
 */
export function stageReader(db: Database, record?: RecordRanking) {
  const lists = openHitLists(db);
  const foodOfHit = db
    .prepare('SELECT food, names FROM search_hit WHERE rank = ?')
    .raw() as unknown as Statement<[number], readonly [food: number, names: string]>;
  const foods = (db.prepare('SELECT max(rank) FROM search_hit').pluck().get() ?? 0) as number;
  const ranked = foods < MANY_FOODS ? RANKED : RANKED_OF_MANY;
  const names = hitNames(db);
  const saved = savedRankings(db, record);
  // Stages read the hits of other stages, and `fills` reads a match before `list` does.
  let recent: readonly RecentHits[] = [];
  const firstHits = (match: Expression, most: number): readonly number[] => {
    const { text } = match;
    const known = recent.find((one) => one.text === text);
    if (known !== undefined && (known.isAll || known.hits.length >= most)) {
      return known.hits.slice(0, most);
    }
    const hits = lists.first(match, most);
    recent = [{ text, hits, isAll: hits.length < most }, ...recent.slice(0, RECENT_LISTS - 1)];
    return hits;
  };
  const counts = new BoundedCache<string, number>(CACHED_COUNTS);
  const count = (match: Expression): number => {
    const known = counts.get(match.text);
    if (known !== undefined) return known;
    const found = saved.count(match, () => lists.count(match, MAX_COUNT + 1));
    counts.set(match.text, found);
    return found;
  };

  /** Rarer hits that have the query as their name, or all of its words. */
  const rarerThan = (last: number, { match, whole, query }: Stage): number[] => {
    const named = names
      .called(query.words.join(' '))
      .filter((hit) => hit > last && lists.has(match, hit));
    const range = { after: last, except: NO_HITS };
    const full =
      whole === undefined ? [] : lists.within(allOf([match, whole()]), range, 0, ranked.rarer);
    return [...new Set([...named, ...full])];
  };

  /** Hits after the ranked ones in the order of the index, without the rarer ones that were ranked, too. */
  const restOf = (
    { match }: Stage,
    { last, rarer, except, limit, offset }: Omit<StagePage, 'boostOf'> & RankedPart,
  ): number[] => {
    // Skipping thousands of hits is faster than looking up some of them.
    const most = limit + rarer.length;
    const next = lists.within(match, { after: last, except }, offset, most);
    const [first = Number.POSITIVE_INFINITY] = next;
    const before = rarer.filter((hit) => hit < first).length;
    const ranked = new Set(rarer);
    return next.filter((hit) => !ranked.has(hit)).slice(before, before + limit);
  };

  return {
    count,
    /** The food that a hit shows. */
    foodOf(hit: number): HitFood {
      const [ord, text] = foodOfHit.get(hit) ?? missingRow('a hit of the search');
      return { ord, isNamedOnce: hasOneName(text) };
    },
    /** The number of hits with which a stage fills pages. */
    most: ranked.most,
    /** Whether a folded text is the name of a hit. */
    isName: names.isName,
    /** The number of hits of a match, up to the number that is ranked. */
    sizeOf: (match: Expression) => firstHits(match, ranked.most).length,
    /** Whether a stage has as many hits as are ranked. */
    fills: (stage: Stage) =>
      saved.of(stage) !== undefined || firstHits(stage.match, ranked.most).length === ranked.most,
    list(stage: Stage, { boostOf, offset, limit, except }: StagePage): StageHits {
      const { match, query } = stage;
      const ranking = boostOf === undefined && except.size === 0 ? saved.of(stage) : undefined;
      if (ranking !== undefined && limit > 0 && offset + limit <= ranking.hits.length) {
        const hits = Array.from(ranking.hits.subarray(offset, offset + limit));
        return { hits, found: ranking.found, listed: undefined };
      }
      const first = firstHits(match, ranked.most + except.size);
      const common = first.filter((hit) => !except.has(hit));
      const isDeep = first.length === ranked.most + except.size;
      const last = first.at(-1) ?? 0;
      const rarer =
        isDeep && limit > 0 ? rarerThan(last, stage).filter((hit) => !except.has(hit)) : [];
      const isListed = limit > 0 && offset < common.length + rarer.length;
      const head = isListed
        ? rankHits([...common, ...rarer], names.of, query, boostOf ?? NO_BOOST)
        : [...common, ...rarer];
      const page = head.slice(offset, offset + limit);
      let found = head.length;
      if (isDeep && isListed && except.size === 0) saved.record?.(stage, head);
      if (page.length < limit && isDeep) {
        const skipped = Math.max(offset - head.length, 0);
        const rest = { last, rarer, except, limit: limit - page.length, offset: skipped };
        page.push(...restOf(stage, rest));
        if (page.length < limit) {
          const rest = lists.count(match, MAX_COUNT + 1, { after: last, except });
          found += rest - rarer.length;
        }
      }
      return { hits: page, found, listed: isDeep ? undefined : common };
    },
  };
}
