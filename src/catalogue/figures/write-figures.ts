import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { CurrentId } from '../reading/food-finder.ts';
import { catalogueFingerprint } from '../reading/source-fingerprints.ts';
import { PAIR_BYTES, POSITION_BYTES } from '../schema/vectors.ts';
import {
  AMOUNT_BYTES,
  CODE_HEAD,
  checkOf,
  FIGURES_HEADER,
  FIGURES_MAGIC,
  hashOfId,
  numberOfChange,
  PLACE_BYTES,
  RECORD_FLAGS,
  RECORD_HEAD,
  SLOT_BYTES,
  STAMP_AT,
  stampOf,
} from './figures-format.ts';
import { type Registered, Shapes, wholePlaces } from './shapes.ts';

interface VariantRow {
  readonly food_id: string;
  readonly id: string;
  readonly is_solid: number;
  readonly density: number | null;
  readonly nutrients: Buffer;
  readonly food_patterns: Buffer | null;
  readonly food_patterns_estimated: number;
  readonly borrowed: Buffer | null;
  readonly is_standard: number;
}

const VARIANTS = `SELECT food.id AS food_id, variant.id, food.is_solid, variant.density,
    variant.nutrients, variant.food_patterns, variant.food_patterns_estimated, variant.borrowed,
    variant.processing = food.standard_processing AS is_standard
  FROM variant JOIN food ON food.ord = variant.food ORDER BY variant.ord`;

/** Records are written in pieces of about this many bytes. */
const PIECE_BYTES = 1 << 20;

/** Of lengths, which have 16 bits: a variant with more of something has no record, and is read from the catalogue. */
const MAX_LENGTH = 0xffff;

/** The codes of larger catalogues are looked up there: finding out what each means takes too long. */
const MAX_FOODS_WITH_CODES = 100_000;

/** An id that is no current one, with what it leads to. */
export type OtherId = readonly [id: string, current: CurrentId];

/**
 * Writes the figures of a catalogue.
 *
 * @param db the catalogue
 * @param catalogue its file, whose transactions have ended
 * @param otherIds codes of sources and ids of earlier releases
 * @param file is there, and empty
 */
export function writeFigures(
  db: Database,
  catalogue: string,
  otherIds: () => Iterable<OtherId>,
  file: string,
): void {
  const out = new FiguresOutput(file);
  try {
    const count = (table: string) =>
      db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    const registered = { nutrients: count('nutrient'), foodPatterns: count('food_pattern') };
    const shapes = new Shapes(registered, (shape) => out.append(shape));
    const places = new Map<string, number>();
    const hasCodes = count('variant') <= MAX_FOODS_WITH_CODES;
    let isComplete = hasCodes;
    for (const row of db.prepare(VARIANTS).iterate() as Iterable<VariantRow>) {
      const record = recordOf(row, shapes);
      if (record === undefined) {
        isComplete = false;
        continue;
      }
      const ids = row.is_standard === 1 ? [row.id, row.food_id] : [row.id];
      const place = out.append(record, ids);
      if (!hasCodes) continue;
      // The id of a food comes before that of a variant.
      if (!places.has(row.id)) places.set(row.id, place);
      if (row.is_standard === 1) places.set(row.food_id, place);
    }
    for (const [id, current] of hasCodes ? otherIds() : []) {
      const place = places.get(current.id);
      const record = place === undefined ? undefined : codeRecordOf(id, current, place);
      if (record === undefined) isComplete = false;
      else out.append(record, [id]);
    }
    out.end(stampOf(catalogue, catalogueFingerprint(db)), registered, isComplete);
  } finally {
    out.close();
  }
}

/** A file of figures that is written from its beginning to its end, and its header last. */
class FiguresOutput {
  readonly #descriptor: number;
  readonly #digest: Hash = createHash('sha256');
  readonly #slots = new SlotList();
  #pieces: Buffer[] = [];
  #waiting = 0;
  #length: number = FIGURES_HEADER.bytes;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'r+');
  }

  /**
   * @param ids by which it is found
   * @returns its place
   */
  append(bytes: Buffer, ids: readonly string[] = []): number {
    const place = this.#length / PLACE_BYTES;
    for (const id of ids) this.#slots.push(hashOfId(Buffer.from(id)), place);
    this.#pieces.push(bytes);
    this.#length += bytes.length;
    this.#waiting += bytes.length;
    if (this.#waiting >= PIECE_BYTES) this.#flush();
    return place;
  }

  end(stamp: Buffer, { nutrients, foodPatterns }: Registered, isComplete: boolean): void {
    const slotsAt = this.#length;
    const table = tableOf(this.#slots);
    // By itself, since joining it with what waits would copy it.
    this.#flush();
    this.append(table);
    this.#flush();
    const header = Buffer.alloc(FIGURES_HEADER.bytes);
    header.write(FIGURES_MAGIC, 'latin1');
    stamp.copy(header, STAMP_AT);
    header.writeUInt32LE(table.length / SLOT_BYTES, FIGURES_HEADER.slots);
    header.writeDoubleLE(slotsAt, FIGURES_HEADER.slotsAt);
    header.writeDoubleLE(this.#length, FIGURES_HEADER.length);
    header.writeUInt16LE(nutrients, FIGURES_HEADER.nutrients);
    header.writeUInt16LE(foodPatterns, FIGURES_HEADER.foodPatterns);
    header.writeUInt8(Number(isComplete), FIGURES_HEADER.isComplete);
    this.#digest.update(header.subarray(0, FIGURES_HEADER.digest));
    this.#digest.digest().copy(header, FIGURES_HEADER.digest);
    writeAll(this.#descriptor, header, 0);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #flush(): void {
    const [first = EMPTY] = this.#pieces;
    const bytes = this.#pieces.length > 1 ? Buffer.concat(this.#pieces) : first;
    this.#digest.update(bytes);
    writeAll(this.#descriptor, bytes, this.#length - this.#waiting);
    this.#pieces = [];
    this.#waiting = 0;
  }
}

/** Pairs of a hash and a place: eight bytes each, since a catalogue of millions of foods has twice as many. */
class SlotList {
  length = 0;
  #pairs = new Uint32Array(1 << 12);

  push(hash: number, place: number): void {
    if (2 * this.length === this.#pairs.length) {
      const longer = new Uint32Array(2 * this.#pairs.length);
      longer.set(this.#pairs);
      this.#pairs = longer;
    }
    this.#pairs[2 * this.length] = hash;
    this.#pairs[2 * this.length + 1] = place;
    this.length += 1;
  }

  hashAt(index: number): number {
    return this.#pairs[2 * index] as number;
  }

  placeAt(index: number): number {
    return this.#pairs[2 * index + 1] as number;
  }
}

function recordOf(row: VariantRow, shapes: Shapes): Buffer | undefined {
  const { nutrients, food_patterns: patterns, borrowed, density } = row;
  const foodPatterns = patterns ?? EMPTY;
  const ids = [Buffer.from(row.food_id), Buffer.from(row.id)] as const;
  if (ids.some(({ length }) => length > MAX_LENGTH)) return undefined;
  const shape = shapes.placeOf({
    nutrients: positionsIn(nutrients, PAIR_BYTES),
    foodPatterns: positionsIn(foodPatterns, PAIR_BYTES),
    borrowed: positionsIn(borrowed ?? EMPTY, POSITION_BYTES),
  });
  const amounts = (nutrients.length + foodPatterns.length) / PAIR_BYTES;
  const idsAt = RECORD_HEAD.bytes + amounts * AMOUNT_BYTES;
  const record = Buffer.alloc(wholePlaces(idsAt + ids[0].length + ids[1].length));
  const view = viewOf(record);
  record.writeUInt16LE(
    row.is_solid * RECORD_FLAGS.isSolid +
      Number(patterns !== null) * RECORD_FLAGS.hasFoodPatterns +
      row.food_patterns_estimated * RECORD_FLAGS.foodPatternsEstimated +
      row.is_standard * RECORD_FLAGS.isStandard,
    RECORD_HEAD.flags,
  );
  record.writeUInt16LE(ids[0].length, RECORD_HEAD.foodId);
  record.writeUInt16LE(ids[1].length, RECORD_HEAD.variantId);
  record.writeUInt32LE(shape, RECORD_HEAD.shape);
  record.writeDoubleLE(density ?? Number.NaN, RECORD_HEAD.density);
  let at: number = RECORD_HEAD.bytes;
  for (const pairs of [nutrients, foodPatterns]) {
    const from = viewOf(pairs);
    for (let pair = POSITION_BYTES; pair < pairs.length; pair += PAIR_BYTES) {
      view.setFloat64(at, from.getFloat64(pair, true), true);
      at += AMOUNT_BYTES;
    }
  }
  ids[0].copy(record, idsAt);
  ids[1].copy(record, idsAt + ids[0].length);
  return checked(record);
}

function codeRecordOf(id: string, { change }: CurrentId, place: number): Buffer | undefined {
  const bytes = Buffer.from(id);
  if (bytes.length > MAX_LENGTH) return undefined;
  const record = Buffer.alloc(wholePlaces(CODE_HEAD.bytes + bytes.length));
  record.writeUInt16LE(RECORD_FLAGS.isCode, CODE_HEAD.flags);
  record.writeUInt16LE(bytes.length, CODE_HEAD.id);
  record.writeUInt16LE(numberOfChange(change), CODE_HEAD.change);
  record.writeUInt32LE(place, CODE_HEAD.place);
  bytes.copy(record, CODE_HEAD.bytes);
  return checked(record);
}

function checked(record: Buffer): Buffer {
  record.writeUInt32LE(checkOf(viewOf(record), 0, record.length), RECORD_HEAD.check);
  return record;
}

/** Positions that stand at the beginning of every so many bytes. */
function positionsIn(bytes: Buffer, step: number): number[] {
  const view = viewOf(bytes);
  const positions: number[] = [];
  for (let at = 0; at < bytes.length; at += step) positions.push(view.getUint16(at, true));
  return positions;
}

const EMPTY = Buffer.alloc(0);

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** A hash table that is at most half full. */
function tableOf(slots: SlotList): Buffer {
  let count = 2;
  while (count < 2 * slots.length) count *= 2;
  const table = Buffer.alloc(count * SLOT_BYTES);
  for (let index = 0; index < slots.length; index++) {
    const hash = slots.hashAt(index);
    let slot = hash & (count - 1);
    while (table.readUInt32LE(slot * SLOT_BYTES + 4) !== 0) slot = (slot + 1) & (count - 1);
    table.writeUInt32LE(hash, slot * SLOT_BYTES);
    table.writeUInt32LE(slots.placeAt(index), slot * SLOT_BYTES + 4);
  }
  return table;
}

function writeAll(out: number, bytes: Buffer, from: number): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(out, bytes, at, bytes.length - at, from + at);
  }
}
