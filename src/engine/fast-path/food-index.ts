import type { ResolvedFood } from '../foods/resolved-food.ts';
import { ensureCapacity } from '../sums/ensure-capacity.ts';
import { WordKeys } from './word-keys.ts';

const decoder = new TextDecoder();

/**
 * Foods by the bytes of their ids, so that a row is resolved without a string. What a food adds to sums is laid out
 * flat: a food is a number, and its figures stand at that place.
 */
export class FoodIndex {
  /** g/ml; NaN for unknown. */
  densities = new Float64Array(64);
  /** Grams that can be added in one step. */
  maxGrams = new Float64Array(64);
  /** Where the slots of a food begin, and those of the next. */
  slotStarts = new Int32Array(65);
  slots = new Uint16Array(1024);
  partsPerGram = new Float64Array(1024);
  /** Entries of each food that the fast path summed since the last `countIds`. */
  entries = new Float64Array(64);
  /** Foods whose id is not a current one. */
  readonly #assumed: {
    readonly food: number;
    readonly id: string;
    readonly resolved: ResolvedFood;
  }[] = [];
  readonly ids = new WordKeys();
  readonly #resolve: (foodId: string) => ResolvedFood | undefined;

  constructor(resolve: (foodId: string) => ResolvedFood | undefined) {
    this.#resolve = resolve;
  }

  /** The food of an id; -1 where the catalogue has none. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const food = this.ids.find(bytes, start, end);
    return food < 0 ? this.#add(bytes, start, end) : food;
  }

  /** Returns the ids that are not current with their entries, and resets the counts. */
  countIds(count: (food: ResolvedFood, id: string, entries: number) => void): void {
    for (const { food, id, resolved } of this.#assumed) {
      const entries = this.entries[food] as number;
      if (entries > 0) count(resolved, id, entries);
    }
    this.entries.fill(0);
  }

  #add(bytes: Uint8Array, start: number, end: number): number {
    const id = decoder.decode(bytes.subarray(start, end));
    const resolved = this.#resolve(id);
    if (resolved === undefined) return -1;
    const food = this.ids.add(bytes, start, end);
    const slotStart = this.slotStarts[food] as number;
    const { slots, partsPerGram, maxGrams, density } = resolved;
    this.#reserve(food + 1, slotStart + slots.length);
    this.slots.set(slots, slotStart);
    this.partsPerGram.set(partsPerGram, slotStart);
    this.slotStarts[food + 1] = slotStart + slots.length;
    this.maxGrams[food] = maxGrams;
    this.densities[food] = density ?? Number.NaN;
    if (resolved.idAssumption !== undefined) this.#assumed.push({ food, id, resolved });
    return food;
  }

  #reserve(foods: number, slots: number): void {
    this.maxGrams = ensureCapacity(this.maxGrams, foods);
    this.densities = ensureCapacity(this.densities, foods);
    this.entries = ensureCapacity(this.entries, foods);
    this.slotStarts = ensureCapacity(this.slotStarts, foods + 1);
    this.slots = ensureCapacity(this.slots, slots);
    this.partsPerGram = ensureCapacity(this.partsPerGram, slots);
  }
}
