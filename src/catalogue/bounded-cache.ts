/**
 * Values by key, at most so many. Keys are kept in two generations: when the younger one is full it becomes the
 * older one, and what nobody asked for since then is forgotten. So each operation takes the same time however
 * many keys there are, which deleting the oldest key of a Map does not.
 */
export class BoundedCache<Key, Value> {
  readonly #generation: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** @param atMost values that are held, at least 2 */
  constructor(atMost: number) {
    this.#generation = Math.ceil(atMost / 2);
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#generation) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}

/** A function that remembers its values, at most so many; undefined is not remembered. */
export function memoizeBounded<Key, Value>(
  atMost: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new BoundedCache<Key, Value>(atMost);
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (made !== undefined) cache.set(key, made);
    return made;
  };
}
