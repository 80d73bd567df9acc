import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import type { Composition, FoundComposition } from '../../model/composition.ts';
import type { VectorCodec } from '../schema/vectors.ts';
import type { AmountFinder, NeededAmounts } from './amount-finder.ts';
import {
  AMOUNT_BYTES,
  assumptionOf,
  CODE_HEAD,
  checkOf,
  DIGEST_BYTES,
  FIGURES_HEADER,
  FIGURES_MAGIC,
  figuresFileOf,
  hashOfId,
  NUMBER_BYTES,
  PLACE_BYTES,
  RECORD_FLAGS,
  RECORD_HEAD,
  SHAPE_HEAD,
  SLOT_BYTES,
  STAMP_AT,
  stampOf,
} from './figures-format.ts';
import { type Registered, shapeBytes, wholePlaces } from './shapes.ts';
import { type FigureCodecs, WholeFigures } from './whole-figures.ts';

/** An open file of figures. */
interface FiguresReader {
  /** What sums need of a food or variant; undefined for ids that are not in the file. */
  readonly find: (id: string) => FoundComposition | undefined;
  /** Whether the file is known to be sound, and to have all ids and codes of the catalogue, as they stand. */
  readonly isComplete: () => boolean;
  /** Finds the amounts that are needed. */
  readonly amountsOf: (needed: NeededAmounts) => AmountFinder;
  readonly close: () => void;
}

/** Larger files are not read as a whole, but record by record. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

/** The whole file is read when one food for each so many bytes was read: reading all takes as long by then. */
const BYTES_PER_SINGLE_READ = 1024 * 1024;

/** Longer than most records, so that one is read at once. */
const RECORD_BYTES = 4096;

/**
 * Opens the figures of a catalogue.
 *
 * @param catalogue its file
 * @param fingerprint SHA-256 of its content, hexadecimal
 * @returns undefined where there are none, or those of another catalogue, or damaged ones: the catalogue has the same
 */
export function openFigures(
  catalogue: string,
  fingerprint: string,
  codecs: FigureCodecs,
): FiguresReader | undefined {
  let source: Source | undefined;
  let reader: FiguresReader | undefined;
  try {
    const place = realpathSync(catalogue);
    source = sourceOf(figuresFileOf(place));
    const header = source.read(0, FIGURES_HEADER.bytes);
    const view = viewOf(header);
    const stamp = stampOf(place, fingerprint);
    const isOfCatalogue =
      header.toString('latin1', 0, FIGURES_MAGIC.length) === FIGURES_MAGIC &&
      header.subarray(STAMP_AT, STAMP_AT + stamp.length).equals(stamp);
    if (!isOfCatalogue) return undefined;
    const slots = view.getUint32(FIGURES_HEADER.slots, true);
    const slotsAt = view.getFloat64(FIGURES_HEADER.slotsAt, true);
    const length = view.getFloat64(FIGURES_HEADER.length, true);
    const isWhole = slotsAt + slots * SLOT_BYTES === length && length === source.size;
    if (!isWhole || slots === 0 || (slots & (slots - 1)) !== 0) return undefined;
    const file = {
      source,
      slots,
      slotsAt,
      length,
      registered: {
        nutrients: view.getUint16(FIGURES_HEADER.nutrients, true),
        foodPatterns: view.getUint16(FIGURES_HEADER.foodPatterns, true),
      },
      isComplete: header.readUInt8(FIGURES_HEADER.isComplete) === 1,
      digest: header.subarray(FIGURES_HEADER.digest, FIGURES_HEADER.digest + DIGEST_BYTES),
      codecs,
    };
    reader = { ...finderOf(file), close: source.close };
    return reader;
  } catch {
    return undefined;
  } finally {
    if (reader === undefined) source?.close();
  }
}

interface Source {
  readonly size: number;
  /** @throws Error where the file is shorter */
  readonly read: (from: number, length: number) => Buffer;
  /** The same, as much as there is. */
  readonly readSome: (from: number, length: number) => Buffer;
  readonly close: () => void;
}

function sourceOf(file: string): Source {
  const descriptor = openSync(file, 'r');
  const readSome = (from: number, length: number) => {
    const bytes = Buffer.allocUnsafeSlow(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
  };
  return {
    size: fstatSync(descriptor).size,
    readSome,
    read(from, length) {
      const bytes = readSome(from, length);
      if (bytes.length < length) throw new Error('the figures are cut off');
      return bytes;
    },
    close: () => closeSync(descriptor),
  };
}

/** What the header of a file says of it. */
interface FiguresFile {
  readonly source: Source;
  /** A power of two. */
  readonly slots: number;
  readonly slotsAt: number;
  readonly length: number;
  readonly registered: Registered;
  readonly isComplete: boolean;
  readonly digest: Buffer;
  readonly codecs: FigureCodecs;
}

function finderOf(file: FiguresFile): Omit<FiguresReader, 'close'> {
  const { source, slots, slotsAt, length, codecs } = file;
  /** Null where it is damaged. */
  let whole: Buffer | null | undefined;
  let reads = 0;
  /** The whole file, once it is worth reading it. */
  const wholeFile = () => {
    if (whole !== undefined) return whole ?? undefined;
    reads += 1;
    if (reads * BYTES_PER_SINGLE_READ < length || length > MAX_WHOLE_BYTES) return undefined;
    const bytes = source.read(0, length);
    const digest = createHash('sha256')
      .update(bytes.subarray(FIGURES_HEADER.bytes))
      .update(bytes.subarray(0, FIGURES_HEADER.digest))
      .digest();
    whole = digest.equals(file.digest) ? bytes : null;
    return whole ?? undefined;
  };
  const bytesAt = (from: number, count: number) =>
    whole ? whole.subarray(from, from + count) : source.readSome(from, count);
  const foodAt = (place: number) => {
    const record = recordAt(bytesAt, place, file.registered);
    return record?.shape && foodOf(record.bytes, record.shape, file);
  };
  const find: FiguresReader['find'] = (id) => {
    wholeFile();
    const key = Buffer.from(id);
    const hash = hashOfId(key);
    let found: FoundComposition | undefined;
    for (let probe = 0; probe < slots; probe++) {
      const slot = (hash + probe) & (slots - 1);
      const entry = bytesAt(slotsAt + slot * SLOT_BYTES, SLOT_BYTES);
      const place = entry.readUInt32LE(4);
      if (place === 0) break;
      if (entry.readUInt32LE(0) !== hash) continue;
      const record = recordAt(bytesAt, place, file.registered);
      if (record === undefined) return undefined;
      if (record.shape === undefined) {
        const code = codeOf(record.bytes);
        if (!code.id.equals(key)) continue;
        const food = foodAt(code.place);
        return food && { ...food.composition, ...code.assumed };
      }
      const { composition, isStandard } = foodOf(record.bytes, record.shape, file);
      // The id of a food comes before that of a variant, as in the catalogue.
      if (isStandard && composition.foodId === id) return composition;
      if (composition.variantId === id) found = composition;
    }
    return found;
  };
  return {
    find,
    isComplete: () => file.isComplete && whole instanceof Buffer,
    amountsOf(needed) {
      let figures: WholeFigures | undefined;
      return {
        find(bytes, start, end) {
          if (figures !== undefined) return figures.find(bytes, start, end);
          const all = wholeFile();
          if (all === undefined) return undefined;
          figures = new WholeFigures(all, file, codecs, needed);
          return figures.find(bytes, start, end);
        },
        image: () => figures?.image,
      };
    },
  };
}

type BytesAt = (from: number, length: number) => Buffer;

/** A record with the shape of its amounts, which a code does not have. Undefined if the bytes are damaged. */
function recordAt(bytesAt: BytesAt, place: number, registered: Registered) {
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

/** Bytes that begin with a check. */
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

function codeOf(record: Buffer) {
  const change = record.readUInt16LE(CODE_HEAD.change);
  return {
    id: record.subarray(CODE_HEAD.bytes, CODE_HEAD.bytes + record.readUInt16LE(CODE_HEAD.id)),
    place: record.readUInt32LE(CODE_HEAD.place),
    assumed: change === 0 ? {} : { idAssumption: assumptionOf(change) },
  };
}

function foodOf(
  record: Buffer,
  shape: Buffer,
  { registered, codecs }: Pick<FiguresFile, 'registered' | 'codecs'>,
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
    density: Number.isNaN(density) ? null : density,
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

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
