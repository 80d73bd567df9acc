import type { SumRows } from '../sums/exact-sums.ts';
import type { FlatParts } from './flat-parts.ts';

/** Rows that are held before they are added: their arrays stay in the second cache of a processor. */
const MAX_ROWS = 65_536;

/** From so many groups on, sums exceed the caches of a processor, and each row of a shuffled file waits for memory. */
const DEFERRED_FROM_GROUPS = 8192;

/** Rows of many groups, which are added group by group, so that memory is read in its order. */
export class DeferredRows {
  readonly groups = new Int32Array(MAX_ROWS);
  readonly foods = new Int32Array(MAX_ROWS);
  readonly grams = new Float64Array(MAX_ROWS);
  length = 0;
  readonly #order = new Int32Array(MAX_ROWS);

  static isWorthwhile(groups: number): boolean {
    return groups >= DEFERRED_FROM_GROUPS;
  }

  get isFull(): boolean {
    return this.length === MAX_ROWS;
  }

  /** Adds all rows, and forgets them. */
  addTo(sums: SumRows, parts: FlatParts): void {
    this.#sort(sums.length);
    const { groups, foods, grams } = this;
    const order = this.#order;
    for (let index = 0; index < this.length; index++) {
      const row = order[index] as number;
      parts.addTo(sums, groups[row] as number, foods[row] as number, grams[row] as number);
    }
    this.length = 0;
  }

  /** Sorts by counting. */
  #sort(groupCount: number): void {
    const { groups, length } = this;
    const ends = new Int32Array(groupCount + 1);
    for (let row = 0; row < length; row++) (ends[(groups[row] as number) + 1] as number) += 1;
    for (let group = 0; group < groupCount; group++) {
      (ends[group + 1] as number) += ends[group] as number;
    }
    const order = this.#order;
    for (let row = 0; row < length; row++) {
      const group = groups[row] as number;
      order[ends[group] as number] = row;
      (ends[group] as number) += 1;
    }
  }
}
