import { createHash } from 'node:crypto';
import { viewOf } from '../schema/view-of.ts';
import {
  DIGEST_BYTES,
  FIGURES_HEADER,
  FIGURES_MAGIC,
  SLOT_BYTES,
  STAMP_AT,
} from './figures-format.ts';
import type { FiguresSource } from './figures-source.ts';
import type { Registered } from './shapes.ts';

/** Longer sections are read record by record, never as a whole. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

/**
 * A loop reads a whole section once it has looked up a food for each of these parts of it: until then, look-ups are
 * faster. Measured on a machine on which the first access to a page of memory takes long.
 */
export const BYTES_PER_SINGLE_READ = 64 * 1024;

/** Here the whole section is also hashed, and a look-up takes less time, since it prepares no food for sums. */
const BYTES_PER_HASHED_READ = BYTES_PER_SINGLE_READ / 4;

/** The contents of a section's header. */
export interface SectionHeader {
  /** A power of two. */
  readonly slots: number;
  readonly slotsAt: number;
  readonly length: number;
  readonly registered: Registered;
  readonly isComplete: boolean;
  readonly digest: Buffer;
}

/** Reads a section of the figures: a few bytes, or all of them once that is worthwhile. */
export class SectionReader {
  readonly header: SectionHeader;
  readonly #source: FiguresSource;
  readonly #start: number;
  /** Null if it is damaged. */
  #whole: Buffer | null | undefined;
  #reads = 0;

  /** @param start the offset of the section in the file */
  constructor(source: FiguresSource, start: number, header: SectionHeader) {
    this.#source = source;
    this.#start = start;
    this.header = header;
  }

  /** Whether enough foods were looked up that reading the whole section is worthwhile. */
  isWorthReading(bytesPerRead: number): boolean {
    const { length } = this.header;
    return this.#reads * bytesPerRead >= length && length <= MAX_WHOLE_BYTES;
  }

  /** The whole section if it was read and is undamaged. */
  get verified(): Buffer | undefined {
    return this.#whole ?? undefined;
  }

  /** The whole section for the next look-up; undefined until reading it pays off, and if it is damaged. */
  forLookUp(): Buffer | undefined {
    if (this.#whole !== undefined) return this.verified;
    this.#reads += 1;
    if (!this.isWorthReading(BYTES_PER_HASHED_READ)) return undefined;
    const bytes = this.#source.read(this.#start, this.header.length);
    const digest = createHash('sha256')
      .update(bytes.subarray(FIGURES_HEADER.bytes))
      .update(bytes.subarray(0, FIGURES_HEADER.digest))
      .digest();
    this.#whole = digest.equals(this.header.digest) ? bytes : null;
    return this.verified;
  }

  /** Reads bytes; fewer at the end of the file. */
  readonly bytesAt = (from: number, count: number): Buffer =>
    this.verified?.subarray(from, from + count) ?? this.#source.readSome(this.#start + from, count);

  /** Reads the whole section; false if the file is shorter. */
  readonly readInto = (bytes: Uint8Array): boolean => this.#source.readInto(bytes, this.#start);
}

/**
 * Reads the header of a section.
 *
 * @param stamp of the catalogue
 * @param start the offset of the section in the file
 * @returns undefined if it is damaged, cut off, or of another catalogue
 * @throws Error if the file ends in the header
 */
export function sectionAt(
  source: FiguresSource,
  stamp: Buffer,
  start: number,
): SectionReader | undefined {
  const header = source.read(start, FIGURES_HEADER.bytes);
  const view = viewOf(header);
  const isOfCatalogue =
    header.toString('latin1', 0, FIGURES_MAGIC.length) === FIGURES_MAGIC &&
    header.subarray(STAMP_AT, STAMP_AT + stamp.length).equals(stamp);
  if (!isOfCatalogue) return undefined;
  const slots = view.getUint32(FIGURES_HEADER.slots, true);
  const slotsAt = view.getFloat64(FIGURES_HEADER.slotsAt, true);
  const length = view.getFloat64(FIGURES_HEADER.length, true);
  const isWhole = slotsAt + slots * SLOT_BYTES === length && start + length <= source.size;
  if (!isWhole || slots === 0 || (slots & (slots - 1)) !== 0) return undefined;
  return new SectionReader(source, start, {
    slots,
    slotsAt,
    length,
    registered: {
      nutrients: view.getUint16(FIGURES_HEADER.nutrients, true),
      foodPatterns: view.getUint16(FIGURES_HEADER.foodPatterns, true),
    },
    isComplete: header.readUInt8(FIGURES_HEADER.isComplete) === 1,
    digest: header.subarray(FIGURES_HEADER.digest, FIGURES_HEADER.digest + DIGEST_BYTES),
  });
}
