import { ensureCapacity } from './ensure-capacity.ts';

/**
 * Numbers keys of bytes in the order in which they are added: a hash table with open addressing. The keys lie in
 * one piece of memory, so that a million keys are not a million objects, and looking one up makes no string.
 */
export class ByteKeys {
  /** All keys, one behind the other. */
  bytes = new Uint8Array(256);
  #length = 0;
  #ends = new Float64Array(16);
  #hashes = new Int32Array(16);
  /** Key numbers by hash, from 1; 0 for a free slot. */
  #slots = new Int32Array(32);

  get length(): number {
    return this.#length;
  }

  start(key: number): number {
    return key === 0 ? 0 : (this.#ends[key - 1] as number);
  }

  end(key: number): number {
    return this.#ends[key] as number;
  }

  /** The number of a key; -1 where it was not added. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const key = (this.#slots[slot] as number) - 1;
      if (key < 0 || (this.#hashes[key] === hash && this.isKey(key, bytes, start, end))) return key;
    }
  }

  /** Adds a key that is not there yet, and gives its number. */
  add(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const key = this.#length++;
    const from = this.start(key);
    const to = from + end - start;
    this.bytes = ensureCapacity(this.bytes, to);
    this.#ends = ensureCapacity(this.#ends, key + 1);
    this.#hashes = ensureCapacity(this.#hashes, key + 1);
    for (let at = start; at < end; at++) this.bytes[from + at - start] = bytes[at] as number;
    this.#ends[key] = to;
    this.#hashes[key] = hash;
    if (2 * this.#length > this.#slots.length) this.#rehash(2 * this.#slots.length);
    else this.#place(key, hash);
    return key;
  }

  isKey(key: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.start(key);
    if (this.end(key) - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (this.bytes[from + at - start] !== bytes[at]) return false;
    }
    return true;
  }

  /** Forgets all keys; their memory is used again. */
  clear(): void {
    this.#length = 0;
    this.#slots.fill(0);
  }

  #place(key: number, hash: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = key + 1;
  }

  #rehash(slots: number): void {
    this.#slots = new Int32Array(slots);
    for (let key = 0; key < this.#length; key++) this.#place(key, this.#hashes[key] as number);
  }
}

/** FNV-1a of the bytes. Its high bits are mixed into the low ones, which choose the slot. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) {
    hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
