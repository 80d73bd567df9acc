import { BoundedCache } from '../../../collections/bounded-cache.ts';
import type { Expression } from '../lists/expression.ts';
import type { HitLists } from '../lists/hit-lists.ts';
import type { SavedRankings } from './saved-rankings.ts';

/** Hits of a stage are counted up to this number: the specification allows deep counts to be approximate. */
export const MAX_COUNT = 10_000;

/** Counts that stay in memory, since every page of a search shows the same one. */
const CACHED_COUNTS = 2000;

/** The number of recent lists of hits, which the stages of a search share. */
const RECENT_LISTS = 4;

interface RecentHits {
  readonly text: string;
  readonly hits: readonly number[];
  readonly isAll: boolean;
}

/** The first hits of expressions and their counts. Stages read the same ones several times, so recent ones are kept. */
export class RecentMatches {
  readonly #lists: HitLists;
  readonly #saved: SavedRankings;
  readonly #counts = new BoundedCache<string, number>(CACHED_COUNTS);
  #recent: readonly RecentHits[] = [];

  constructor(lists: HitLists, saved: SavedRankings) {
    this.#lists = lists;
    this.#saved = saved;
  }

  /** The first hits in the order of the index. */
  first(match: Expression, most: number): readonly number[] {
    const { text } = match;
    const known = this.#recent.find((one) => one.text === text);
    if (known !== undefined && (known.isAll || known.hits.length >= most)) {
      return known.hits.slice(0, most);
    }
    const hits = this.#lists.first(match, most);
    const isAll = hits.length < most;
    this.#recent = [{ text, hits, isAll }, ...this.#recent.slice(0, RECENT_LISTS - 1)];
    return hits;
  }

  /** The number of hits; a lower bound above {@link MAX_COUNT}. */
  count(match: Expression): number {
    const known = this.#counts.get(match.text);
    if (known !== undefined) return known;
    const found = this.#saved.count(match, () => this.#lists.count(match, MAX_COUNT + 1));
    this.#counts.set(match.text, found);
    return found;
  }
}
