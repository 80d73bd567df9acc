import { closeSync, openSync, readSync } from 'node:fs';
import { ID_ASSUMPTIONS, type IdAssumption } from '../../model/assumptions.ts';
import { type IdChange, LEGACY_CHANGES } from '../../model/ids/food-ids.ts';

/**
 * The figures of a catalogue: a file next to it with what sums need of every food. A food is found by the bytes of its
 * id, without a query. All numbers are little-endian.
 *
 * The file has one or two sections. The first has all amounts. The second only has those that a Healthy Eating Index
 * reads, and is a third as long, since reading several megabytes into new memory can take as long as starting Node.js.
 * It begins with a shape of all amounts that its records may have. Very large catalogues do not have it. A section consists of:
 *
 *     header   magic, stamp of the catalogue, slots, places, and the SHA-256 of all that follows
 *     records  one for each variant, see `RECORD_HEAD`, and one for each code or earlier id, see `CODE_HEAD`; each at a
 *              multiple of 8 bytes
 *     shapes   which amounts a record has, see `SHAPE_HEAD`: many records share one; each at a multiple of 8 bytes
 *     slots    a hash table with open addressing: hash of an id, and the place of its record in units of 8 bytes
 *
 * Places and offsets count from the beginning of the section.
 */
export const FIGURES_MAGIC = 'VIANDFG4';

/** Offsets of the header fields after the stamp, in bytes. */
export const FIGURES_HEADER = {
  slots: 48,
  slotsAt: 52,
  length: 60,
  nutrients: 68,
  foodPatterns: 70,
  /** 1 if the file has all ids and codes of the catalogue, otherwise 0. */
  isComplete: 72,
  digest: 80,
  bytes: 112,
} as const;

/** The length of the SHA-256 of all bytes after the header. */
export const DIGEST_BYTES = 32;

/** The offset of the stamp. */
export const STAMP_AT = 8;

/** Bytes of a slot: a hash and a place, 32 bits each. Place 0 marks a free slot. */
export const SLOT_BYTES = 8;

/** The unit of places, in bytes. */
export const PLACE_BYTES = 8;

/**
 * Offsets of the fields in the head of a record. After the head come its amounts, 64 bits each, first of nutrients and
 * then of food patterns, and then the two ids. The head has their lengths.
 */
export const RECORD_HEAD = {
  check: 0,
  flags: 4,
  foodId: 6,
  variantId: 8,
  /** The place of the shape. */
  shape: 12,
  /** NaN if it is unknown. */
  density: 16,
  bytes: 24,
} as const;

/**
 * Offsets of the fields in the head of a shape. After the head comes, for each nutrient of the catalogue and then for
 * each food pattern, the index of its amount in a record, counted from 1, or 0 if the record has none. The positions of
 * borrowed nutrients follow. All these numbers have 16 bits.
 */
export const SHAPE_HEAD = {
  check: 0,
  /** The number of amounts. */
  amounts: 4,
  borrowed: 6,
  bytes: 8,
} as const;

/** Bytes of a number in a shape. */
export const NUMBER_BYTES = 2;

/** Bytes of an amount. */
export const AMOUNT_BYTES = 8;

/** Offsets of the fields of a code or an earlier id. The id itself follows them. */
export const CODE_HEAD = {
  check: 0,
  flags: 4,
  id: 6,
  /** What became of the id, see `numberOfChange`; 0 for a code that means exactly this food. */
  change: 8,
  /** The place of the food's record. */
  place: 12,
  bytes: 16,
} as const;

/** The flags of a record. */
export const RECORD_FLAGS = {
  isSolid: 1,
  hasFoodPatterns: 2,
  foodPatternsEstimated: 4,
  /** An id of the food alone means this variant. */
  isStandard: 8,
  /** The record belongs to a code or an earlier id. */
  isCode: 16,
} as const;

/** What may have become of an id, by its number less 1. */
const ID_CHANGES: readonly IdChange[] = [...LEGACY_CHANGES, 'stand-in'];

/** The number of a change in the record of a code. */
export function numberOfChange(change: IdChange | undefined): number {
  return change === undefined ? 0 : ID_CHANGES.indexOf(change) + 1;
}

/** The assumption that a changed id makes, by the number of its change, which must not be 0. */
export function assumptionOf(change: number): IdAssumption {
  return ID_ASSUMPTIONS[ID_CHANGES[change - 1] as IdChange];
}

/** The name of the file of figures of a catalogue. */
export function figuresFileOf(catalogue: string): string {
  return `${catalogue}.figures`;
}

/** The bytes of SQLite's header that change with every transaction: its change counter and number of pages. */
const SQLITE_STATE = { at: 24, bytes: 8 } as const;

/**
 * The stamp that ties figures to the catalogue file they were made from: its state, and the fingerprints of its sources
 * combined by exclusive or, so that no run has to load a hash function.
 *
 * @param fingerprints SHA-256 of the sources, hexadecimal
 */
export function stampOf(catalogue: string, fingerprints: readonly string[]): Buffer {
  const descriptor = openSync(catalogue, 'r');
  try {
    const state = Buffer.alloc(SQLITE_STATE.bytes);
    readSync(descriptor, state, 0, state.length, SQLITE_STATE.at);
    const combined = Buffer.alloc(DIGEST_BYTES);
    for (const fingerprint of fingerprints) {
      Buffer.from(fingerprint, 'hex').forEach((byte, at) => {
        combined[at] = (combined[at] as number) ^ byte;
      });
    }
    return Buffer.concat([state, combined]);
  } finally {
    closeSync(descriptor);
  }
}

/** FNV-1a of bytes, with the high bits mixed into the low ones, since these choose the slot. */
export function hashOfId(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) {
    hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A checksum of a record without its first field, which holds it. */
export function checkOf(view: DataView, start: number, end: number): number {
  let check = 0x811c9dc5;
  for (let at = start + 4; at < end; at += 4) {
    check = Math.imul(check ^ view.getInt32(at, true), 0x01000193);
    check ^= check >>> 13;
  }
  return check >>> 0;
}
