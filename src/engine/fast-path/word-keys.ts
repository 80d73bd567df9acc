import { ensureCapacity } from '../sums/ensure-capacity.ts';
import { hashOfWords } from '../sums/hash-of-words.ts';

/**
 * Numbers keys of bytes in the order in which they are added: a hash table with open addressing whose keys are compared
 * in words of four bytes. Each key is padded with zeros to a whole word.
 */
export class WordKeys {
  #length = 0;
  #bytes = new Uint8Array(1024);
  #starts = new Int32Array(16);
  #lengths = new Int32Array(16);
  /** Hash and number of a key, from 1; number 0 for a free slot. */
  #slots = new Int32Array(64);

  /** The number of a key; -1 if it was not added. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOfWords(bytes, start, end);
    const slots = this.#slots;
    const mask = (slots.length >> 1) - 1;
    for (let slot = mixed(hash) & mask; ; slot = (slot + 1) & mask) {
      const key = (slots[2 * slot + 1] as number) - 1;
      if (key < 0 || (slots[2 * slot] === hash && this.#isBytes(key, bytes, start, end))) {
        return key;
      }
    }
  }

  /** Adds a new key, and returns its number. */
  add(bytes: Uint8Array, start: number, end: number): number {
    const key = this.#length++;
    const from =
      key === 0
        ? 0
        : wholeWords((this.#starts[key - 1] as number) + (this.#lengths[key - 1] as number));
    this.#bytes = ensureCapacity(this.#bytes, wholeWords(from + end - start) + 4);
    this.#bytes.set(bytes.subarray(start, end), from);
    this.#starts = ensureCapacity(this.#starts, key + 1);
    this.#lengths = ensureCapacity(this.#lengths, key + 1);
    this.#starts[key] = from;
    this.#lengths[key] = end - start;
    if (4 * this.#length > this.#slots.length) this.#rehash();
    this.#place(key, hashOfWords(bytes, start, end));
    return key;
  }

  #isBytes(key: number, bytes: Uint8Array, start: number, end: number): boolean {
    if (this.#lengths[key] !== end - start) return false;
    const own = this.#bytes;
    const shift = (this.#starts[key] as number) - start;
    for (let at = start; at < end; at++) if (own[at + shift] !== bytes[at]) return false;
    return true;
  }

  #place(key: number, hash: number): void {
    const slots = this.#slots;
    const mask = (slots.length >> 1) - 1;
    let slot = mixed(hash) & mask;
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = key + 1;
  }

  #rehash(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length);
    for (let at = 0; at < before.length; at += 2) {
      if (before[at + 1] !== 0) this.#place((before[at + 1] as number) - 1, before[at] as number);
    }
  }
}

function wholeWords(length: number): number {
  return (length + 3) & ~3;
}

/** Mixes a hash, so that its slot depends on all its bits. */
function mixed(hash: number): number {
  const product = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return product ^ (product >>> 13);
}
