import { missingRow } from '../../connection.ts';
import { CHUNK_WORDS, countBits, lowestBit, MOST_VALUES } from './rank-sets.ts';

/** The ranks of the hits of a word, by chunk. */
export interface RankList {
  /** The number of chunks that have any. */
  readonly chunks: number;
  /**
   * The numbers of these chunks in ascending order, then their sizes less one, then the ranks of chunks stored as
   * values.
   */
  readonly numbers: Uint16Array;
  /** The ranks of the other chunks, with a bit for each rank of a chunk. */
  readonly bits: Uint32Array;
}

/** Shared by all lists without bits: most of the thousands that stay in memory have none. */
const NO_BITS = new Uint32Array(0);

/** A list without ranks. */
export const NO_RANKS: RankList = { chunks: 0, numbers: new Uint16Array(0), bits: NO_BITS };

/** The ranks of one chunk: ascending values if there are few, otherwise bits in words of 16. */
export interface ChunkRanks {
  readonly chunk: number;
  readonly size: number;
  readonly numbers: Uint16Array;
}

/** The most bytes of a number, at seven bits per byte. */
const NUMBER_BYTES = 3;

const BITS_BYTES = 4 * CHUNK_WORDS;

/**
 * Encodes a list: the number of chunks, then for each chunk its distance from the previous one and its size less one,
 * then the ranks of each chunk, as bits or as distances. Numbers are little-endian with seven bits per byte.
 *
 * @param chunks in ascending order, none empty
 */
export function writeRankList(chunks: readonly ChunkRanks[]): Uint8Array {
  const most = chunks.reduce((sum, { numbers }) => sum + 2 + numbers.length, 1) * NUMBER_BYTES;
  const bytes = Buffer.allocUnsafe(most);
  let end = 0;
  const write = (number: number) => {
    let rest = number;
    for (; rest > 0x7f; rest >>>= 7) bytes[end++] = (rest & 0x7f) | 0x80;
    bytes[end++] = rest;
  };
  write(chunks.length);
  let before = 0;
  for (const { chunk, size } of chunks) {
    write(chunk - before);
    write(size - 1);
    before = chunk;
  }
  for (const { size, numbers } of chunks) {
    if (size > MOST_VALUES) {
      bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, BITS_BYTES), end);
      end += BITS_BYTES;
      continue;
    }
    let last = 0;
    for (let at = 0; at < size; at++) {
      const rank = numbers[at] as number;
      write(rank - last);
      last = rank;
    }
  }
  return bytes.subarray(0, end);
}

/** Decodes what {@link writeRankList} wrote. */
export function readRankList(bytes: Uint8Array): RankList {
  let at = 0;
  const read = () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) return missingRow('a part of a list of hits');
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number;
    }
  };
  const chunks = read();
  const head: number[] = [];
  let values = 0;
  let bitsets = 0;
  let chunk = 0;
  for (let index = 0; index < chunks; index++) {
    chunk += read();
    const sizeLessOne = read();
    head[index] = chunk;
    head[chunks + index] = sizeLessOne;
    if (sizeLessOne < MOST_VALUES) values += sizeLessOne + 1;
    else bitsets += 1;
  }
  const numbers = new Uint16Array(2 * chunks + values);
  numbers.set(head);
  const bits = bitsets === 0 ? NO_BITS : new Uint32Array(bitsets * CHUNK_WORDS);
  const bitsBytes = new Uint8Array(bits.buffer);
  let valuesEnd = 2 * chunks;
  let bitsEnd = 0;
  for (let index = 0; index < chunks; index++) {
    const size = (head[chunks + index] as number) + 1;
    if (size > MOST_VALUES) {
      bitsBytes.set(bytes.subarray(at, at + BITS_BYTES), bitsEnd);
      at += BITS_BYTES;
      bitsEnd += BITS_BYTES;
      continue;
    }
    let rank = 0;
    for (const end = valuesEnd + size; valuesEnd < end; valuesEnd++) {
      rank += read();
      numbers[valuesEnd] = rank;
    }
  }
  return at === bytes.length ? { chunks, numbers, bits } : missingRow('a part of a list of hits');
}

/** Converts the bits of a chunk to its stored form. */
export function chunkRanks(chunk: number, bits: Uint32Array, start: number): ChunkRanks {
  const own = bits.subarray(start, start + CHUNK_WORDS);
  let size = 0;
  for (const word of own) size += countBits(word);
  if (size > MOST_VALUES) return { chunk, size, numbers: new Uint16Array(own.slice().buffer) };
  const numbers = new Uint16Array(size);
  let count = 0;
  for (let at = 0; at < CHUNK_WORDS; at++) {
    for (let word = own[at] as number; word !== 0; word &= word - 1) {
      numbers[count++] = at * 32 + lowestBit(word);
    }
  }
  return { chunk, size, numbers };
}
