/** Ends each label of a key: a byte that UTF-8 never has. */
export const LABEL_END = 0xff;

/** Orders that a label may have: of its bytes, or of its length and then its bytes, as numbers have it; each up or down. */
const UP = 1;
/** Ascending by length, then by bytes. */
const UP_BY_LENGTH = 2;
/** Descending by bytes. */
const DOWN = 4;
/** Descending by length, then by bytes. */
const DOWN_BY_LENGTH = 8;
const ALL = UP | UP_BY_LENGTH | DOWN | DOWN_BY_LENGTH;

/**
 * Finds out whether keys are sorted, whatever by: then a group that was left does not come again, and need not
 * be kept. Each label keeps the orders that all steps so far allow; the first label that differs is the one that a
 * step is judged by.
 */
export class KeyOrder {
  readonly orders: Uint8Array;

  /** @param labels how many a key has */
  constructor(labels: number) {
    this.orders = new Uint8Array(labels).fill(ALL);
  }

  /** Whether keys are still sorted after a step from one to the next. */
  step(before: Uint8Array, beforeStart: number, next: Uint8Array, nextStart: number): boolean {
    let label = 0;
    for (let at = 0; label < this.orders.length; at++) {
      const one = before[beforeStart + at] as number;
      const other = next[nextStart + at] as number;
      if (one === other) {
        if (one === LABEL_END) label += 1;
        continue;
      }
      // The end of a label comes before every byte that could stand there.
      const isUp = one === LABEL_END || (other !== LABEL_END && one < other);
      const lengthens = rest(next, nextStart + at) - rest(before, beforeStart + at);
      const isUpByLength = lengthens === 0 ? isUp : lengthens > 0;
      const allowed = (isUp ? UP : DOWN) | (isUpByLength ? UP_BY_LENGTH : DOWN_BY_LENGTH);
      return this.#keep(label, allowed);
    }
    return false;
  }

  /** Whether keys are still sorted where others of them have only these orders. */
  restrict(orders: Uint8Array): boolean {
    return orders.every((allowed, label) => this.#keep(label, allowed));
  }

  #keep(label: number, allowed: number): boolean {
    const left = (this.orders[label] as number) & allowed;
    this.orders[label] = left;
    return left !== 0;
  }
}

/** Bytes of a label from here on. */
function rest(key: Uint8Array, from: number): number {
  let at = from;
  while (key[at] !== LABEL_END) at += 1;
  return at - from;
}
