import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import type { VectorCodec } from '../schema/vectors.ts';
import type { Amounts, FindAmounts, NeededAmounts } from './amount-finder.ts';
import {
  AMOUNT_BYTES,
  assumptionOf,
  CODE_HEAD,
  hashOfId,
  NUMBER_BYTES,
  PLACE_BYTES,
  RECORD_FLAGS,
  RECORD_HEAD,
  SHAPE_HEAD,
  SLOT_BYTES,
} from './figures-format.ts';
import { type Registered, shapeBytes } from './shapes.ts';

/** How the catalogue stores amounts. */
export interface FigureCodecs {
  readonly nutrients: VectorCodec;
  readonly foodPatterns: VectorCodec;
}

/** Where the hash table of a file of figures is, and how many amounts its catalogue has. */
interface FiguresTable {
  /** A power of two. */
  readonly slots: number;
  readonly slotsAt: number;
  readonly registered: Registered;
}

/** The needed amounts of a vector: their offsets in a shape, and their positions in the result. */
interface NeededPlaces {
  readonly offsets: readonly number[];
  readonly positions: readonly number[];
}

/**
 * Verified figures that are in memory as a whole. They are found by the bytes of an id, without an object for each
 * food. The loops are plain, since they run once for each of thousands of foods, before V8 has compiled them.
 */
export class WholeFigures {
  readonly #bytes: Buffer;
  readonly #view: DataView;
  readonly #table: FiguresTable;
  readonly #codecs: FigureCodecs;
  readonly #hasEstimates: boolean;
  readonly #neededNutrients: NeededPlaces;
  readonly #neededPatterns: NeededPlaces;
  readonly #nutrients = new Float64Array(NUTRIENTS.length).fill(Number.NaN);
  readonly #foodPatterns = new Float64Array(FOOD_PATTERNS.length).fill(Number.NaN);
  readonly #amounts: { -readonly [Key in keyof Amounts]: Amounts[Key] } = {
    isSolid: false,
    density: null,
    nutrients: this.#nutrients,
    foodPatterns: null,
    foodPatternsEstimated: false,
    borrowed: NOTHING_BORROWED,
    assumed: undefined,
  };

  constructor(bytes: Buffer, table: FiguresTable, codecs: FigureCodecs, needed: NeededAmounts) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#table = table;
    this.#codecs = codecs;
    this.#hasEstimates = needed.hasEstimates;
    const { registered } = table;
    const nutrients = offsetsOf(needed.nutrients, codecs.nutrients, 0);
    const foodPatterns = offsetsOf(needed.foodPatterns, codecs.foodPatterns, registered.nutrients);
    this.#neededNutrients = placesOf(needed.nutrients, nutrients);
    this.#neededPatterns = placesOf(needed.foodPatterns, foodPatterns);
  }

  readonly find: FindAmounts = (bytes, start, end) => {
    const view = this.#view;
    const { slots, slotsAt } = this.#table;
    const hash = hashOfId(bytes, start, end);
    let found = 0;
    for (let probe = 0; probe < slots; probe++) {
      const slot = slotsAt + ((hash + probe) & (slots - 1)) * SLOT_BYTES;
      const at = view.getUint32(slot + 4, true) * PLACE_BYTES;
      if (at === 0) break;
      if (view.getUint32(slot, true) !== hash) continue;
      const flags = view.getUint16(at + RECORD_HEAD.flags, true);
      if ((flags & RECORD_FLAGS.isCode) !== 0) {
        const id = at + CODE_HEAD.bytes;
        if (!this.#isId(id, view.getUint16(at + CODE_HEAD.id, true), bytes, start, end)) continue;
        return this.#decodeCode(at);
      }
      const shape = view.getUint32(at + RECORD_HEAD.shape, true) * PLACE_BYTES;
      const amounts = view.getUint16(shape + SHAPE_HEAD.amounts, true) * AMOUNT_BYTES;
      const foodId = at + RECORD_HEAD.bytes + amounts;
      const length = view.getUint16(at + RECORD_HEAD.foodId, true);
      // The id of a food takes precedence over that of a variant, as in the catalogue.
      if ((flags & RECORD_FLAGS.isStandard) !== 0) {
        if (this.#isId(foodId, length, bytes, start, end)) return this.#decode(at);
      }
      const variantLength = view.getUint16(at + RECORD_HEAD.variantId, true);
      if (this.#isId(foodId + length, variantLength, bytes, start, end)) found = at;
    }
    return found === 0 ? undefined : this.#decode(found);
  };

  #isId(at: number, length: number, id: Uint8Array, start: number, end: number): boolean {
    if (length !== end - start) return false;
    const shift = at - start;
    for (let from = start; from < end; from++) {
      if (this.#bytes[from + shift] !== id[from]) return false;
    }
    return true;
  }

  #decodeCode(code: number): Amounts {
    const view = this.#view;
    const change = view.getUint16(code + CODE_HEAD.change, true);
    const record = view.getUint32(code + CODE_HEAD.place, true) * PLACE_BYTES;
    this.#decode(record);
    if (change !== 0) {
      const id = this.#variantIdOf(record);
      this.#amounts.assumed = { id, idAssumption: assumptionOf(change) };
    }
    return this.#amounts;
  }

  #variantIdOf(record: number): string {
    const view = this.#view;
    const shape = view.getUint32(record + RECORD_HEAD.shape, true) * PLACE_BYTES;
    const amounts = view.getUint16(shape + SHAPE_HEAD.amounts, true) * AMOUNT_BYTES;
    const foodIdLength = view.getUint16(record + RECORD_HEAD.foodId, true);
    const from = record + RECORD_HEAD.bytes + amounts + foodIdLength;
    const end = from + view.getUint16(record + RECORD_HEAD.variantId, true);
    return this.#bytes.toString('utf8', from, end);
  }

  #decode(record: number): Amounts {
    const view = this.#view;
    const amounts = this.#amounts;
    const shape = view.getUint32(record + RECORD_HEAD.shape, true) * PLACE_BYTES;
    const flags = view.getUint16(record + RECORD_HEAD.flags, true);
    const density = view.getFloat64(record + RECORD_HEAD.density, true);
    amounts.assumed = undefined;
    amounts.isSolid = (flags & RECORD_FLAGS.isSolid) !== 0;
    amounts.density = knownOrNull(density);
    this.#read(this.#nutrients, record, shape, this.#neededNutrients);
    if ((flags & RECORD_FLAGS.hasFoodPatterns) === 0) amounts.foodPatterns = null;
    else {
      this.#read(this.#foodPatterns, record, shape, this.#neededPatterns);
      amounts.foodPatterns = this.#foodPatterns;
    }
    amounts.foodPatternsEstimated = (flags & RECORD_FLAGS.foodPatternsEstimated) !== 0;
    if (this.#hasEstimates) amounts.borrowed = this.#borrowed(shape);
    return amounts;
  }

  #read(
    vector: Float64Array,
    record: number,
    shape: number,
    { offsets, positions }: NeededPlaces,
  ): void {
    const view = this.#view;
    // Amounts count from 1.
    const before = record + RECORD_HEAD.bytes - AMOUNT_BYTES;
    for (let index = 0; index < offsets.length; index++) {
      const amount = view.getUint16(shape + (offsets[index] as number), true);
      vector[positions[index] as number] =
        amount === 0 ? Number.NaN : view.getFloat64(before + amount * AMOUNT_BYTES, true);
    }
  }

  #borrowed(shape: number): readonly number[] {
    const count = this.#view.getUint16(shape + SHAPE_HEAD.borrowed, true);
    if (count === 0) return NOTHING_BORROWED;
    const { registered } = this.#table;
    const from = shape + shapeBytes(registered, 0);
    const end = shape + shapeBytes(registered, count);
    return this.#codecs.nutrients.decodePositions(this.#bytes.subarray(from, end));
  }
}

const NOTHING_BORROWED: readonly number[] = [];

/**
 * The offsets in a shape for amounts at some positions; undefined for amounts that the catalogue does not have.
 *
 * @param before how many numbers of a shape precede those of the vector
 */
export function offsetsOf(
  positions: readonly number[],
  { inFile }: VectorCodec,
  before: number,
): (number | undefined)[] {
  return positions.map((position) => {
    const place = inFile[position];
    return place === undefined ? undefined : SHAPE_HEAD.bytes + (before + place) * NUMBER_BYTES;
  });
}

/** Keeps only the positions that the catalogue has. */
function placesOf(
  positions: readonly number[],
  offsets: readonly (number | undefined)[],
): NeededPlaces {
  const there = positions.flatMap((position, index) => {
    const offset = offsets[index];
    return offset === undefined ? [] : [{ position, offset }];
  });
  return {
    positions: there.map(({ position }) => position),
    offsets: there.map(({ offset }) => offset),
  };
}
