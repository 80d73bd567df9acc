import type { CurrentId } from '../reading/other-id-finder.ts';
import { PAIR_BYTES, POSITION_BYTES } from '../schema/vectors.ts';
import {
  AMOUNT_BYTES,
  CODE_HEAD,
  checkOf,
  numberOfChange,
  RECORD_FLAGS,
  RECORD_HEAD,
} from './figures-format.ts';
import { FiguresOutput, type FiguresTarget } from './figures-output.ts';
import { type Registered, Shapes, wholePlaces } from './shapes.ts';

/** The columns of a variant that figures need, as the catalogue stores them. */
export type VariantRow = readonly [
  foodId: string,
  id: string,
  isSolid: number,
  density: number | null,
  nutrients: Buffer,
  foodPatterns: Buffer | null,
  foodPatternsEstimated: number,
  borrowed: Buffer | null,
  isStandard: number,
];

/**
 * The greatest length, since lengths have 16 bits. A variant that exceeds it gets no record and is read from the
 * catalogue.
 */
const MAX_LENGTH = 0xffff;

/** Writes a section of the figures, see `figures-format.ts`. */
export class FiguresSection {
  readonly #out: FiguresOutput;
  readonly #shapes: Shapes;
  readonly #places: number[] = [];

  constructor(target: FiguresTarget, registered: Registered) {
    this.#out = new FiguresOutput(target);
    this.#shapes = new Shapes(registered, (shape) => this.#out.append(shape));
  }

  /** Writes a shape before any record has it. The bytes are those of {@link Shapes.placeOf}. */
  addShape(nutrients: Buffer, foodPatterns: Buffer): void {
    this.#shapes.placeOf(nutrients, foodPatterns, EMPTY);
  }

  /** Writes the record of a variant and returns its number; undefined if the variant exceeds {@link MAX_LENGTH}. */
  add(row: VariantRow): number | undefined {
    const [foodId, id, isSolid, density, nutrients, patterns, isEstimated, borrowed] = row;
    const foodPatterns = patterns ?? EMPTY;
    const idBytes = Buffer.byteLength(id);
    const foodIdBytes = Buffer.byteLength(foodId);
    if (idBytes > MAX_LENGTH || foodIdBytes > MAX_LENGTH) return undefined;
    const out = this.#out;
    const shape = this.#shapes.placeOf(nutrients, foodPatterns, borrowed ?? EMPTY);
    const amounts = (nutrients.length + foodPatterns.length) / PAIR_BYTES;
    const used = RECORD_HEAD.bytes + amounts * AMOUNT_BYTES + foodIdBytes + idBytes;
    const length = wholePlaces(used);
    const start = out.reserve(length);
    const { piece, view } = out;
    piece.fill(0, start, start + length);
    const flags =
      isSolid * RECORD_FLAGS.isSolid +
      Number(patterns !== null) * RECORD_FLAGS.hasFoodPatterns +
      isEstimated * RECORD_FLAGS.foodPatternsEstimated +
      Number(isStandardVariant(row)) * RECORD_FLAGS.isStandard;
    view.setUint16(start + RECORD_HEAD.flags, flags, true);
    view.setUint16(start + RECORD_HEAD.foodId, foodIdBytes, true);
    view.setUint16(start + RECORD_HEAD.variantId, idBytes, true);
    view.setUint32(start + RECORD_HEAD.shape, shape, true);
    view.setFloat64(start + RECORD_HEAD.density, density ?? Number.NaN, true);
    let at = start + RECORD_HEAD.bytes;
    for (const pairs of [nutrients, foodPatterns]) {
      for (let pair = 0; pair < pairs.length; pair += PAIR_BYTES) {
        for (let byte = pair + POSITION_BYTES; byte < pair + PAIR_BYTES; byte++) {
          piece[at++] = pairs[byte] as number;
        }
      }
    }
    piece.write(foodId, at);
    piece.write(id, at + foodIdBytes);
    view.setUint32(start + RECORD_HEAD.check, checkOf(view, start, start + length), true);
    const place = out.placeOf(start);
    out.note(at + foodIdBytes, at + foodIdBytes + idBytes, place);
    if (isStandardVariant(row)) out.note(at, at + foodIdBytes, place);
    return this.#places.push(place) - 1;
  }

  /**
   * Writes the record of a code or earlier id; false if it exceeds {@link MAX_LENGTH}.
   *
   * @param record the number of the food's record
   */
  addCode(id: string, { change }: CurrentId, record: number): boolean {
    const idBytes = Buffer.byteLength(id);
    if (idBytes > MAX_LENGTH) return false;
    const out = this.#out;
    const length = wholePlaces(CODE_HEAD.bytes + idBytes);
    const start = out.reserve(length);
    const { piece, view } = out;
    piece.fill(0, start, start + length);
    view.setUint16(start + CODE_HEAD.flags, RECORD_FLAGS.isCode, true);
    view.setUint16(start + CODE_HEAD.id, idBytes, true);
    view.setUint16(start + CODE_HEAD.change, numberOfChange(change), true);
    view.setUint32(start + CODE_HEAD.place, this.#places[record] as number, true);
    const at = start + CODE_HEAD.bytes;
    piece.write(id, at);
    view.setUint32(start + CODE_HEAD.check, checkOf(view, start, start + length), true);
    out.note(at, at + idBytes, out.placeOf(start));
    return true;
  }

  /** Writes the hash table and the header, and returns the length of the section in bytes. */
  end(stamp: Buffer, registered: Registered, isComplete: boolean): number {
    return this.#out.end(stamp, registered, isComplete);
  }
}

/** Whether an id of the food alone means this variant. */
export function isStandardVariant(row: VariantRow): boolean {
  return row[8] === 1;
}

const EMPTY = Buffer.alloc(0);
