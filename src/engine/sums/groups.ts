import { ensureCapacity } from './ensure-capacity.ts';
import { type PackedRows, SumRows } from './exact-sums.ts';

/** Between the labels of a key: a byte that UTF-8 never has. */
export const LABEL_END = 0xff;

/** Groups as plain memory that another thread can take. */
export interface PackedGroups extends PackedRows {
  readonly keys: Uint8Array;
  readonly keyEnds: Float64Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Groups of entries by their labels, in the order they were met, with their sums. A key is the labels as UTF-8,
 * each with {@link LABEL_END} behind it; keys lie in one piece of memory, so that a million groups are no
 * million objects.
 */
export class Groups {
  readonly sums: SumRows;
  /** All keys, one behind the other. */
  keys = new Uint8Array(4096);
  #keyEnds = new Float64Array(256);
  #hashes = new Int32Array(256);
  /** Groups by hash, from 1; 0 where there is none. */
  #slots = new Int32Array(512);
  #isRevisited = false;

  constructor(width: number) {
    this.sums = new SumRows(width);
  }

  get length(): number {
    return this.sums.length;
  }

  /** Whether a group was met again after another one was. */
  get isRevisited(): boolean {
    return this.#isRevisited;
  }

  keyStart(group: number): number {
    return group === 0 ? 0 : (this.#keyEnds[group - 1] as number);
  }

  keyEnd(group: number): number {
    return this.#keyEnds[group] as number;
  }

  labels(group: number): string[] {
    const labels: string[] = [];
    let from = this.keyStart(group);
    for (let at = from; at < this.keyEnd(group); at++) {
      if (this.keys[at] !== LABEL_END) continue;
      labels.push(decoder.decode(this.keys.subarray(from, at)));
      from = at + 1;
    }
    return labels;
  }

  /** The group of a key, made where it is new. */
  of(key: Uint8Array, start: number, end: number): number {
    const hash = hashOf(key, start, end);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const group = (this.#slots[slot] as number) - 1;
      if (group < 0) return this.#make(slot, hash, key, start, end);
      if (this.#hashes[group] === hash && this.isKey(group, key, start, end)) {
        if (group < this.length - 1) this.#isRevisited = true;
        return group;
      }
      slot = (slot + 1) & mask;
    }
  }

  ofLabels(labels: readonly string[]): number {
    const key = encodeKey(labels);
    return this.of(key, 0, key.length);
  }

  clear(): void {
    this.sums.clear();
    this.#slots.fill(0);
    this.#isRevisited = false;
  }

  /** Adds what is in other groups, or in some of them, to those of the same labels here. */
  merge(
    { keys, keyEnds, rows, carried }: PackedGroups,
    from = 0,
    to: number = keyEnds.length,
  ): void {
    let start = from === 0 ? 0 : (keyEnds[from - 1] as number);
    for (let index = from; index < to; index++) {
      const end = keyEnds[index] as number;
      const group = this.of(keys, start, end);
      this.sums.addParts(group, rows, index * this.sums.width, carried.get(index));
      start = end;
    }
  }

  packed(wanted: readonly number[]): PackedGroups {
    const keyEnds = new Float64Array(wanted.length);
    let length = 0;
    wanted.forEach((group, index) => {
      length += this.keyEnd(group) - this.keyStart(group);
      keyEnds[index] = length;
    });
    const keys = new Uint8Array(length);
    wanted.forEach((group, index) => {
      const key = this.keys.subarray(this.keyStart(group), this.keyEnd(group));
      keys.set(key, (keyEnds[index] as number) - key.length);
    });
    return { ...this.sums.packed(wanted), keys, keyEnds };
  }

  #make(slot: number, hash: number, key: Uint8Array, start: number, end: number): number {
    const group = this.sums.append();
    const from = this.keyStart(group);
    const to = from + end - start;
    this.keys = ensureCapacity(this.keys, to);
    this.#keyEnds = ensureCapacity(this.#keyEnds, group + 1);
    this.#hashes = ensureCapacity(this.#hashes, group + 1);
    for (let at = 0; at < end - start; at++) this.keys[from + at] = key[start + at] as number;
    this.#keyEnds[group] = to;
    this.#hashes[group] = hash;
    this.#slots[slot] = group + 1;
    if (2 * this.length > this.#slots.length) this.#rehash();
    return group;
  }

  /** Whether the labels of a group are those of a key. */
  isKey(group: number, key: Uint8Array, start: number, end: number): boolean {
    const from = this.keyStart(group);
    if (this.keyEnd(group) - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (this.keys[from + at - start] !== key[at]) return false;
    }
    return true;
  }

  #rehash(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    const mask = this.#slots.length - 1;
    for (let group = 0; group < this.length; group++) {
      let slot = (this.#hashes[group] as number) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = group + 1;
    }
  }
}

function encodeKey(labels: readonly string[]): Uint8Array {
  const encoded = labels.map((label) => encoder.encode(label));
  const key = new Uint8Array(encoded.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const label of encoded) {
    key.set(label, at);
    at += label.length;
    key[at++] = LABEL_END;
  }
  return key;
}

/** FNV-1a of the bytes, with its high bits mixed into the low ones, by which slots are told. */
export function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) {
    hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
