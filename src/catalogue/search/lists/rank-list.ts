import { missingRow } from '../../connection.ts';
import { BLOCK_WORDS, countBits, lowestBit, MOST_VALUES } from './rank-sets.ts';
import { VarintReader, VarintWriter } from './varints.ts';

/** The ranks of the hits of a word, by block. */
export interface RankList {
  /** The number of blocks that have any. */
  readonly blocks: number;
  /**
   * The numbers of these blocks in ascending order, then their sizes less one, then the ranks of blocks stored as
   * values.
   */
  readonly numbers: Uint16Array;
  /** The ranks of the other blocks, with a bit for each rank of a block. */
  readonly bits: Uint32Array;
}

/** Shared by all lists without bits: most of the thousands that stay in memory have none. */
const NO_BITS = new Uint32Array(0);

/** A list without ranks. */
export const NO_RANKS: RankList = { blocks: 0, numbers: new Uint16Array(0), bits: NO_BITS };

/** The ranks of one block: ascending values if there are few, otherwise bits in words of 16. */
export interface BlockRanks {
  readonly block: number;
  readonly size: number;
  readonly numbers: Uint16Array;
}

/** The most bytes of a number, at seven bits per byte. */
const NUMBER_BYTES = 3;

const BITS_BYTES = 4 * BLOCK_WORDS;

/**
 * Encodes a list: the number of blocks, then for each block its distance from the previous one and its size less one,
 * then the ranks of each block, as bits or as distances. Numbers are those of {@link VarintWriter}.
 *
 * @param blocks in ascending order, none empty
 */
export function writeRankList(blocks: readonly BlockRanks[]): Uint8Array {
  const most = blocks.reduce((sum, { numbers }) => sum + 2 + numbers.length, 1) * NUMBER_BYTES;
  const out = new VarintWriter(Buffer.allocUnsafe(most));
  out.write(blocks.length);
  let before = 0;
  for (const { block, size } of blocks) {
    out.write(block - before);
    out.write(size - 1);
    before = block;
  }
  for (const { size, numbers } of blocks) {
    if (size > MOST_VALUES) {
      out.bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, BITS_BYTES), out.end);
      out.end += BITS_BYTES;
      continue;
    }
    let last = 0;
    for (let at = 0; at < size; at++) {
      const rank = numbers[at] as number;
      out.write(rank - last);
      last = rank;
    }
  }
  return out.bytes.subarray(0, out.end);
}

/** Decodes what {@link writeRankList} wrote. */
export function readRankList(bytes: Uint8Array): RankList {
  const from = new VarintReader(bytes);
  const blocks = from.read();
  const head: number[] = [];
  let values = 0;
  let bitsets = 0;
  let block = 0;
  for (let index = 0; index < blocks; index++) {
    block += from.read();
    const sizeLessOne = from.read();
    head[index] = block;
    head[blocks + index] = sizeLessOne;
    if (sizeLessOne < MOST_VALUES) values += sizeLessOne + 1;
    else bitsets += 1;
  }
  const numbers = new Uint16Array(2 * blocks + values);
  numbers.set(head);
  const bits = bitsets === 0 ? NO_BITS : new Uint32Array(bitsets * BLOCK_WORDS);
  const bitsBytes = new Uint8Array(bits.buffer);
  let valuesEnd = 2 * blocks;
  let bitsEnd = 0;
  for (let index = 0; index < blocks; index++) {
    const size = (head[blocks + index] as number) + 1;
    if (size > MOST_VALUES) {
      bitsBytes.set(bytes.subarray(from.at, from.at + BITS_BYTES), bitsEnd);
      from.at += BITS_BYTES;
      bitsEnd += BITS_BYTES;
      continue;
    }
    let rank = 0;
    for (const end = valuesEnd + size; valuesEnd < end; valuesEnd++) {
      rank += from.read();
      numbers[valuesEnd] = rank;
    }
  }
  return from.at === bytes.length
    ? { blocks, numbers, bits }
    : missingRow('a part of a list of hits');
}

/** Converts the bits of a block to its stored form. */
export function blockRanks(block: number, bits: Uint32Array, start: number): BlockRanks {
  const own = bits.subarray(start, start + BLOCK_WORDS);
  let size = 0;
  for (const word of own) size += countBits(word);
  if (size > MOST_VALUES) return { block, size, numbers: new Uint16Array(own.slice().buffer) };
  const numbers = new Uint16Array(size);
  let count = 0;
  for (let at = 0; at < BLOCK_WORDS; at++) {
    for (let word = own[at] as number; word !== 0; word &= word - 1) {
      numbers[count++] = at * 32 + lowestBit(word);
    }
  }
  return { block, size, numbers };
}
