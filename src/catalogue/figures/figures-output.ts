import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { viewOf } from '../schema/view-of.ts';
import {
  FIGURES_HEADER,
  FIGURES_MAGIC,
  hashOfId,
  PLACE_BYTES,
  SLOT_BYTES,
  STAMP_AT,
} from './figures-format.ts';
import type { Registered } from './shapes.ts';

/** The size of the write buffer in bytes. */
const PIECE_BYTES = 1 << 20;

/** Where a section of figures is written. */
export interface FiguresTarget {
  /** Writes bytes at an offset of the section. */
  readonly write: (bytes: Buffer, from: number) => void;
}

/** The file of figures, which must exist. */
export class FiguresFileTarget implements FiguresTarget {
  readonly #descriptor: number;
  #isOpen = true;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'r+');
  }

  write(bytes: Buffer, from: number): void {
    for (let at = 0; at < bytes.length; ) {
      at += writeSync(this.#descriptor, bytes, at, bytes.length - at, from + at);
    }
  }

  close(): void {
    if (this.#isOpen) closeSync(this.#descriptor);
    this.#isOpen = false;
  }
}

/** A section that stays in memory until the one before it is complete. */
export class FiguresInMemory implements FiguresTarget {
  readonly #pieces: { readonly bytes: Buffer; readonly from: number }[] = [];

  write(bytes: Buffer, from: number): void {
    this.#pieces.push({ bytes: Buffer.from(bytes), from });
  }

  /** Writes the section at an offset of another target. */
  moveTo(target: FiguresTarget, start: number): void {
    for (const { bytes, from } of this.#pieces.splice(0)) target.write(bytes, start + from);
  }
}

/** Writes a section of figures from its beginning to its end, and its header last. */
export class FiguresOutput {
  readonly #target: FiguresTarget;
  readonly #digest: Hash = createHash('sha256');
  readonly #slots = new SlotList();
  #end = 0;
  #flushed: number = FIGURES_HEADER.bytes;
  /** The write buffer, in which {@link reserve} makes room. */
  piece: Buffer = Buffer.alloc(PIECE_BYTES);
  /** A view of the write buffer. */
  view: DataView = viewOf(this.piece);

  constructor(target: FiguresTarget) {
    this.#target = target;
  }

  /**
   * Makes room in {@link piece}, where the bytes still have their former content.
   *
   * @param length in bytes, a multiple of {@link PLACE_BYTES}
   * @returns the offset in the piece
   */
  reserve(length: number): number {
    if (this.#end + length > this.piece.length) {
      this.#flush();
      if (length > this.piece.length) {
        this.piece = Buffer.alloc(length);
        this.view = viewOf(this.piece);
      }
    }
    const start = this.#end;
    this.#end += length;
    return start;
  }

  /** Converts an offset in the piece to a place in the file. */
  placeOf(at: number): number {
    return (this.#flushed + at) / PLACE_BYTES;
  }

  /** Adds a place to the hash table, under the id between two offsets of the piece. */
  note(idStart: number, idEnd: number, place: number): void {
    this.#slots.push(hashOfId(this.piece, idStart, idEnd), place);
  }

  /** Writes bytes, a multiple of {@link PLACE_BYTES}, and returns their place. */
  append(bytes: Buffer): number {
    const start = this.reserve(bytes.length);
    bytes.copy(this.piece, start);
    return this.placeOf(start);
  }

  /** Writes the hash table and the header, and returns the length of the section in bytes. */
  end(stamp: Buffer, { nutrients, foodPatterns }: Registered, isComplete: boolean): number {
    this.#flush();
    const slotsAt = this.#flushed;
    const table = tableOf(this.#slots);
    this.#write(table);
    const header = Buffer.alloc(FIGURES_HEADER.bytes);
    header.write(FIGURES_MAGIC, 'latin1');
    stamp.copy(header, STAMP_AT);
    header.writeUInt32LE(table.length / SLOT_BYTES, FIGURES_HEADER.slots);
    header.writeDoubleLE(slotsAt, FIGURES_HEADER.slotsAt);
    header.writeDoubleLE(this.#flushed, FIGURES_HEADER.length);
    header.writeUInt16LE(nutrients, FIGURES_HEADER.nutrients);
    header.writeUInt16LE(foodPatterns, FIGURES_HEADER.foodPatterns);
    header.writeUInt8(Number(isComplete), FIGURES_HEADER.isComplete);
    this.#digest.update(header.subarray(0, FIGURES_HEADER.digest));
    this.#digest.digest().copy(header, FIGURES_HEADER.digest);
    this.#target.write(header, 0);
    return this.#flushed;
  }

  #flush(): void {
    this.#write(this.piece.subarray(0, this.#end));
    this.#end = 0;
  }

  #write(bytes: Buffer): void {
    this.#digest.update(bytes);
    this.#target.write(bytes, this.#flushed);
    this.#flushed += bytes.length;
  }
}

/** Pairs of a hash and a place in eight bytes each, since a catalogue of millions of foods has twice as many pairs. */
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

/** A hash table that is at most half full. */
function tableOf(slots: SlotList): Buffer {
  let count = 2;
  while (count < 2 * slots.length) count *= 2;
  const table = Buffer.alloc(count * SLOT_BYTES);
  const view = viewOf(table);
  for (let index = 0; index < slots.length; index++) {
    const hash = slots.hashAt(index);
    let slot = hash & (count - 1);
    while (view.getUint32(slot * SLOT_BYTES + 4, true) !== 0) slot = (slot + 1) & (count - 1);
    view.setUint32(slot * SLOT_BYTES, hash, true);
    view.setUint32(slot * SLOT_BYTES + 4, slots.placeAt(index), true);
  }
  return table;
}
