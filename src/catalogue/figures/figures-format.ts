import { closeSync, openSync, readSync } from 'node:fs';

/**
 * The figures of a catalogue: a file next to it that has what sums need of every food, to be found by the bytes of an
 * id without a query. All numbers are little-endian.
 *
 *     header   magic, stamp of the catalogue, slots, place of the slots, length of the file
 *     records  one for each variant, see `RECORD_HEAD`, each at a multiple of 8 bytes
 *     slots    a hash table with open addressing: hash of an id, and the place of its record in units of 8 bytes
 */
export const FIGURES_MAGIC = 'VIANDFG1';

/** Bytes of the header: the slots, their place, and the length stand behind the stamp. */
export const FIGURES_HEADER = { slots: 48, slotsAt: 52, length: 60, bytes: 72 } as const;

/** Where the stamp begins. */
export const STAMP_AT = 8;

/** Bytes of a slot: hash and place, 32 bits each; place 0 for a free one. */
export const SLOT_BYTES = 8;

/** What places of records count in. */
export const PLACE_BYTES = 8;

/** Where the fields of a record are; the lengths are of what follows its head, in this order. */
export const RECORD_HEAD = {
  check: 0,
  flags: 4,
  foodId: 6,
  variantId: 8,
  nutrients: 10,
  foodPatterns: 12,
  borrowed: 14,
  /** NaN where it is unknown. */
  density: 16,
  bytes: 24,
} as const;

/** Bits of the flags of a record. */
export const RECORD_FLAGS = {
  isSolid: 1,
  hasFoodPatterns: 2,
  foodPatternsEstimated: 4,
  /** The food without a variant means this one. */
  isStandard: 8,
} as const;

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
