/** The byte that ends each label of a key. UTF-8 never contains it. */
export const LABEL_END = 0xff;

/**
 * Orders that a label may have: by its bytes, or (as for numbers) by its length and then its bytes; ascending or
 * descending.
 */
const UP = 1;
/** Ascending by length, then by bytes. */
const UP_BY_LENGTH = 2;
/** Descending by bytes. */
const DOWN = 4;
/** Descending by length, then by bytes. */
const DOWN_BY_LENGTH = 8;
const ALL = UP | UP_BY_LENGTH | DOWN | DOWN_BY_LENGTH;

/**
 * Detects whether keys are sorted in any order. A finished group then never recurs, and need not be kept. Each label
 * keeps the orders that all steps so far allow; a step is judged by the first label that differs.
 */
export class KeyOrder {
  readonly orders: Uint8Array;

  /** @param labels the number of labels of a key */
  constructor(labels: number) {
    this.orders = new Uint8Array(labels).fill(ALL);
  }

  /** Whether keys are still sorted after a step from one key to the next. */
  step(before: Uint8Array, beforeStart: number, next: Uint8Array, nextStart: number): boolean {
    let label = 0;
    for (let at = 0; label < this.orders.length; at++) {
      const one = before[beforeStart + at] as number;
      const other = next[nextStart + at] as number;
      if (one === other) {
        if (one === LABEL_END) label += 1;
        continue;
      }
      // The end of a label sorts before every byte that could be in its place.
      const isUp = one === LABEL_END || (other !== LABEL_END && one < other);
      const lengthens = rest(next, nextStart + at) - rest(before, beforeStart + at);
      const isUpByLength = lengthens === 0 ? isUp : lengthens > 0;
      const allowed = (isUp ? UP : DOWN) | (isUpByLength ? UP_BY_LENGTH : DOWN_BY_LENGTH);
      return this.#keep(label, allowed);
    }
    return false;
  }

  /** Whether keys are still sorted if other keys have only these orders. */
  restrict(orders: Uint8Array): boolean {
    return orders.every((allowed, label) => this.#keep(label, allowed));
  }

  #keep(label: number, allowed: number): boolean {
    const left = (this.orders[label] as number) & allowed;
    this.orders[label] = left;
    return left !== 0;
  }
}

/** The number of bytes of a label from here on. */
function rest(key: Uint8Array, from: number): number {
  let at = from;
  while (key[at] !== LABEL_END) at += 1;
  return at - from;
}
