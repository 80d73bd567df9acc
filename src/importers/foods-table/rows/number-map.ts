/** The initial number of slots, a power of two. */
const FIRST_SLOTS = 1024;

/**
 * Maps whole numbers above 0, such as GTINs, to numbers. Millions of keys take 16 to 32 bytes each, or 12 to 24 if the
 * values are 32-bit integers.
 */
export class NumberMap {
  readonly #Values: typeof Float64Array | typeof Uint32Array;
  #keys = new Float64Array(FIRST_SLOTS);
  #values: Float64Array | Uint32Array;
  #size = 0;

  constructor(Values: typeof Float64Array | typeof Uint32Array = Float64Array) {
    this.#Values = Values;
    this.#values = new Values(FIRST_SLOTS);
  }

  get(key: number): number | undefined {
    const slot = slotOf(this.#keys, key);
    return this.#keys[slot] === key ? this.#values[slot] : undefined;
  }

  /** Sets the value of a key and returns its former value. */
  set(key: number, value: number): number | undefined {
    if (this.#size * 2 >= this.#keys.length) this.#grow();
    const slot = slotOf(this.#keys, key);
    const isNew = this.#keys[slot] !== key;
    const before = isNew ? undefined : this.#values[slot];
    if (isNew) this.#size += 1;
    this.#keys[slot] = key;
    this.#values[slot] = value;
    return before;
  }

  /** Sets the value of a key unless it has one. Returns the existing value. */
  add(key: number, value: number): number | undefined {
    if (this.#size * 2 >= this.#keys.length) this.#grow();
    const slot = slotOf(this.#keys, key);
    if (this.#keys[slot] === key) return this.#values[slot];
    this.#size += 1;
    this.#keys[slot] = key;
    this.#values[slot] = value;
    return undefined;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Float64Array(keys.length * 2);
    this.#values = new this.#Values(keys.length * 2);
    keys.forEach((key, index) => {
      if (key === 0) return;
      const slot = slotOf(this.#keys, key);
      this.#keys[slot] = key;
      this.#values[slot] = values[index] as number;
    });
  }
}

/** The slot of a key, or the empty slot for it (open addressing). */
function slotOf(keys: Float64Array, key: number): number {
  const mask = keys.length - 1;
  // The hash covers both halves of a number of more than 32 bits.
  const low = Math.imul(key % 0x1_0000_0000, 0x9e3779b1);
  const hash = (low ^ Math.imul(key / 0x1_0000_0000, 0x85ebca6b)) >>> 0;
  let slot = (hash ^ (hash >>> 15)) & mask;
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}
