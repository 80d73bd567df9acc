import type { Database, Statement } from 'better-sqlite3';
import { OWN_MARK, rankHits } from '../../../search/ranking.ts';
import { missingRow } from '../../connection.ts';
import { allOf, type Expression, hasWord } from '../lists/expression.ts';
import type { HitLists } from '../lists/hit-lists.ts';
import { hitCount } from '../lists/index-statements.ts';
import { openHitLists } from '../lists/open-hit-lists.ts';
import { type HitNames, hasOneName, hitNames } from './hit-names.ts';
import { MAX_COUNT, RecentMatches } from './recent-matches.ts';
import { type RecordRanking, type SavedRankings, savedRankings } from './saved-rankings.ts';
import type { Stage } from './stages.ts';

/**
 * How many hits are ranked by their names. Later hits keep the order of how commonly they are eaten, but up to `rarer`
 * of them that have all words in full are ranked, too. Reading the names of hits is the slowest part of a search in
 * millions.
 */
const RANKED = { most: 400, rarer: 200 } as const;
const RANKED_OF_MANY = { most: 150, rarer: 50 } as const;

/** The most foods whose names are read to see what a word means. */
const MOST_READ = 60;

/** A word that ends names of this many foods is no brand: "fish in batter", "sausage in batter", "banana in batter". */
const LEAST_ENDED = 3;

/** From this many foods on, fewer hits are ranked. */
const MANY_FOODS = 200_000;

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

/** The part of a stage's hits after the ranked ones that a page needs. */
interface RestPage extends Omit<StagePage, 'boostOf'> {
  /** All hits up to this one are ranked. */
  readonly last: number;
  /** The hits after it that are ranked, too. */
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

/** Lists and counts the hits of stages. */
export class StageReader {
  /** The number of hits with which a stage fills pages. */
  readonly most: number;
  /** Whether a folded text is the name of a hit. */
  readonly isName: HitNames['isName'];
  readonly #lists: HitLists;
  readonly #matches: RecentMatches;
  readonly #names: HitNames;
  readonly #saved: SavedRankings;
  readonly #foodOf: Statement<[number], readonly [food: number, names: string]>;
  /** The most hits that are ranked though others before them are not. */
  readonly #mostRarer: number;

  /** @param record receives what the import saves of frequent searches */
  constructor(db: Database, record?: RecordRanking) {
    const { most, rarer } = hitCount(db) < MANY_FOODS ? RANKED : RANKED_OF_MANY;
    this.most = most;
    this.#mostRarer = rarer;
    this.#lists = openHitLists(db);
    this.#names = hitNames(db);
    this.isName = this.#names.isName;
    this.#saved = savedRankings(db, record);
    this.#matches = new RecentMatches(this.#lists, this.#saved);
    this.#foodOf = db
      .prepare('SELECT food, names FROM search_hit WHERE rank = ?')
      .raw() as unknown as Statement<[number], readonly [food: number, names: string]>;
  }

  /** The number of hits of a match; a lower bound above {@link MAX_COUNT}. */
  count(match: Expression): number {
    return this.#matches.count(match);
  }

  /**
   * Whether a word is a name of a food, begins or ends the own name of one, or ends other names of several, among the
   * most common foods that have it.
   */
  isOfFood(word: string): boolean {
    const hits = this.#matches.first(hasWord(word), MOST_READ);
    const ends = (name: string) => name.endsWith(` ${word}`);
    const isNamed = (name: string) =>
      name.slice(1) === word ||
      (name[0] === OWN_MARK && (name.startsWith(`${word} `, 1) || ends(name)));
    const namesOf = (hit: number) => this.#names.of(hit).names;
    return (
      hits.some((hit) => namesOf(hit).some(isNamed)) ||
      hits.filter((hit) => namesOf(hit).some(ends)).length >= LEAST_ENDED
    );
  }

  /** The food that a hit shows. */
  foodOf(hit: number): HitFood {
    const [ord, text] = this.#foodOf.get(hit) ?? missingRow('a hit of the search');
    return { ord, isNamedOnce: hasOneName(text) };
  }

  /** The number of hits of a match, up to the number that is ranked. */
  sizeOf(match: Expression): number {
    return this.#matches.first(match, this.most).length;
  }

  /** Whether a stage has as many hits as are ranked. */
  fills(stage: Stage): boolean {
    return this.#saved.of(stage) !== undefined || this.sizeOf(stage.match) === this.most;
  }

  /** Lists hits of a stage in their order: those ranked by name, then the rest as in the index. */
  list(stage: Stage, page: StagePage): StageHits {
    return this.#savedPage(stage, page) ?? this.#rankedPage(stage, page);
  }

  /** A page that the import saved; undefined for other pages. */
  #savedPage(stage: Stage, { boostOf, offset, limit, except }: StagePage): StageHits | undefined {
    if (boostOf !== undefined || except.size > 0 || limit === 0) return undefined;
    const saved = this.#saved.of(stage);
    if (saved === undefined || offset + limit > saved.hits.length) return undefined;
    const hits = Array.from(saved.hits.subarray(offset, offset + limit));
    return { hits, found: saved.found, listed: undefined };
  }

  #rankedPage(stage: Stage, { boostOf, offset, limit, except }: StagePage): StageHits {
    const { match, query } = stage;
    const most = this.most + except.size;
    const first = this.#matches.first(match, most);
    const isDeep = first.length === most;
    const last = first.at(-1) ?? 0;
    const common = first.filter((hit) => !except.has(hit));
    const rarer =
      isDeep && limit > 0 ? this.#rarerThan(last, stage).filter((hit) => !except.has(hit)) : [];
    const unranked = [...common, ...rarer];
    const isShown = limit > 0 && offset < unranked.length;
    const ranked = isShown
      ? rankHits(unranked, this.#names.of, query, boostOf ?? NO_BOOST)
      : unranked;
    if (isDeep && isShown && except.size === 0) this.#saved.record?.(stage, ranked);
    const hits = ranked.slice(offset, offset + limit);
    let found = ranked.length;
    if (isDeep && hits.length < limit) {
      const skipped = Math.max(offset - ranked.length, 0);
      const missing = limit - hits.length;
      hits.push(...this.#restPage(match, { last, rarer, except, offset: skipped, limit: missing }));
      if (hits.length < limit) {
        const after = this.#lists.count(match, MAX_COUNT + 1, { after: last, except });
        found += after - rarer.length;
      }
    }
    return { hits, found, listed: isDeep ? undefined : common };
  }

  /** Rarer hits that have the query as their name, or all of its words. */
  #rarerThan(last: number, { match, whole, query }: Stage): number[] {
    const named = this.#names
      .called(query.words.join(' '))
      .filter((hit) => hit > last && this.#lists.has(match, hit));
    const range = { after: last, except: NO_HITS };
    const full =
      whole === undefined
        ? []
        : this.#lists.within(allOf([match, whole()]), range, 0, this.#mostRarer);
    return [...new Set([...named, ...full])];
  }

  /** Hits after the ranked ones in the order of the index, without the rarer ones that were ranked, too. */
  #restPage(match: Expression, { last, rarer, except, offset, limit }: RestPage): number[] {
    // Skipping thousands of hits is faster than looking up some of them.
    const most = limit + rarer.length;
    const next = this.#lists.within(match, { after: last, except }, offset, most);
    const [start = Number.POSITIVE_INFINITY] = next;
    const before = rarer.filter((hit) => hit < start).length;
    const left = new Set(rarer);
    return next.filter((hit) => !left.has(hit)).slice(before, before + limit);
  }
}
