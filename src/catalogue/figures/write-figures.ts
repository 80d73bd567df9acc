import { closeSync, openSync, writeSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { catalogueFingerprint } from '../reading/source-fingerprints.ts';
import {
  checkOf,
  FIGURES_HEADER,
  FIGURES_MAGIC,
  hashOfId,
  PLACE_BYTES,
  RECORD_FLAGS,
  RECORD_HEAD,
  SLOT_BYTES,
  STAMP_AT,
  stampOf,
} from './figures-format.ts';

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

/**
 * Writes the figures of a catalogue.
 *
 * @param db the catalogue
 * @param catalogue its file, whose transactions have ended
 * @param file is there, and empty
 */
export function writeFigures(db: Database, catalogue: string, file: string): void {
  const out = openSync(file, 'r+');
  try {
    const slots: Slot[] = [];
    let length: number = FIGURES_HEADER.bytes;
    let pieces: Buffer[] = [];
    let waiting = 0;
    const flush = () => {
      writeAll(out, Buffer.concat(pieces), length - waiting);
      pieces = [];
      waiting = 0;
    };
    for (const row of db.prepare(VARIANTS).iterate() as Iterable<VariantRow>) {
      const record = recordOf(row);
      if (record === undefined) continue;
      const place = length / PLACE_BYTES;
      slots.push({ hash: hashOfId(Buffer.from(row.id)), place });
      if (row.is_standard === 1) slots.push({ hash: hashOfId(Buffer.from(row.food_id)), place });
      pieces.push(record);
      length += record.length;
      waiting += record.length;
      if (waiting >= PIECE_BYTES) flush();
    }
    flush();
    const table = tableOf(slots);
    writeAll(out, table, length);
    const header = Buffer.alloc(FIGURES_HEADER.bytes);
    header.write(FIGURES_MAGIC, 'latin1');
    stampOf(catalogue, catalogueFingerprint(db)).copy(header, STAMP_AT);
    header.writeUInt32LE(table.length / SLOT_BYTES, FIGURES_HEADER.slots);
    header.writeDoubleLE(length, FIGURES_HEADER.slotsAt);
    header.writeDoubleLE(length + table.length, FIGURES_HEADER.length);
    writeAll(out, header, 0);
  } finally {
    closeSync(out);
  }
}

interface Slot {
  readonly hash: number;
  readonly place: number;
}

function recordOf(row: VariantRow): Buffer | undefined {
  const { nutrients, food_patterns: foodPatterns, borrowed, density } = row;
  const parts = [
    Buffer.from(row.food_id),
    Buffer.from(row.id),
    nutrients,
    foodPatterns ?? EMPTY,
    borrowed ?? EMPTY,
  ];
  if (parts.some((part) => part.length > MAX_LENGTH)) return undefined;
  const length = parts.reduce<number>((sum, part) => sum + part.length, RECORD_HEAD.bytes);
  const record = Buffer.alloc(Math.ceil(length / PLACE_BYTES) * PLACE_BYTES);
  record.writeUInt16LE(
    row.is_solid * RECORD_FLAGS.isSolid +
      Number(foodPatterns !== null) * RECORD_FLAGS.hasFoodPatterns +
      row.food_patterns_estimated * RECORD_FLAGS.foodPatternsEstimated +
      row.is_standard * RECORD_FLAGS.isStandard,
    RECORD_HEAD.flags,
  );
  record.writeDoubleLE(density ?? Number.NaN, RECORD_HEAD.density);
  let at: number = RECORD_HEAD.bytes;
  parts.forEach((part, index) => {
    record.writeUInt16LE(part.length, RECORD_HEAD.foodId + 2 * index);
    part.copy(record, at);
    at += part.length;
  });
  const view = new DataView(record.buffer, record.byteOffset, record.length);
  record.writeUInt32LE(checkOf(view, 0, record.length), RECORD_HEAD.check);
  return record;
}

const EMPTY = Buffer.alloc(0);

/** A hash table that is at most half full. */
function tableOf(slots: readonly Slot[]): Buffer {
  let count = 2;
  while (count < 2 * slots.length) count *= 2;
  const table = Buffer.alloc(count * SLOT_BYTES);
  for (const { hash, place } of slots) {
    let slot = hash & (count - 1);
    while (table.readUInt32LE(slot * SLOT_BYTES + 4) !== 0) slot = (slot + 1) & (count - 1);
    table.writeUInt32LE(hash, slot * SLOT_BYTES);
    table.writeUInt32LE(place, slot * SLOT_BYTES + 4);
  }
  return table;
}

function writeAll(out: number, bytes: Buffer, from: number): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(out, bytes, at, bytes.length - at, from + at);
  }
}
