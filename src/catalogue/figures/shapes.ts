import { PAIR_BYTES, POSITION_BYTES } from '../schema/vectors.ts';
import { checkOf, NUMBER_BYTES, PLACE_BYTES, SHAPE_HEAD } from './figures-format.ts';

/** How many nutrients and food patterns a catalogue has; positions are less than that. */
export interface Registered {
  readonly nutrients: number;
  readonly foodPatterns: number;
}

/** The positions in the catalogue of the amounts that a record has. */
interface RecordPositions {
  readonly nutrients: readonly number[];
  readonly foodPatterns: readonly number[];
  readonly borrowed: readonly number[];
}

/** Writes each shape of records once. */
export class Shapes {
  readonly #registered: Registered;
  readonly #places = new Map<string, number>();
  readonly #write: (shape: Buffer) => number;

  /** @param write writes a shape and returns its place */
  constructor(registered: Registered, write: (shape: Buffer) => number) {
    this.#registered = registered;
    this.#write = write;
  }

  /**
   * The place of a record's shape, which is written if it is new. The bytes are those of the catalogue: pairs of
   * position and amount, and positions of borrowed nutrients.
   */
  placeOf(nutrients: Buffer, foodPatterns: Buffer, borrowed: Buffer): number {
    let key = positionsKey(nutrients, PAIR_BYTES);
    if (foodPatterns.length + borrowed.length > 0) {
      key += `\uffff${positionsKey(foodPatterns, PAIR_BYTES)}\uffff${positionsKey(borrowed, POSITION_BYTES)}`;
    }
    let place = this.#places.get(key);
    if (place === undefined) {
      const positions = {
        nutrients: positionsIn(nutrients, PAIR_BYTES),
        foodPatterns: positionsIn(foodPatterns, PAIR_BYTES),
        borrowed: positionsIn(borrowed, POSITION_BYTES),
      };
      place = this.#write(shapeOf(positions, this.#registered));
      this.#places.set(key, place);
    }
    return place;
  }
}

/** The positions at the beginning of every `step` bytes, as a string. */
function positionsKey(bytes: Buffer, step: number): string {
  let key = '';
  for (let at = 0; at < bytes.length; at += step) {
    key += String.fromCharCode((bytes[at] as number) | ((bytes[at + 1] as number) << 8));
  }
  return key;
}

/** The positions at the beginning of every `step` bytes, as numbers. */
function positionsIn(bytes: Buffer, step: number): number[] {
  return [...positionsKey(bytes, step)].map((one) => one.charCodeAt(0));
}

function shapeOf(
  { nutrients, foodPatterns, borrowed }: RecordPositions,
  registered: Registered,
): Buffer {
  const shape = Buffer.alloc(wholePlaces(shapeBytes(registered, borrowed.length)));
  const numbers = new Uint16Array(registered.nutrients + registered.foodPatterns);
  let amounts = 0;
  for (const position of nutrients) numbers[position] = ++amounts;
  for (const position of foodPatterns) numbers[registered.nutrients + position] = ++amounts;
  let at: number = SHAPE_HEAD.bytes;
  for (const number of [...numbers, ...borrowed]) at = shape.writeUInt16LE(number, at);
  shape.writeUInt16LE(amounts, SHAPE_HEAD.amounts);
  shape.writeUInt16LE(borrowed.length, SHAPE_HEAD.borrowed);
  const view = new DataView(shape.buffer, shape.byteOffset, shape.length);
  shape.writeUInt32LE(checkOf(view, 0, shape.length), SHAPE_HEAD.check);
  return shape;
}

/** The size of a shape in bytes, given its number of borrowed nutrients. */
export function shapeBytes({ nutrients, foodPatterns }: Registered, borrowed: number): number {
  return SHAPE_HEAD.bytes + (nutrients + foodPatterns + borrowed) * NUMBER_BYTES;
}

/** Rounds a length up to a multiple of {@link PLACE_BYTES}. */
export function wholePlaces(length: number): number {
  return Math.ceil(length / PLACE_BYTES) * PLACE_BYTES;
}
