import { hashPair } from '../../../text/words/hash-pair.ts';

/** What determines the order of a food and its near-duplicates. */
export interface OrderedFood {
  /** Its row number in the catalogue. */
  readonly food: number;
  readonly isBranded: boolean;
  readonly weight: number;
  /** The length of its name in characters. */
  readonly length: number;
  /** The key that near-duplicates share. */
  readonly key: string;
}

/** Foods in the order of the index, and the leader of each: foods of one hit share it. */
export interface OrderedHits {
  readonly foods: Uint32Array;
  readonly leaders: Uint32Array;
}

/** The codes of types; 0 marks a food that was not added. */
const TYPES = { other: 1, branded: 2 } as const;

/**
 * Orders foods by how commonly they are eaten, products after others, and puts near-duplicates after the first of
 * them. This takes about 55 bytes per food. Keys are compared by 64 bits of a hash: among four million foods, two
 * different keys have the same hash with a probability of 1 in 2 million.
 */
export class HitOrder {
  readonly #lengths: Uint32Array;
  readonly #types: Uint8Array;
  readonly #weights: Uint32Array;
  readonly #hashes: Uint32Array;
  /** Indices of distinct weights: foods have only few different ones. */
  readonly #numberOfWeight = new Map<number, number>();

  /** @param foods the greatest row number of a food */
  constructor(foods: number) {
    this.#lengths = new Uint32Array(foods + 1);
    this.#types = new Uint8Array(foods + 1);
    this.#weights = new Uint32Array(foods + 1);
    this.#hashes = new Uint32Array(2 * (foods + 1));
  }

  add({ food, isBranded, weight, length, key }: OrderedFood): void {
    const numbers = this.#numberOfWeight;
    let number = numbers.get(weight);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(weight, number);
    }
    this.#types[food] = isBranded ? TYPES.branded : TYPES.other;
    this.#weights[food] = number;
    this.#lengths[food] = length;
    this.#hashes.set(hashPair(key), 2 * food);
  }

  /**
   * The foods that were added, in their order. Nothing can be added afterwards.
   *
   * @param byId the row numbers of all foods in the order of their ids, which breaks ties
   */
  finish(byId: Iterable<number>): OrderedHits {
    let order = this.#added(byId);
    // Each sort is stable, so that the most important key comes last.
    order = sortedBy(order, this.#lengths);
    this.#rankWeights();
    order = sortedBy(order, this.#weights);
    order = sortedBy(order, this.#types);
    const leaders = this.#leadersOf(order);
    const places = sortedBy(
      order.map((_, place) => place),
      leaders,
    );
    return {
      foods: places.map((place) => order[place] as number),
      leaders: places.map((place) => leaders[place] as number),
    };
  }

  /** The foods of a list that were added. */
  #added(foods: Iterable<number>): Uint32Array {
    const added = new Uint32Array(this.#types.length);
    let count = 0;
    for (const food of foods) if (this.#types[food] !== 0) added[count++] = food;
    return added.subarray(0, count);
  }

  /** Replaces the index of each weight by its rank, the greatest weight first. */
  #rankWeights(): void {
    const ranks = new Uint32Array(this.#numberOfWeight.size);
    const descending = [...this.#numberOfWeight].sort(([a], [b]) => b - a);
    for (const [rank, [, number]] of descending.entries()) ranks[number] = rank;
    const weights = this.#weights;
    for (let food = 0; food < weights.length; food++) {
      weights[food] = ranks[weights[food] as number] as number;
    }
  }

  /** For each place in an order, the place of the first food with the same key. */
  #leadersOf(order: Uint32Array): Uint32Array {
    const hashes = this.#hashes;
    let slots = 2;
    while (slots < 2 * order.length) slots *= 2;
    // Places count from 1, since 0 marks a free slot.
    const table = new Uint32Array(slots);
    return order.map((food, place) => {
      const [low, high] = [hashes[2 * food] as number, hashes[2 * food + 1] as number];
      let slot = low & (slots - 1);
      for (let one = table[slot] as number; one !== 0; one = table[slot] as number) {
        const other = order[one - 1] as number;
        if (hashes[2 * other] === low && hashes[2 * other + 1] === high) return one - 1;
        slot = (slot + 1) & (slots - 1);
      }
      table[slot] = place + 1;
      return place;
    });
  }
}

/** Sorts indices by the numbers at them with a stable counting sort. */
function sortedBy(indices: Uint32Array, numbers: Uint32Array | Uint8Array): Uint32Array {
  let greatest = 0;
  for (const index of indices) greatest = Math.max(greatest, numbers[index] as number);
  const starts = new Uint32Array(greatest + 2);
  for (const index of indices) {
    const next = (numbers[index] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let number = 1; number < starts.length; number++) {
    starts[number] = (starts[number] as number) + (starts[number - 1] as number);
  }
  const sorted = new Uint32Array(indices.length);
  for (const index of indices) {
    const number = numbers[index] as number;
    const place = starts[number] as number;
    sorted[place] = index;
    starts[number] = place + 1;
  }
  return sorted;
}
