import { PAIR_BYTES, POSITION_BYTES } from '../schema/vectors.ts';
import { checkOf, NUMBER_BYTES, PLACE_BYTES, SHAPE_HEAD } from './figures-format.ts';

/** How many nutrients and food patterns a catalogue names: positions are below. */
export interface Registered {
  readonly nutrients: number;
  readonly foodPatterns: number;
}

/** Positions in the file, of what a record has. */
interface RecordPositions {
  readonly nutrients: readonly number[];
  readonly foodPatterns: readonly number[];
  readonly borrowed: readonly number[];
}

/** Collects the shapes of records, each once. */
export class Shapes {
  readonly #registered: Registered;
  readonly #places = new Map<string, number>();
  readonly #write: (shape: Buffer) => number;

  /** @param write writes a shape, and says at which place */
  constructor(registered: Registered, write: (shape: Buffer) => number) {
    this.#registered = registered;
    this.#write = write;
  }

  /** The place of the shape of a record, from the bytes of the catalogue: pairs, pairs and positions. */
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

/** The positions that stand at the beginning of every so many bytes, as a text. */
function positionsKey(bytes: Buffer, step: number): string {
  let key = '';
  for (let at = 0; at < bytes.length; at += step) {
    key += String.fromCharCode((bytes[at] as number) | ((bytes[at + 1] as number) << 8));
  }
  return key;
}

/** The same as numbers. */
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

/** Bytes of a shape with so many borrowed nutrients. */
export function shapeBytes({ nutrients, foodPatterns }: Registered, borrowed: number): number {
  return SHAPE_HEAD.bytes + (nutrients + foodPatterns + borrowed) * NUMBER_BYTES;
}

/** What begins at places takes so many bytes. */
export function wholePlaces(length: number): number {
  return Math.ceil(length / PLACE_BYTES) * PLACE_BYTES;
}
