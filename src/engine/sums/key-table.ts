import { instanceOf, type WebAssemblyMemory } from '../../io/web-assembly/instance.ts';
import { KernelMemory, type Region } from '../../io/web-assembly/memory.ts';
import { COMPILED_KEYS } from './compiled-keys.ts';

/** Numbers of a slot of the table. */
const SLOT = 4;

/** The module reads whole words, and so up to 8 bytes behind keys. */
const MARGIN = 8;

/** So many keys have room: WebAssembly has 4 GiB, and a table that grows leaves its memory behind. */
export const MAX_TABLE_KEYS = 2 ** 23;
/** Bytes of them that have room, for the same reason. */
export const MAX_TABLE_BYTES = 2 ** 28;

/** Places of the module, and numbers. */
type Setting = 'slots' | 'mask' | 'bytes' | 'ends' | 'count' | 'numbers';

/** What `assembly/keys.ts` exports. */
interface Exports extends Record<Setting, { value: number }> {
  readonly memory: WebAssemblyMemory;
  readonly freeFrom: () => number;
  readonly index: () => void;
  readonly find: (start: number, end: number) => number;
  readonly numberAll: (
    wanted: number,
    ends: number,
    hashes: number,
    keys: number,
    shift: number,
  ) => void;
}

/** Keys of bytes that are looked for. */
export interface WantedKeys {
  readonly bytes: Uint8Array;
  /** Where the first of them begins. */
  readonly start: number;
  /** Where each of them ends. */
  readonly ends: Int32Array;
  /** As `hashOfKey` gives them. */
  readonly hashes: Int32Array;
}

/** Numbers many keys at once, in WebAssembly. Keys get their numbers in the order in which they are added. */
export class KeyTable {
  readonly #module = instanceOf<Exports>(COMPILED_KEYS);
  readonly #bytes: Region<Uint8Array>;
  readonly #ends: Region<Int32Array>;
  readonly #slots: Region<Int32Array>;
  readonly #wanted: Region<Uint8Array>;
  readonly #wantedEnds: Region<Int32Array>;
  readonly #hashes: Region<Int32Array>;
  readonly #numbers: Region<Int32Array>;

  constructor() {
    const memory = new KernelMemory(this.#module.memory, this.#module.freeFrom());
    this.#bytes = memory.region(Uint8Array, 0);
    this.#ends = memory.region(Int32Array, 0);
    this.#slots = memory.region(Int32Array, 0);
    this.#wanted = memory.region(Uint8Array, 0);
    this.#wantedEnds = memory.region(Int32Array, 0);
    this.#hashes = memory.region(Int32Array, 0);
    this.#numbers = memory.region(Int32Array, 0);
    this.#reserve(0, 0);
  }

  get length(): number {
    return this.#module.count.value;
  }

  /**
   * Takes keys that are numbered already.
   *
   * @param bytes the keys, one behind the other
   * @param length how many there are
   * @param end where the key of a number ends
   */
  fill(bytes: Uint8Array, length: number, end: (key: number) => number): void {
    const bytesEnd = length === 0 ? 0 : end(length - 1);
    this.#reserve(length, bytesEnd);
    this.#bytes.view.set(bytes.subarray(0, bytesEnd));
    for (let key = 0; key < length; key++) this.#ends.view[key] = end(key);
    this.#module.count.value = length;
    this.#index();
  }

  /** The number of a key; -1 where there is none. */
  find(bytes: Uint8Array, start: number, end: number): number {
    this.#wanted.reserve(end - start + MARGIN);
    const { at, view } = this.#wanted;
    for (let from = start; from < end; from++) view[from - start] = bytes[from] as number;
    this.#point();
    return this.#module.find(at, at + end - start);
  }

  /**
   * Finds the numbers of keys. A key that is new gets the next number.
   *
   * @param from the first of them; the one before it ends at `start`
   * @returns memory that holds until the next call
   */
  numbersOf({ bytes, start, ends, hashes }: WantedKeys, from: number, to: number): Int32Array {
    const count = to - from;
    const end = ends[to - 1] as number;
    this.#reserve(this.length + count, this.#end(this.length) + end - start);
    this.#wanted.reserve(end - start + MARGIN);
    this.#wantedEnds.reserve(count);
    this.#hashes.reserve(count);
    this.#numbers.reserve(count);
    this.#wanted.view.set(bytes.subarray(start, end));
    this.#wantedEnds.view.set(ends.subarray(from, to));
    this.#hashes.view.set(hashes.subarray(from, to));
    this.#point();
    const { at } = this.#wanted;
    this.#module.numberAll(at, this.#wantedEnds.at, this.#hashes.at, count, start);
    return this.#numbers.view.subarray(0, count);
  }

  /** All keys, one behind the other. */
  get bytes(): Uint8Array {
    return this.#bytes.view;
  }

  /** By key: where it ends among them. */
  get ends(): Int32Array {
    return this.#ends.view;
  }

  /** Where the key before one ends. */
  #end(key: number): number {
    return key === 0 ? 0 : (this.#ends.view[key - 1] as number);
  }

  /** Makes room for so many keys of so many bytes. At least half of the table is free. */
  #reserve(keys: number, bytes: number): void {
    this.#bytes.reserve(bytes + MARGIN);
    this.#ends.reserve(keys);
    let slots = Math.max(1024, this.#slots.view.length / SLOT);
    while (slots < 2 * keys) slots *= 2;
    if (SLOT * slots <= this.#slots.view.length) return;
    this.#slots.reserve(SLOT * slots);
    this.#index();
  }

  #index(): void {
    this.#point();
    this.#module.mask.value = this.#slots.view.length / SLOT - 1;
    this.#module.index();
  }

  /** Tells the module where its regions are. */
  #point(): void {
    this.#module.slots.value = this.#slots.at;
    this.#module.bytes.value = this.#bytes.at;
    this.#module.ends.value = this.#ends.at;
    this.#module.numbers.value = this.#numbers.at;
  }
}
