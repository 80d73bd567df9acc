import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import type { FoundComposition } from '../../model/composition.ts';
import { viewOf } from '../schema/view-of.ts';
import type { AmountFinder, FiguresImage, NeededAmounts } from './amount-finder.ts';
import { type BytesAt, codeOf, foodOf, recordAt } from './figure-records.ts';
import {
  DIGEST_BYTES,
  FIGURES_HEADER,
  FIGURES_MAGIC,
  figuresFileOf,
  hashOfId,
  SLOT_BYTES,
  STAMP_AT,
  stampOf,
} from './figures-format.ts';
import { type Registered, shapeBytes } from './shapes.ts';
import { type FigureCodecs, offsetsOf, WholeFigures } from './whole-figures.ts';

/** An open file of figures. */
interface FiguresReader {
  /** Finds what sums need of a food or variant; undefined for ids that are not in the file. */
  readonly find: (id: string) => FoundComposition | undefined;
  /** Whether the file is verified and has all ids and codes of the catalogue unchanged. */
  readonly isComplete: () => boolean;
  /** Opens a finder of the needed amounts. */
  readonly amountsOf: (needed: NeededAmounts) => AmountFinder;
  readonly close: () => void;
}

/** Larger files are read record by record, never as a whole. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

/**
 * A loop reads the whole file once it has looked up a food for each megabyte of it: until then, look-ups are faster.
 */
const BYTES_PER_SINGLE_READ = 1024 * 1024;

/** Reading the whole file here takes twice as long, since it is also hashed. */
const BYTES_PER_HASHED_READ = BYTES_PER_SINGLE_READ / 2;

/**
 * Opens the figures of a catalogue.
 *
 * @param catalogue its file
 * @param fingerprints SHA-256 of the contents of its sources, hexadecimal
 * @returns undefined if they are missing, damaged or those of another catalogue: the catalogue has the same data
 */
export function openFigures(
  catalogue: string,
  fingerprints: readonly string[],
  codecs: FigureCodecs,
): FiguresReader | undefined {
  let source: Source | undefined;
  let reader: FiguresReader | undefined;
  try {
    const place = realpathSync(catalogue);
    source = sourceOf(figuresFileOf(place));
    const header = source.read(0, FIGURES_HEADER.bytes);
    const view = viewOf(header);
    const stamp = stampOf(place, fingerprints);
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
  /** @throws Error if the file is shorter */
  readonly read: (from: number, length: number) => Buffer;
  /** Reads bytes; fewer at the end of the file. */
  readonly readSome: (from: number, length: number) => Buffer;
  /** Reads the beginning; false if the file is shorter. */
  readonly readInto: (bytes: Uint8Array) => boolean;
  readonly close: () => void;
}

function sourceOf(file: string): Source {
  const descriptor = openSync(file, 'r');
  let isOpen = true;
  // The system may have reused the number of a closed descriptor for another file.
  const assertOpen = () => {
    if (!isOpen) throw new Error('the figures are closed');
  };
  const readSome = (from: number, length: number) => {
    assertOpen();
    const bytes = Buffer.allocUnsafeSlow(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
  };
  return {
    size: fstatSync(descriptor).size,
    readSome,
    readInto(bytes) {
      assertOpen();
      return readSync(descriptor, bytes, 0, bytes.length, 0) === bytes.length;
    },
    read(from, length) {
      const bytes = readSome(from, length);
      if (bytes.length < length) throw new Error('the figures are cut off');
      return bytes;
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      closeSync(descriptor);
    },
  };
}

/** An open file with the contents of its header. */
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
  /** Null if it is damaged. */
  let whole: Buffer | null | undefined;
  let reads = 0;
  /** Whether enough foods were looked up that reading the whole file is worthwhile. */
  const isWorthReading = (bytesPerRead: number) =>
    reads * bytesPerRead >= length && length <= MAX_WHOLE_BYTES;
  /** The whole file, once reading it pays off. */
  const wholeFile = () => {
    if (whole !== undefined) return whole ?? undefined;
    reads += 1;
    if (!isWorthReading(BYTES_PER_HASHED_READ)) return undefined;
    const bytes = source.read(0, length);
    const digest = createHash('sha256')
      .update(bytes.subarray(FIGURES_HEADER.bytes))
      .update(bytes.subarray(0, FIGURES_HEADER.digest))
      .digest();
    whole = digest.equals(file.digest) ? bytes : null;
    return whole ?? undefined;
  };
  const bytesAt: BytesAt = (from, count) =>
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
      // The id of a food takes precedence over that of a variant, as in the catalogue.
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
        image: () => (isWorthReading(BYTES_PER_SINGLE_READ) ? imageOf(file, needed) : undefined),
      };
    },
  };
}

function imageOf({ source, ...file }: FiguresFile, needed: NeededAmounts): FiguresImage {
  const { length, slots, slotsAt, registered, codecs } = file;
  return {
    length,
    readInto: source.readInto,
    shapeBytes: shapeBytes(registered, 0),
    slots,
    slotsAt,
    nutrients: offsetsOf(needed.nutrients, codecs.nutrients, 0),
    foodPatterns: offsetsOf(needed.foodPatterns, codecs.foodPatterns, registered.nutrients),
  };
}
