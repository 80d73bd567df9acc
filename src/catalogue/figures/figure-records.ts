import type { Composition } from '../../model/composition.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import type { VectorCodec } from '../schema/vectors.ts';
import { viewOf } from '../schema/view-of.ts';
import {
  AMOUNT_BYTES,
  assumptionOf,
  CODE_HEAD,
  checkOf,
  NUMBER_BYTES,
  PLACE_BYTES,
  RECORD_FLAGS,
  RECORD_HEAD,
  SHAPE_HEAD,
} from './figures-format.ts';
import { type Registered, shapeBytes, wholePlaces } from './shapes.ts';
import type { FigureCodecs } from './whole-figures.ts';

/** Longer than most records, so that one read is enough. */
const RECORD_BYTES = 4096;

/** Reads bytes of a file; fewer at its end. */
export type BytesAt = (from: number, length: number) => Buffer;

/** A record with the shape of its amounts; records of codes have none. Undefined if the bytes are damaged. */
export function recordAt(bytesAt: BytesAt, place: number, registered: Registered) {
  const from = place * PLACE_BYTES;
  const head = bytesAt(from, RECORD_BYTES);
  if (head.length < RECORD_HEAD.bytes) return undefined;
  if (isCode(head)) {
    const bytes = sound(bytesAt, from, head, CODE_HEAD.bytes + head.readUInt16LE(CODE_HEAD.id));
    return bytes && { bytes, shape: undefined };
  }
  const shape = shapeAt(bytesAt, head.readUInt32LE(RECORD_HEAD.shape), registered);
  if (shape === undefined) return undefined;
  const length =
    RECORD_HEAD.bytes +
    shape.readUInt16LE(SHAPE_HEAD.amounts) * AMOUNT_BYTES +
    head.readUInt16LE(RECORD_HEAD.foodId) +
    head.readUInt16LE(RECORD_HEAD.variantId);
  const bytes = sound(bytesAt, from, head, length);
  return bytes && { bytes, shape };
}

function shapeAt(bytesAt: BytesAt, place: number, registered: Registered): Buffer | undefined {
  const from = place * PLACE_BYTES;
  const head = bytesAt(from, RECORD_BYTES);
  if (head.length < SHAPE_HEAD.bytes) return undefined;
  const borrowed = head.readUInt16LE(SHAPE_HEAD.borrowed);
  return sound(bytesAt, from, head, shapeBytes(registered, borrowed));
}

/** Whether the shape at a place is undamaged and has an amount at each of these offsets. */
export function hasAll(
  bytesAt: BytesAt,
  place: number,
  registered: Registered,
  offsets: readonly number[],
): boolean {
  const shape = shapeAt(bytesAt, place, registered);
  return shape !== undefined && offsets.every((offset) => shape.readUInt16LE(offset) !== 0);
}

/** Reads bytes that begin with a checksum. */
function sound(bytesAt: BytesAt, from: number, first: Buffer, bytes: number): Buffer | undefined {
  const length = wholePlaces(bytes);
  const all =
    length <= first.length ? first.subarray(0, length) : bytesAt(from, length).subarray(0, length);
  if (all.length < length) return undefined;
  const view = viewOf(all);
  return view.getUint32(RECORD_HEAD.check, true) === checkOf(view, 0, length) ? all : undefined;
}

function isCode(record: Buffer): boolean {
  return (record.readUInt16LE(RECORD_HEAD.flags) & RECORD_FLAGS.isCode) !== 0;
}

/** Decodes the record of a code. */
export function codeOf(record: Buffer) {
  const change = record.readUInt16LE(CODE_HEAD.change);
  return {
    id: record.subarray(CODE_HEAD.bytes, CODE_HEAD.bytes + record.readUInt16LE(CODE_HEAD.id)),
    place: record.readUInt32LE(CODE_HEAD.place),
    assumed: change === 0 ? {} : { idAssumption: assumptionOf(change) },
  };
}

/** Decodes the composition in a record. */
export function foodOf(
  record: Buffer,
  shape: Buffer,
  { codecs, registered }: { readonly codecs: FigureCodecs; readonly registered: Registered },
): { readonly composition: Composition; readonly isStandard: boolean } {
  const view = viewOf(record);
  const flags = view.getUint16(RECORD_HEAD.flags, true);
  const amounts = shape.readUInt16LE(SHAPE_HEAD.amounts) * AMOUNT_BYTES;
  const foodId = RECORD_HEAD.bytes + amounts;
  const variantId = foodId + view.getUint16(RECORD_HEAD.foodId, true);
  const end = variantId + view.getUint16(RECORD_HEAD.variantId, true);
  const density = view.getFloat64(RECORD_HEAD.density, true);
  const vectorOf = ({ inFile }: VectorCodec, before: number) =>
    Float64Array.from(inFile, (position) => {
      if (position === undefined) return Number.NaN;
      const amount = shape.readUInt16LE(SHAPE_HEAD.bytes + (before + position) * NUMBER_BYTES);
      if (amount === 0) return Number.NaN;
      return view.getFloat64(RECORD_HEAD.bytes + (amount - 1) * AMOUNT_BYTES, true);
    });
  const borrowed = shape.readUInt16LE(SHAPE_HEAD.borrowed);
  const composition: Composition = {
    foodId: record.toString('utf8', foodId, variantId),
    variantId: record.toString('utf8', variantId, end),
    isSolid: (flags & RECORD_FLAGS.isSolid) !== 0,
    density: knownOrNull(density),
    nutrients: vectorOf(codecs.nutrients, 0),
    foodPatterns:
      (flags & RECORD_FLAGS.hasFoodPatterns) === 0
        ? null
        : vectorOf(codecs.foodPatterns, registered.nutrients),
    foodPatternsEstimated: (flags & RECORD_FLAGS.foodPatternsEstimated) !== 0,
    borrowed: codecs.nutrients.decodePositions(
      shape.subarray(shapeBytes(registered, 0), shapeBytes(registered, borrowed)),
    ),
  };
  return { composition, isStandard: (flags & RECORD_FLAGS.isStandard) !== 0 };
}
