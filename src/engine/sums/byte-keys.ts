import { ensureCapacity } from './ensure-capacity.ts';
import { hashOfWords } from './hash-of-words.ts';

/** The numbers in a slot. */
const SLOT = 4;

/**
 * Numbers keys of bytes in the order in which they are added. The keys lie in one piece of memory, so that a million
 * keys are not a million objects, and looking one up makes no string. The first search builds a hash table of them with
 * open addressing: sorted keys are only added, and never need it.
 *
 * Most requests have one key, so the arrays start small: V8 allocates up to 64 bytes much faster than larger arrays.
 */
export class ByteKeys {
  /** All keys, one after another. */
  bytes = new Uint8Array(64);
  #length = 0;
  #ends = new Float64Array(8);
  /**
   * A slot has the hash of a key, its number (from 1; 0 in a free slot), the place where it begins and its length. They
   * are adjacent, so that a lookup reads only two places of memory.
   */
  #slots = new Int32Array(4 * SLOT);
  /** Whether the keys are in the table. */
  #isIndexed = false;

  get length(): number {
    return this.#length;
  }

  start(key: number): number {
    return key === 0 ? 0 : (this.#ends[key - 1] as number);
  }

  end(key: number): number {
    return this.#ends[key] as number;
  }

  /**
   * The number of a key; -1 if it was not added.
   *
   * @param hash of the key, as `hashOfKey` gives it
   */
  find(bytes: Uint8Array, start: number, end: number, hash = hashOfKey(bytes, start, end)): number {
    if (!this.#isIndexed) this.#index();
    const slots = this.#slots;
    const mask = slots.length - 1;
    const length = end - start;
    for (let slot = (SLOT * hash) & mask; ; slot = (slot + SLOT) & mask) {
      const key = (slots[slot + 1] as number) - 1;
      if (key < 0) return key;
      if (slots[slot] !== hash || slots[slot + 3] !== length) continue;
      const from = (slots[slot + 2] as number) >>> 0;
      const own = this.bytes;
      let at = 0;
      while (at < length && own[from + at] === bytes[start + at]) at += 1;
      if (at === length) return key;
    }
  }

  /**
   * Adds a new key, and returns its number.
   *
   * @param hash of the key, if it is known
   */
  add(bytes: Uint8Array, start: number, end: number, hash?: number): number {
    const key = this.#length++;
    const from = this.start(key);
    const to = from + end - start;
    this.bytes = ensureCapacity(this.bytes, to);
    this.#ends = ensureCapacity(this.#ends, key + 1);
    for (let at = start; at < end; at++) this.bytes[from + at - start] = bytes[at] as number;
    this.#ends[key] = to;
    if (this.#isIndexed) {
      if (2 * SLOT * this.#length > this.#slots.length) this.#rehash();
      this.#place(key, hash ?? hashOfKey(bytes, start, end));
    }
    return key;
  }

  /**
   * Adds new keys before any search.
   *
   * @param ends the end of each key; the key before the first one ends at `start`
   */
  addAll(bytes: Uint8Array, start: number, ends: Int32Array, from: number, to: number): void {
    const before = this.#length;
    const shift = this.start(before) - start;
    const end = ends[to - 1] as number;
    this.bytes = ensureCapacity(this.bytes, end + shift);
    this.bytes.set(bytes.subarray(start, end), start + shift);
    this.#length += to - from;
    this.#ends = ensureCapacity(this.#ends, this.#length);
    for (let key = from; key < to; key++) {
      this.#ends[before + key - from] = (ends[key] as number) + shift;
    }
  }

  isKey(key: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.start(key);
    if (this.end(key) - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (this.bytes[from + at - start] !== bytes[at]) return false;
    }
    return true;
  }

  /** Drops the hash table; the next search builds it again. */
  forgetIndex(): void {
    if (this.#isIndexed) this.#slots.fill(0);
    this.#isIndexed = false;
  }

  /** Removes all keys and keeps their memory for reuse. */
  clear(): void {
    this.#length = 0;
    this.forgetIndex();
  }

  #index(): void {
    this.#isIndexed = true;
    let slots = this.#slots.length;
    while (2 * SLOT * this.#length > slots) slots *= 2;
    if (slots > this.#slots.length) this.#slots = new Int32Array(slots);
    for (let key = 0; key < this.#length; key++) {
      this.#place(key, hashOfKey(this.bytes, this.start(key), this.end(key)));
    }
  }

  #place(key: number, hash: number): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (SLOT * hash) & mask;
    while (slots[slot + 1] !== 0) slot = (slot + SLOT) & mask;
    slots[slot] = hash;
    slots[slot + 1] = key + 1;
    slots[slot + 2] = this.start(key);
    slots[slot + 3] = this.end(key) - this.start(key);
  }

  #rehash(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length);
    for (let slot = 0; slot < before.length; slot += SLOT) {
      const key = (before[slot + 1] as number) - 1;
      if (key >= 0) this.#place(key, before[slot] as number);
    }
  }
}

/** A hash of words of four bytes. Its high bits are mixed into the low bits, which choose the slot. */
export function hashOfKey(bytes: Uint8Array, start: number, end: number): number {
  const hash = hashOfWords(bytes, start, end);
  const product = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return product ^ (product >>> 13);
}
