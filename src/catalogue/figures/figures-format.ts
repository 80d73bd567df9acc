import { closeSync, openSync, readSync } from 'node:fs';
import { ID_ASSUMPTIONS, type IdAssumption } from '../../model/assumptions.ts';
import { type IdChange, LEGACY_CHANGES } from '../../model/food-ids.ts';

/**
 * The figures of a catalogue: a file next to it that has what sums need of every food, to be found by the bytes of an
 * id without a query. All numbers are little-endian.
 *
 *     header   magic, stamp of the catalogue, slots, places, and the SHA-256 of all that follows
 *     records  one for each variant, see `RECORD_HEAD`, and one for each code or earlier id, see `CODE_HEAD`; each at a
 *              multiple of 8 bytes
 *     shapes   which amounts a record has, see `SHAPE_HEAD`: many records have the same, each at a multiple of 8 bytes
 *     slots    a hash table with open addressing: hash of an id, and the place of its record in units of 8 bytes
 */
export const FIGURES_MAGIC = 'VIANDFG2';

/** Bytes of the header: what stands behind the stamp. */
export const FIGURES_HEADER = {
  slots: 48,
  slotsAt: 52,
  length: 60,
  nutrients: 68,
  foodPatterns: 70,
  /** 1 where all ids and codes of the catalogue are in the file, else 0. */
  isComplete: 72,
  digest: 80,
  bytes: 112,
} as const;

/** SHA-256 of all bytes behind the header. */
export const DIGEST_BYTES = 32;

/** Where the stamp begins. */
export const STAMP_AT = 8;

/** Bytes of a slot: hash and place, 32 bits each; place 0 for a free one. */
export const SLOT_BYTES = 8;

/** What places of records count in. */
export const PLACE_BYTES = 8;

/**
 * Where the fields of a record are. Behind its head are the amounts of its shape, 64 bits each: of nutrients, then of
 * food patterns; and then the two ids, as long as the head says.
 */
export const RECORD_HEAD = {
  check: 0,
  flags: 4,
  foodId: 6,
  variantId: 8,
  /** The place of its shape. */
  shape: 12,
  /** NaN where it is unknown. */
  density: 16,
  bytes: 24,
} as const;

/**
 * Where the fields of a shape are. Behind its head stands for each nutrient of the catalogue, and then for each food
 * pattern, which amount of a record it is, counted from 1; 0 for none. Then come the positions of borrowed nutrients.
 * These numbers have 16 bits.
 */
export const SHAPE_HEAD = {
  check: 0,
  /** How many amounts there are. */
  amounts: 4,
  borrowed: 6,
  bytes: 8,
} as const;

/** Bytes of a number in a shape. */
export const NUMBER_BYTES = 2;

/** Bytes of an amount. */
export const AMOUNT_BYTES = 8;

/** Where the fields of a code or an earlier id are; the id itself stands behind them. */
export const CODE_HEAD = {
  check: 0,
  flags: 4,
  id: 6,
  /** What became of the id, see `numberOfChange`; 0 for a code that means the very food. */
  change: 8,
  /** Of the record of the food. */
  place: 12,
  bytes: 16,
} as const;

/** Bits of the flags of a record. */
export const RECORD_FLAGS = {
  isSolid: 1,
  hasFoodPatterns: 2,
  foodPatternsEstimated: 4,
  /** The food without a variant means this one. */
  isStandard: 8,
  /** It is the record of a code or of an earlier id. */
  isCode: 16,
} as const;

/** What may have become of an id. */
const ID_CHANGES: readonly IdChange[] = [...LEGACY_CHANGES, 'stand-in'];

/** The number of a change in the record of a code. */
export function numberOfChange(change: IdChange | undefined): number {
  return change === undefined ? 0 : ID_CHANGES.indexOf(change) + 1;
}

/** What is assumed of an id by the number of its change, which is not 0. */
export function assumptionOf(change: number): IdAssumption {
  return ID_ASSUMPTIONS[ID_CHANGES[change - 1] as IdChange];
}

/** The name of the file of figures of a catalogue. */
export function figuresFileOf(catalogue: string): string {
  return `${catalogue}.figures`;
}

/** Bytes of SQLite's header that change with every transaction: its change counter and its pages. */
const SQLITE_STATE = { at: 24, bytes: 8 } as const;

/**
 * What ties figures to the catalogue file that they were made of: its state and its fingerprint.
 *
 * @param fingerprint SHA-256, hexadecimal
 */
export function stampOf(catalogue: string, fingerprint: string): Buffer {
  const descriptor = openSync(catalogue, 'r');
  try {
    const state = Buffer.alloc(SQLITE_STATE.bytes);
    readSync(descriptor, state, 0, state.length, SQLITE_STATE.at);
    return Buffer.concat([state, Buffer.from(fingerprint, 'hex')]);
  } finally {
    closeSync(descriptor);
  }
}

/** FNV-1a of bytes; its high bits are mixed into the low ones, which choose the slot. */
export function hashOfId(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) {
    hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A sum over a record behind its first field, by which damage is noticed. */
export function checkOf(view: DataView, start: number, end: number): number {
  let check = 0x811c9dc5;
  for (let at = start + 4; at < end; at += 4) {
    check = Math.imul(check ^ view.getInt32(at, true), 0x01000193);
    check ^= check >>> 13;
  }
  return check >>> 0;
}
