/**
 * A cache of limited size, in two generations: a full young generation becomes the old one, and the
 * values of the old one that were not read since then are dropped. So every operation takes the same
 * time however many keys there are, unlike deleting the oldest key of a Map.
 */
export class BoundedCache<Key, Value> {
  readonly #generation: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /**
   * @param max the maximum number of entries, or their maximum total size with `sizeOf`; at least 2
   * @param sizeOf the size of a value; 1 for every value if it is not given
   */
  constructor(max: number, sizeOf: (value: Value) => number = () => 1) {
    this.#generation = Math.ceil(max / 2);
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#size >= this.#generation) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#size = 0;
    }
    const replaced = this.#young.get(key);
    if (replaced !== undefined) this.#size -= this.#sizeOf(replaced);
    this.#young.set(key, value);
    this.#size += this.#sizeOf(value);
  }
}

/** Caches the results of a function, except `undefined`. */
export function memoizeBounded<Key, Value>(
  maxEntries: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new BoundedCache<Key, Value>(maxEntries);
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    if (value !== undefined) cache.set(key, value);
    return value;
  };
}
