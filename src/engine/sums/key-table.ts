import {
  hasMemoryFor,
  instanceOf,
  type WebAssemblyMemory,
} from '../../io/web-assembly/instance.ts';
import { KernelMemory, type Region } from '../../io/web-assembly/memory.ts';
import { COMPILED_KEYS } from './compiled-keys.ts';

/** The numbers in a slot of the table. */
const SLOT = 4;

/** The slots of an empty table. */
const FIRST_SLOTS = 1024;

/** The factor by which a table grows: putting all keys into the larger one takes longer than using its memory. */
const SLOTS_GROWTH = 4;

/** The bytes past the end of the keys that the module may read, since it reads whole words. */
const MARGIN = 8;

/** The most keys of a table. WebAssembly has 4 GiB, and the old memory of a table that grows is lost. */
export const MAX_TABLE_KEYS = 2 ** 23;

/** The most bytes of keys, for the same reason. */
const MAX_TABLE_BYTES = 2 ** 28;

/** The addresses and numbers that JavaScript sets in the module. */
type Setting = 'slots' | 'mask' | 'bytes' | 'ends' | 'count' | 'numbers';

/** The exports of `assembly/keys.ts`. */
interface Exports extends Record<Setting, { value: number }> {
  readonly memory: WebAssemblyMemory;
  readonly freeFrom: () => number;
  readonly index: () => void;
  readonly numberOne: (start: number, end: number) => number;
  readonly numberAll: (
    wanted: number,
    ends: number,
    hashes: number,
    keys: number,
    shift: number,
  ) => void;
}

/** Keys of bytes to look up. */
export interface WantedKeys {
  readonly bytes: Uint8Array;
  /** The position where the first key begins. */
  readonly start: number;
  /** The position where each key ends. */
  readonly ends: Int32Array;
  /** The hashes of the keys, by `hashOfKey`. */
  readonly hashes: Int32Array;
}

/** Keys that already have numbers. */
export interface NumberedKeys {
  /** The keys, one after another. */
  readonly bytes: Uint8Array;
  readonly length: number;
  /** The position where the key with a number ends. */
  readonly end: (key: number) => number;
}

/**
 * Numbers many keys at once, in WebAssembly. Keys get their numbers in the order in which they are added. If there is
 * not enough memory for the table, keys have to be numbered elsewhere.
 */
export class KeyTable {
  readonly #module = instanceOf<Exports>(COMPILED_KEYS);
  readonly #bytes: Region<Uint8Array>;
  readonly #ends: Region<Int32Array>;
  readonly #slots: Region<Int32Array>;
  readonly #wanted: Region<Uint8Array>;
  readonly #wantedEnds: Region<Int32Array>;
  readonly #hashes: Region<Int32Array>;
  readonly #numbers: Region<Int32Array>;

  readonly #maxKeys: number;

  /** @throws RangeError if there is no memory */
  private constructor(maxKeys: number) {
    const memory = new KernelMemory(this.#module.memory, this.#module.freeFrom());
    this.#bytes = memory.region(Uint8Array, 0);
    this.#ends = memory.region(Int32Array, 0);
    this.#slots = memory.region(Int32Array, 0);
    this.#wanted = memory.region(Uint8Array, 0);
    this.#wantedEnds = memory.region(Int32Array, 0);
    this.#hashes = memory.region(Int32Array, 0);
    this.#numbers = memory.region(Int32Array, 0);
    this.#maxKeys = maxKeys;
    this.#reserve(0, 0);
  }

  /** An empty table; undefined if there is no memory for one. */
  static make(maxKeys: number): KeyTable | undefined {
    let table: KeyTable | undefined;
    const isMade = hasMemoryFor(() => {
      table = new KeyTable(maxKeys);
    });
    return isMade ? table : undefined;
  }

  get length(): number {
    return this.#module.count.value;
  }

  /** Replaces all keys by these; false if there is no memory. */
  fill({ bytes, length, end }: NumberedKeys): boolean {
    const bytesEnd = length === 0 ? 0 : end(length - 1);
    this.#module.count.value = 0;
    if (!this.#makeRoom(length, bytesEnd)) return false;
    this.#bytes.view.set(bytes.subarray(0, bytesEnd));
    for (let key = 0; key < length; key++) this.#ends.view[key] = end(key);
    this.#module.count.value = length;
    this.#slots.view.fill(0);
    this.#index();
    return true;
  }

  /** The number of a key, which is the next one if the key is new; undefined if there is no memory. */
  numberOf(bytes: Uint8Array, start: number, end: number): number | undefined {
    const length = end - start;
    if (!this.#makeRoom(this.length + 1, this.#end(this.length) + length)) return undefined;
    this.#want(bytes, start, end);
    const { at } = this.#wanted;
    return this.#module.numberOne(at, at + length);
  }

  /**
   * The numbers of keys. A key that is new gets the next number.
   *
   * @param from the index of the first key; the key before it ends at `start`
   * @returns memory that stays valid until the next call; undefined if there is no memory
   */
  numbersOf(
    { bytes, start, ends, hashes }: WantedKeys,
    from: number,
    to: number,
  ): Int32Array | undefined {
    const count = to - from;
    const end = ends[to - 1] as number;
    const length = end - start;
    const hasRoom =
      this.#makeRoom(this.length + count, this.#end(this.length) + length) &&
      hasMemoryFor(() => {
        this.#wanted.reserve(length + MARGIN);
        this.#wantedEnds.reserve(count);
        this.#hashes.reserve(count);
        this.#numbers.reserve(count);
      });
    if (!hasRoom) return undefined;
    this.#wanted.view.set(bytes.subarray(start, end));
    this.#wantedEnds.view.set(ends.subarray(from, to));
    this.#hashes.view.set(hashes.subarray(from, to));
    this.#point();
    const { at } = this.#wanted;
    this.#module.numberAll(at, this.#wantedEnds.at, this.#hashes.at, count, start);
    return this.#numbers.view.subarray(0, count);
  }

  /** All keys, one after another. */
  get bytes(): Uint8Array {
    return this.#bytes.view;
  }

  /** The end of each key among the bytes. */
  get ends(): Int32Array {
    return this.#ends.view;
  }

  /** The position where the previous key ends. */
  #end(key: number): number {
    return key === 0 ? 0 : (this.#ends.view[key - 1] as number);
  }

  /** Copies a key to the place where the module reads it. */
  #want(bytes: Uint8Array, start: number, end: number): void {
    this.#wanted.reserve(end - start + MARGIN);
    const { view } = this.#wanted;
    for (let at = start; at < end; at++) view[at - start] = bytes[at] as number;
    this.#point();
  }

  /** Reserves room like `#reserve`; false if there is no memory, or if there are too many keys. */
  #makeRoom(keys: number, bytes: number): boolean {
    return (
      keys <= this.#maxKeys &&
      bytes <= MAX_TABLE_BYTES &&
      hasMemoryFor(() => this.#reserve(keys, bytes))
    );
  }

  /** Makes room for a number of keys and their bytes. At least half of the table is free. */
  #reserve(keys: number, bytes: number): void {
    this.#bytes.reserve(bytes + MARGIN);
    this.#ends.reserve(keys);
    let slots = Math.max(FIRST_SLOTS, this.#slots.view.length / SLOT);
    while (slots < 2 * keys) slots *= SLOTS_GROWTH;
    if (SLOT * slots <= this.#slots.view.length) return;
    this.#slots.renew(SLOT * slots);
    this.#index();
  }

  /** Puts all keys into the table, whose slots are free. */
  #index(): void {
    this.#point();
    this.#module.mask.value = this.#slots.view.length / SLOT - 1;
    this.#module.index();
  }

  /** Tells the module the addresses of its regions. */
  #point(): void {
    this.#module.slots.value = this.#slots.at;
    this.#module.bytes.value = this.#bytes.at;
    this.#module.ends.value = this.#ends.at;
    this.#module.numbers.value = this.#numbers.at;
  }
}
