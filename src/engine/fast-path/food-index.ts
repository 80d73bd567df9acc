import type { ResolvedFood } from '../foods/resolved-food.ts';
import { ensureCapacity } from '../sums/ensure-capacity.ts';
import { hashOf } from '../sums/groups.ts';

const decoder = new TextDecoder();

/**
 * Foods by the bytes of their ids, so that a row of a file is resolved without a string, with what they add to sums
 * laid out flat: a food is a number, and what is known of it stands at that place.
 */
export class FoodIndex {
  #length = 0;
  /** g/ml; NaN where unknown. */
  densities = new Float64Array(FIRST_FOODS);
  /** Grams that can be added in one step. */
  maxGrams = new Float64Array(FIRST_FOODS);
  /** Where the slots of a food begin, and those of the next. */
  slotStarts = new Int32Array(FIRST_FOODS + 1);
  slots = new Uint16Array(FIRST_FOODS);
  partsPerGram = new Float64Array(FIRST_FOODS);
  readonly #lookUp: (foodId: string) => ResolvedFood | undefined;
  #ids = new Uint8Array(FIRST_FOODS);
  #idStarts = new Int32Array(FIRST_FOODS + 1);
  #hashes = new Int32Array(FIRST_FOODS);
  /** Foods by hash, from 1; 0 where there is none. */
  #places = new Int32Array(2 * FIRST_FOODS);

  constructor(lookUp: (foodId: string) => ResolvedFood | undefined) {
    this.#lookUp = lookUp;
  }

  /** The food of an id; -1 where the catalogue has none. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const mask = this.#places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const food = (this.#places[place] as number) - 1;
      if (food < 0) return this.#add(place, hash, bytes.subarray(start, end));
      if (this.#hashes[food] === hash && this.#isId(food, bytes, start, end)) return food;
    }
  }

  #isId(food: number, bytes: Uint8Array, start: number, end: number): boolean {
    let from = this.#idStarts[food] as number;
    if ((this.#idStarts[food + 1] as number) - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (this.#ids[from++] !== bytes[at]) return false;
    }
    return true;
  }

  #add(place: number, hash: number, id: Uint8Array): number {
    const eaten = this.#lookUp(decoder.decode(id));
    if (eaten === undefined) return -1;
    const food = this.#length++;
    const idStart = this.#idStarts[food] as number;
    const slotStart = this.slotStarts[food] as number;
    const { slots, partsPerGram, maxGrams, density } = eaten;
    this.#reserve(food + 1, idStart + id.length, slotStart + slots.length);
    this.#ids.set(id, idStart);
    this.#idStarts[food + 1] = idStart + id.length;
    this.slots.set(slots, slotStart);
    this.partsPerGram.set(partsPerGram, slotStart);
    this.slotStarts[food + 1] = slotStart + slots.length;
    this.maxGrams[food] = maxGrams;
    this.densities[food] = density ?? Number.NaN;
    this.#hashes[food] = hash;
    this.#places[place] = food + 1;
    if (2 * this.#length > this.#places.length) this.#rehash();
    return food;
  }

  #reserve(foods: number, idBytes: number, slots: number): void {
    this.maxGrams = ensureCapacity(this.maxGrams, foods);
    this.densities = ensureCapacity(this.densities, foods);
    this.slotStarts = ensureCapacity(this.slotStarts, foods + 1);
    this.slots = ensureCapacity(this.slots, slots);
    this.partsPerGram = ensureCapacity(this.partsPerGram, slots);
    this.#ids = ensureCapacity(this.#ids, idBytes);
    this.#idStarts = ensureCapacity(this.#idStarts, foods + 1);
    this.#hashes = ensureCapacity(this.#hashes, foods);
  }

  #rehash(): void {
    this.#places = new Int32Array(2 * this.#places.length);
    const mask = this.#places.length - 1;
    for (let food = 0; food < this.#length; food++) {
      let place = (this.#hashes[food] as number) & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = food + 1;
    }
  }
}

const FIRST_FOODS = 1024;
