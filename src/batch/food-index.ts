import type { EatenFood } from '../intake/eaten-food.ts';
import { hashOf } from '../intake/groups.ts';

const decoder = new TextDecoder();

/** Foods by the bytes of their ids, so that a row of a file is resolved without a string. */
export class FoodIndex {
  readonly #lookUp: (foodId: string) => EatenFood | undefined;
  #ids = new Uint8Array(4096);
  #idEnds: number[] = [0];
  #hashes: number[] = [];
  readonly #foods: EatenFood[] = [];
  /** Foods by hash, from 1; 0 where there is none. */
  #slots = new Int32Array(1024);

  constructor(lookUp: (foodId: string) => EatenFood | undefined) {
    this.#lookUp = lookUp;
  }

  /** The food of an id; undefined where the catalogue has none. */
  find(bytes: Uint8Array, start: number, end: number): EatenFood | undefined {
    const hash = hashOf(bytes, start, end);
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const index = (this.#slots[slot] as number) - 1;
      if (index < 0) return this.#add(slot, hash, bytes, start, end);
      if (this.#hashes[index] === hash && this.#isId(index, bytes, start, end)) {
        return this.#foods[index];
      }
    }
  }

  #isId(index: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#idEnds[index] as number;
    if ((this.#idEnds[index + 1] as number) - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (this.#ids[from + at - start] !== bytes[at]) return false;
    }
    return true;
  }

  #add(
    slot: number,
    hash: number,
    bytes: Uint8Array,
    start: number,
    end: number,
  ): EatenFood | undefined {
    const id = bytes.subarray(start, end);
    const food = this.#lookUp(decoder.decode(id));
    if (food === undefined) return undefined;
    const from = this.#idEnds.at(-1) as number;
    const to = from + id.length;
    if (to > this.#ids.length) {
      const larger = new Uint8Array(Math.max(2 * this.#ids.length, to));
      larger.set(this.#ids);
      this.#ids = larger;
    }
    this.#ids.set(id, from);
    this.#idEnds.push(to);
    this.#hashes.push(hash);
    this.#foods.push(food);
    this.#slots[slot] = this.#foods.length;
    if (2 * this.#foods.length > this.#slots.length) this.#rehash();
    return food;
  }

  #rehash(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    const mask = this.#slots.length - 1;
    this.#hashes.forEach((hash, index) => {
      let slot = hash & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = index + 1;
    });
  }
}
