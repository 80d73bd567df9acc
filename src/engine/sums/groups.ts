import { ByteKeys, hashOfKey } from './byte-keys.ts';
import { SumRows } from './exact-sums.ts';
import { KeyOrder, LABEL_END } from './key-order.ts';
import { KeyTable, MAX_TABLE_KEYS, type WantedKeys } from './key-table.ts';
import type { PackedRows } from './packed-rows.ts';
import { type PackedUnsure, UnsureSums } from './unsure-sums.ts';

/** Groups as plain memory that can be sent to another thread. */
export interface PackedGroups extends PackedRows {
  readonly keys: Uint8Array;
  readonly keyEnds: Float64Array;
  /** The sums of entries whose food or size is uncertain; undefined if all entries are sure. */
  readonly unsure: PackedUnsure | undefined;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Groups of entries by their labels, with their sums, in the order of their first entries. A key consists of the labels
 * as UTF-8, each followed by {@link LABEL_END}.
 */
export class Groups {
  readonly sums: SumRows;
  /** The uncertain part of the sums. */
  readonly unsure: UnsureSums;
  readonly #keys = new ByteKeys();
  /** While groups are sorted, a key is compared only with the last one. */
  #areSorted = true;
  #order: KeyOrder | undefined;
  /** Finds groups by their keys, many at once; made by the first search for many keys. */
  #table: KeyTable | undefined;
  /** The table of cleared groups, which can be filled again. */
  #emptied: KeyTable | undefined;
  /** The most keys of the table; 0 if no table can be used. */
  #maxTableKeys: number;

  /** @param maxTableKeys the number of groups up to which many are found at once */
  constructor(width: number, maxTableKeys = MAX_TABLE_KEYS) {
    this.sums = new SumRows(width);
    this.unsure = new UnsureSums(width);
    this.#maxTableKeys = maxTableKeys;
  }

  get length(): number {
    return this.sums.length;
  }

  /** The orders by which each label of the groups is sorted; undefined if the groups are not sorted. */
  get orders(): Uint8Array | undefined {
    return this.#areSorted && this.length > 0 ? this.#keyOrder().orders : undefined;
  }

  /** Whether each group came after the previous one in some order. */
  get areSorted(): boolean {
    return this.#areSorted;
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

  /** The group of a key; a new group if there is none. */
  of(key: Uint8Array, start: number, end: number, hash?: number): number {
    const last = this.length - 1;
    if (last >= 0 && this.#areSorted && this.isKey(last, key, start, end)) return last;
    if (this.continuesWith(key, start, end)) return this.#append(key, start, end);
    const number = this.#table?.numberOf(key, start, end);
    if (number !== undefined) return number < this.length ? number : this.#append(key, start, end);
    if (this.#table !== undefined) this.#leaveTable();
    const known = hash ?? hashOfKey(key, start, end);
    const group = this.#keys.find(key, start, end, known);
    return group >= 0 ? group : this.#append(key, start, end, known);
  }

  /** Whether a key belongs to the last group or comes after it in the order so far. If not, groups are not sorted. */
  continuesWith(key: Uint8Array, start: number, end: number): boolean {
    const last = this.length - 1;
    if (last < 0 || !this.#areSorted || this.isKey(last, key, start, end)) return this.#areSorted;
    this.#areSorted = this.#keyOrder().step(this.keys, this.keyStart(last), key, start);
    return this.#areSorted;
  }

  /**
   * The groups of many keys, for groups that are not sorted. A key without a group gets a new one.
   *
   * @param from the index of the first key
   * @returns memory that stays valid until the next call; undefined if only `of` can find the groups
   */
  ofAll(wanted: WantedKeys, from: number, to: number): Int32Array | undefined {
    if (this.#maxTableKeys === 0) return undefined;
    this.#table ??= this.#filledTable();
    const table = this.#table;
    const groups = table?.numbersOf(wanted, from, to);
    if (table === undefined || groups === undefined) {
      this.#leaveTable();
      return undefined;
    }
    const before = this.length;
    if (table.length > before) {
      const start = before === 0 ? 0 : this.keyEnd(before - 1);
      this.#keys.addAll(table.bytes, start, table.ends, before, table.length);
      while (this.length < table.length) this.sums.append();
    }
    return groups;
  }

  #append(key: Uint8Array, start: number, end: number, hash?: number): number {
    this.sums.append();
    return this.#keys.add(key, start, end, hash);
  }

  /** A table of all groups; undefined if there is no memory for one. */
  #filledTable(): KeyTable | undefined {
    const table = this.#emptied ?? KeyTable.make(this.#maxTableKeys);
    this.#emptied = undefined;
    const { keys: bytes, length } = this;
    if (table?.fill({ bytes, length, end: (group) => this.keyEnd(group) }) !== true) {
      return undefined;
    }
    this.#keys.forgetIndex();
    return table;
  }

  /** Gives up the table: from now on, each group is looked up individually. */
  #leaveTable(): void {
    this.#table = undefined;
    this.#maxTableKeys = 0;
  }

  /**
   * Adds many groups at once that come after all others, as long as they are sorted.
   *
   * @param keys the keys, one after another, from `start` on
   * @param ends of the keys
   * @param parts their sums
   * @param from the index of the first one
   * @returns the number of groups that were added; the next one, if any, needs a search
   */
  addSorted(
    keys: Uint8Array,
    start: number,
    ends: Int32Array,
    {
      parts,
      from,
      to,
    }: { readonly parts: Float64Array; readonly from: number; readonly to: number },
  ): number {
    if (!this.#areSorted || this.length === 0) return 0;
    const order = this.#keyOrder();
    let before = this.keys;
    let beforeStart = this.keyStart(this.length - 1);
    let next = from;
    for (let at = start; next < to && order.step(before, beforeStart, keys, at); next++) {
      before = keys;
      beforeStart = at;
      at = ends[next] as number;
    }
    if (next > from) {
      this.#keys.addAll(keys, start, ends, from, next);
      this.sums.appendRows(parts, from, next);
    }
    return next - from;
  }

  #keyOrder(): KeyOrder {
    this.#order ??= new KeyOrder(labelsIn(this.keys.subarray(0, this.keyEnd(0))));
    return this.#order;
  }

  /**
   * The sums and labels of consecutive groups, beginning with `from`, without a copy. `end` is the group after the last
   * one.
   */
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
    this.#areSorted = true;
    this.#order = undefined;
    this.#emptied = this.#table ?? this.#emptied;
    this.#table = undefined;
  }

  /** Adds all or some of other groups to the groups with the same labels. */
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

function labelsIn(key: Uint8Array): number {
  return key.reduce((count, byte) => (byte === LABEL_END ? count + 1 : count), 0);
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
