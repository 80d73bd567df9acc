import { ByteKeys, hashOfKey } from './byte-keys.ts';
import { SumRows } from './exact-sums.ts';
import type { PackedRows } from './packed-rows.ts';
import { type PackedUnsure, UnsureSums } from './unsure-sums.ts';

/** Ends each label of a key: a byte that UTF-8 never has. */
export const LABEL_END = 0xff;

/** Groups as plain memory that another thread can take. */
export interface PackedGroups extends PackedRows {
  readonly keys: Uint8Array;
  readonly keyEnds: Float64Array;
  /** Of the entries whose food or size is uncertain; undefined where all are. */
  readonly unsure: PackedUnsure | undefined;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Groups of entries by their labels, with their sums, in the order in which they were met. A key is the labels as
 * UTF-8, each with {@link LABEL_END} behind it.
 */
export class Groups {
  readonly sums: SumRows;
  /** The part of the sums that is not sure. */
  readonly unsure: UnsureSums;
  readonly #keys = new ByteKeys();
  #isRevisited = false;

  constructor(width: number) {
    this.sums = new SumRows(width);
    this.unsure = new UnsureSums(width);
  }

  get length(): number {
    return this.sums.length;
  }

  /** Whether a group was met again after another one. */
  get isRevisited(): boolean {
    return this.#isRevisited;
  }

  /** The memory that holds the keys; {@link keyStart} and {@link keyEnd} say where. */
  get keys(): Uint8Array {
    return this.#keys.bytes;
  }

  keyStart(group: number): number {
    return this.#keys.start(group);
  }

  keyEnd(group: number): number {
    return this.#keys.end(group);
  }

  labels(group: number): string[] {
    const labels: string[] = [];
    this.forEachLabel(group, (bytes, start, end) =>
      labels.push(decoder.decode(bytes.subarray(start, end))),
    );
    return labels;
  }

  /** Gives the UTF-8 bytes of each label, without a copy. */
  forEachLabel(group: number, take: (bytes: Uint8Array, start: number, end: number) => void): void {
    const { bytes } = this.#keys;
    const end = this.keyEnd(group);
    let start = this.keyStart(group);
    for (let at = start; at < end; at++) {
      if (bytes[at] !== LABEL_END) continue;
      take(bytes, start, at);
      start = at + 1;
    }
  }

  /** The group of a key; a new one where there is none. */
  of(key: Uint8Array, start: number, end: number, hash = hashOfKey(key, start, end)): number {
    const group = this.#keys.find(key, start, end, hash);
    if (group < 0) {
      this.sums.append();
      return this.#keys.add(key, start, end, hash);
    }
    if (group < this.length - 1) this.#isRevisited = true;
    return group;
  }

  /** Prepares to find the groups of many keys by their hashes. */
  touch(hashes: Int32Array, count: number): number {
    return this.#keys.touch(hashes, count);
  }

  /** The sums and labels of consecutive groups, beginning with `from`, without a copy. `end` is behind the last one. */
  block(from: number, to: number): { rows: Float64Array; keys: Uint8Array; end: number } {
    const { rows, end } = this.sums.block(from, to);
    return { rows, keys: this.keys.subarray(this.keyStart(from), this.keyEnd(end - 1)), end };
  }

  /** The first group with carried or uncertain sums; `to` if there is none. */
  nextSpecial(from: number, to: number): number {
    for (let group = from; group < to; group++) {
      if (this.sums.isCarried(group) || this.unsure.find(group) !== undefined) return group;
    }
    return to;
  }

  ofLabels(labels: readonly string[]): number {
    const key = encodeKey(labels);
    return this.of(key, 0, key.length);
  }

  /** Whether the labels of a group are those of a key. */
  isKey(group: number, key: Uint8Array, start: number, end: number): boolean {
    return this.#keys.isKey(group, key, start, end);
  }

  clear(): void {
    this.sums.clear();
    this.unsure.clear();
    this.#keys.clear();
    this.#isRevisited = false;
  }

  /** Adds other groups, or some of them, to those of the same labels here. */
  merge(
    { keys, keyEnds, rows, carried, unsure }: PackedGroups,
    from = 0,
    to: number = keyEnds.length,
  ): void {
    let start = from === 0 ? 0 : (keyEnds[from - 1] as number);
    for (let index = from; index < to; index++) {
      const end = keyEnds[index] as number;
      const group = this.of(keys, start, end);
      this.sums.addParts(group, rows, index * this.sums.width, carried.get(index));
      if (unsure !== undefined) this.unsure.addPacked(group, unsure, index);
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
    return { ...this.sums.packed(wanted), keys, keyEnds, unsure: this.unsure.packed(wanted) };
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
