import { FlatParts } from '../foods/flat-parts.ts';
import type { FoodCache } from '../foods/food-cache.ts';
import type { ResolvedFood } from '../foods/resolved-food.ts';
import { ensureCapacity } from '../sums/ensure-capacity.ts';
import { WordKeys } from './word-keys.ts';

const decoder = new TextDecoder();

/** Unknown ids that are remembered: a file may have millions of them. */
const MAX_UNKNOWN_IDS = 20_000;

/** The variant that an id leads to. */
type AssumedFood = Pick<ResolvedFood, 'id' | 'idAssumption'>;

/**
 * Foods by the bytes of their ids, so that a row is resolved without a string. What a food adds to sums is laid out
 * flat: a food is a number, and its figures stand at that place.
 */
export class FoodIndex {
  /** g/ml; NaN for unknown. */
  densities = new Float64Array(64);
  /** Entries of each food that the fast path summed since the last `countIds`. */
  entries = new Float64Array(64);
  /** What a gram adds to sums. */
  readonly parts: FlatParts;
  /** Foods whose id is not a current one. */
  readonly #assumed: {
    readonly food: number;
    readonly id: string;
    readonly resolved: AssumedFood;
  }[] = [];
  readonly ids = new WordKeys();
  /** Ids that the catalogue does not have. */
  readonly #unknown = new WordKeys();
  #unknownIds = 0;
  readonly #foods: FoodCache;
  #amounts: ReturnType<FoodCache['amounts']> | undefined;

  constructor(foods: FoodCache) {
    this.#foods = foods;
    this.parts = new FlatParts(foods.layout);
  }

  /** The food of an id; -1 where the catalogue has none. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const food = this.ids.find(bytes, start, end);
    return food < 0 ? this.add(bytes, start, end) : food;
  }

  /** The same of an id that is not here yet. */
  add(bytes: Uint8Array, start: number, end: number): number {
    if (this.#unknownIds > 0 && this.#unknown.find(bytes, start, end) >= 0) return -1;
    this.#amounts ??= this.#foods.amounts();
    const amounts = this.#amounts(bytes, start, end);
    if (amounts === undefined) return this.#addResolved(bytes, start, end);
    const food = this.#place(bytes, start, end, amounts.density);
    this.parts.put(food, amounts);
    if (amounts.assumed !== undefined) {
      const id = decoder.decode(bytes.subarray(start, end));
      this.#assumed.push({ food, id, resolved: amounts.assumed });
    }
    return food;
  }

  /** Returns the ids that are not current with their entries, and resets the counts. */
  countIds(count: (food: AssumedFood, id: string, entries: number) => void): void {
    for (const { food, id, resolved } of this.#assumed) {
      const entries = this.entries[food] as number;
      if (entries > 0) count(resolved, id, entries);
    }
    this.entries.fill(0);
  }

  #addResolved(bytes: Uint8Array, start: number, end: number): number {
    const id = decoder.decode(bytes.subarray(start, end));
    const resolved = this.#foods.resolve(id);
    if (resolved === undefined) {
      if (this.#unknownIds < MAX_UNKNOWN_IDS) {
        this.#unknown.add(bytes, start, end);
        this.#unknownIds += 1;
      }
      return -1;
    }
    const food = this.#place(bytes, start, end, resolved.density);
    this.parts.putPrepared(food, resolved);
    if (resolved.idAssumption !== undefined) this.#assumed.push({ food, id, resolved });
    return food;
  }

  #place(bytes: Uint8Array, start: number, end: number, density: number | null): number {
    const food = this.ids.add(bytes, start, end);
    this.densities = ensureCapacity(this.densities, food + 1);
    this.entries = ensureCapacity(this.entries, food + 1);
    this.densities[food] = density ?? Number.NaN;
    return food;
  }
}
