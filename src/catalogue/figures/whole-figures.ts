import type { Composition } from '../../model/composition.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import type { VectorCodec } from '../schema/vectors.ts';
import {
  checkOf,
  hashOfId,
  PLACE_BYTES,
  RECORD_FLAGS,
  RECORD_HEAD,
  SLOT_BYTES,
} from './figures-format.ts';

/** How amounts are stored, which the catalogue says. */
export interface FigureCodecs {
  readonly nutrients: VectorCodec;
  readonly foodPatterns: VectorCodec;
}

/** Where the hash table of a file of figures is. */
export interface FiguresTable {
  /** A power of two. */
  readonly slots: number;
  readonly slotsAt: number;
  readonly length: number;
}

/** A composition without its ids; the object is used again for the next food. */
export type Amounts = { -readonly [Key in Exclude<keyof Composition, IdKey>]: Composition[Key] };
type IdKey = 'foodId' | 'variantId';

/** Figures that are in memory as a whole: they are found by the bytes of an id, without an object for each food. */
export class WholeFigures {
  readonly #bytes: Buffer;
  readonly #view: DataView;
  readonly #table: FiguresTable;
  readonly #codecs: FigureCodecs;
  readonly #nutrients = new Float64Array(NUTRIENTS.length);
  readonly #foodPatterns = new Float64Array(FOOD_PATTERNS.length);
  readonly #amounts: Amounts = {
    isSolid: false,
    density: null,
    nutrients: this.#nutrients,
    foodPatterns: null,
    foodPatternsEstimated: false,
    borrowed: [],
  };

  constructor(bytes: Buffer, table: FiguresTable, codecs: FigureCodecs) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#table = table;
    this.#codecs = codecs;
  }

  /**
   * The amounts of a food or variant; they hold until the next call.
   *
   * @param bytes UTF-8
   * @returns undefined for ids that are not in the file, and for a damaged record
   */
  find(bytes: Uint8Array, start: number, end: number): Amounts | undefined {
    const view = this.#view;
    const { slots, slotsAt } = this.#table;
    const hash = hashOfId(bytes, start, end);
    let ofVariant = 0;
    for (let probe = 0; probe < slots; probe++) {
      const slot = slotsAt + ((hash + probe) & (slots - 1)) * SLOT_BYTES;
      const at = view.getUint32(slot + 4, true) * PLACE_BYTES;
      if (at === 0) break;
      if (view.getUint32(slot, true) !== hash) continue;
      if (!this.#isSound(at)) return undefined;
      const foodId = at + RECORD_HEAD.bytes;
      const variantId = foodId + view.getUint16(at + RECORD_HEAD.foodId, true);
      const nutrients = variantId + view.getUint16(at + RECORD_HEAD.variantId, true);
      const isStandard =
        (view.getUint16(at + RECORD_HEAD.flags, true) & RECORD_FLAGS.isStandard) !== 0;
      // The id of a food comes before that of a variant, as in the catalogue.
      if (isStandard && this.#isId(foodId, variantId, bytes, start, end)) return this.#decode(at);
      if (this.#isId(variantId, nutrients, bytes, start, end)) ofVariant = at;
    }
    return ofVariant === 0 ? undefined : this.#decode(ofVariant);
  }

  /** Whether a record is as it was written. */
  #isSound(at: number): boolean {
    const view = this.#view;
    if (at + RECORD_HEAD.bytes > view.byteLength) return false;
    let length: number = RECORD_HEAD.bytes;
    for (let field: number = RECORD_HEAD.foodId; field < RECORD_HEAD.density; field += 2) {
      length += view.getUint16(at + field, true);
    }
    const end = at + Math.ceil(length / PLACE_BYTES) * PLACE_BYTES;
    if (end > view.byteLength) return false;
    return view.getUint32(at + RECORD_HEAD.check, true) === checkOf(view, at, end);
  }

  #isId(from: number, to: number, id: Uint8Array, start: number, end: number): boolean {
    if (to - from !== end - start) return false;
    const shift = from - start;
    for (let at = start; at < end; at++) if (this.#bytes[at + shift] !== id[at]) return false;
    return true;
  }

  #decode(record: number): Amounts {
    const view = this.#view;
    const amounts = this.#amounts;
    const flags = view.getUint16(record + RECORD_HEAD.flags, true);
    const lengthOf = RECORD_HEAD.nutrients + record;
    const nutrients =
      record +
      RECORD_HEAD.bytes +
      view.getUint16(record + RECORD_HEAD.foodId, true) +
      view.getUint16(record + RECORD_HEAD.variantId, true);
    const foodPatterns = nutrients + view.getUint16(lengthOf, true);
    const borrowed = foodPatterns + view.getUint16(record + RECORD_HEAD.foodPatterns, true);
    const end = borrowed + view.getUint16(record + RECORD_HEAD.borrowed, true);
    const density = view.getFloat64(record + RECORD_HEAD.density, true);
    const { nutrients: codec, foodPatterns: patternCodec } = this.#codecs;
    amounts.isSolid = (flags & RECORD_FLAGS.isSolid) !== 0;
    amounts.density = Number.isNaN(density) ? null : density;
    codec.decodeInto(this.#nutrients, view, nutrients, foodPatterns);
    if ((flags & RECORD_FLAGS.hasFoodPatterns) === 0) amounts.foodPatterns = null;
    else {
      patternCodec.decodeInto(this.#foodPatterns, view, foodPatterns, borrowed);
      amounts.foodPatterns = this.#foodPatterns;
    }
    amounts.foodPatternsEstimated = (flags & RECORD_FLAGS.foodPatternsEstimated) !== 0;
    amounts.borrowed =
      borrowed === end
        ? NOTHING_BORROWED
        : codec.decodePositions(this.#bytes.subarray(borrowed, end));
    return amounts;
  }
}

const NOTHING_BORROWED: readonly number[] = [];
