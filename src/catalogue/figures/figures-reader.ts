import { closeSync, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import type { Composition } from '../../model/composition.ts';
import {
  checkOf,
  FIGURES_HEADER,
  FIGURES_MAGIC,
  figuresFileOf,
  hashOfId,
  PLACE_BYTES,
  RECORD_FLAGS,
  RECORD_HEAD,
  SLOT_BYTES,
  STAMP_AT,
  stampOf,
} from './figures-format.ts';
import {
  type Amounts,
  type FigureCodecs,
  type FiguresTable,
  WholeFigures,
} from './whole-figures.ts';

/** An open file of figures. */
interface FiguresReader {
  /** What sums need of a food or variant; undefined for ids that are not in the file. */
  readonly find: (id: string) => Composition | undefined;
  /** Its amounts by the bytes of its id, which hold until the next call; undefined likewise, and in a large file. */
  readonly amounts: (bytes: Uint8Array, start: number, end: number) => Amounts | undefined;
  readonly close: () => void;
}

/** Larger files are not read as a whole, but record by record. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

/** So many foods are read one by one before the whole file is read: few runs ask for more, and those for hundreds. */
const SINGLE_READS = 8;

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
    const table = { slots, slotsAt, length };
    reader = { ...finderOf(source, table, codecs), close: source.close };
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

function finderOf(
  source: Source,
  table: FiguresTable,
  codecs: FigureCodecs,
): Omit<FiguresReader, 'close'> {
  let whole: Buffer | undefined;
  let figures: WholeFigures | undefined;
  let reads = 0;
  const readWhole = () => {
    whole ??= source.read(0, table.length);
    return whole;
  };
  const bytesAt = (from: number, length: number) => {
    if (whole !== undefined) return whole.subarray(from, from + length);
    return source.readSome(from, length);
  };
  const find: FiguresReader['find'] = (id) => {
    reads += 1;
    if (reads > SINGLE_READS && table.length <= MAX_WHOLE_BYTES) readWhole();
    const key = Buffer.from(id);
    const hash = hashOfId(key);
    let ofVariant: Composition | undefined;
    for (let probe = 0; probe < table.slots; probe++) {
      const slot = (hash + probe) & (table.slots - 1);
      const entry = bytesAt(table.slotsAt + slot * SLOT_BYTES, SLOT_BYTES);
      const place = entry.readUInt32LE(4);
      if (place === 0) break;
      if (entry.readUInt32LE(0) !== hash) continue;
      const record = recordAt(bytesAt, place * PLACE_BYTES);
      const found = record && compositionOf(record, codecs);
      if (found === undefined) return undefined;
      // The id of a food comes before that of a variant, as in the catalogue.
      if (found.isStandard && found.composition.foodId === id) return found.composition;
      if (found.composition.variantId === id) ofVariant = found.composition;
    }
    return ofVariant;
  };
  return {
    find,
    amounts(bytes, start, end) {
      reads += 1;
      if (reads <= SINGLE_READS || table.length > MAX_WHOLE_BYTES) return undefined;
      figures ??= new WholeFigures(readWhole(), table, codecs);
      return figures.find(bytes, start, end);
    },
  };
}

/** Undefined for a record that is not as it was written. */
function recordAt(
  bytesAt: (from: number, length: number) => Buffer,
  from: number,
): Buffer | undefined {
  const first = bytesAt(from, RECORD_BYTES);
  if (first.length < RECORD_HEAD.bytes) return undefined;
  let length: number = RECORD_HEAD.bytes;
  for (let at: number = RECORD_HEAD.foodId; at < RECORD_HEAD.density; at += 2)
    length += first.readUInt16LE(at);
  length = Math.ceil(length / PLACE_BYTES) * PLACE_BYTES;
  const record =
    length <= first.length ? first.subarray(0, length) : bytesAt(from, length).subarray(0, length);
  if (record.length < length) return undefined;
  const view = viewOf(record);
  return view.getUint32(RECORD_HEAD.check, true) === checkOf(view, 0, length) ? record : undefined;
}

function compositionOf(record: Buffer, { nutrients, foodPatterns }: FigureCodecs) {
  const view = viewOf(record);
  const flags = view.getUint16(RECORD_HEAD.flags, true);
  let at: number = RECORD_HEAD.bytes;
  const next = (field: number) => {
    const start = at;
    at += view.getUint16(field, true);
    return record.subarray(start, at);
  };
  const foodId = next(RECORD_HEAD.foodId).toString();
  const variantId = next(RECORD_HEAD.variantId).toString();
  const amounts = next(RECORD_HEAD.nutrients);
  const patterns = next(RECORD_HEAD.foodPatterns);
  const borrowed = next(RECORD_HEAD.borrowed);
  const density = view.getFloat64(RECORD_HEAD.density, true);
  const composition: Composition = {
    foodId,
    variantId,
    isSolid: (flags & RECORD_FLAGS.isSolid) !== 0,
    density: Number.isNaN(density) ? null : density,
    nutrients: nutrients.decode(amounts),
    foodPatterns:
      (flags & RECORD_FLAGS.hasFoodPatterns) === 0 ? null : foodPatterns.decode(patterns),
    foodPatternsEstimated: (flags & RECORD_FLAGS.foodPatternsEstimated) !== 0,
    borrowed: nutrients.decodePositions(borrowed),
  };
  return { composition, isStandard: (flags & RECORD_FLAGS.isStandard) !== 0 };
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
