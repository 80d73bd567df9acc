import type { Expression } from './expression.ts';

/** Which hits of an expression to list. */
export interface HitRange {
  /** Only hits after this one; 0 for all. */
  readonly after: number;
  readonly except: ReadonlySet<number>;
}

/** Lists the hits that expressions match, by their numbers from 1 on, in the order of the index. */
export interface HitLists {
  /** The first hits. */
  first(match: Expression, limit: number): number[];
  /** The first hits in a range after `skipped` ones. */
  within(match: Expression, range: HitRange, skipped: number, limit: number): number[];
  has(match: Expression, hit: number): boolean;
  /** The number of hits in a range, counted up to `most`. */
  count(match: Expression, most: number, range?: HitRange): number;
}
