/** The number of ranks in a block. A list has a set for each block in which it has any. */
export const BLOCK_RANKS = 65_536;

/** The most ranks of a block that are stored as sorted values. More take less room as one bit per rank of the block. */
export const MOST_VALUES = 4096;

/** The number of 32-bit words with one bit per rank of a block. */
export const BLOCK_WORDS = BLOCK_RANKS / 32;

/** A list this many times as long as another is searched for the values of the other, not scanned. */
const SEARCHED_FROM = 16;

/** A byte per rank of a block, all 0 between uses. */
const MARKS = new Uint8Array(BLOCK_RANKS);

const NO_VALUES = new Uint16Array(0);
const NO_BITS = new Uint32Array(0);

/** Ranks of one block, from 0 on: sorted values or bits, which begin somewhere in an array. */
export class BlockSet {
  size = 0;
  isBits = false;
  values: Uint16Array = NO_VALUES;
  bits: Uint32Array = NO_BITS;
  /** Where its values or bits begin. */
  start = 0;

  /** Visits the ranks in ascending order, until `visit` returns false. */
  every(visit: (rank: number) => boolean): boolean {
    const { start, size, values, bits } = this;
    if (!this.isBits) {
      for (let at = start; at < start + size; at++) {
        if (!visit(values[at] as number)) return false;
      }
      return true;
    }
    for (let at = 0; at < BLOCK_WORDS; at++) {
      for (let word = bits[start + at] as number; word !== 0; word &= word - 1) {
        if (!visit(at * 32 + lowestBit(word))) return false;
      }
    }
    return true;
  }

  has(rank: number): boolean {
    const { start, values, bits } = this;
    if (this.isBits) return (((bits[start + (rank >>> 5)] as number) >>> (rank & 31)) & 1) === 1;
    const at = lowerBound(values, start, start + this.size, rank);
    return at < start + this.size && values[at] === rank;
  }
}

/** A set with its own memory, which each operation overwrites with its result. */
export class ScratchSet extends BlockSet {
  readonly #values = new Uint16Array(MOST_VALUES + 1);
  #bits: Uint32Array | undefined;

  /** Becomes the intersection of two sets. */
  intersect(a: BlockSet, b: BlockSet): this {
    if (a.isBits && b.isBits) return this.#intersectBits(a, b);
    if (a.isBits) return this.#filter(b, a);
    if (b.isBits) return this.#filter(a, b);
    const [small, large] = a.size < b.size ? [a, b] : [b, a];
    if (small.size * SEARCHED_FROM < large.size) return this.#search(small, large);
    return this.#mark(small, large);
  }

  /** Becomes the difference of two sets. */
  subtract(from: BlockSet, other: BlockSet): this {
    if (from.isBits) {
      const bits = this.#copyBits(from);
      other.every((rank) => {
        const at = rank >>> 5;
        const bit = 1 << (rank & 31);
        if (((bits[at] as number) & bit) !== 0) this.size -= 1;
        bits[at] = (bits[at] as number) & ~bit;
        return true;
      });
      return this;
    }
    const values = this.#asValues();
    let size = 0;
    from.every((rank) => {
      if (!other.has(rank)) values[size++] = rank;
      return true;
    });
    this.size = size;
    return this;
  }

  /** Becomes a single rank. */
  hold(rank: number): this {
    this.#asValues()[0] = rank;
    this.size = 1;
    return this;
  }

  /** Becomes the union of two sets of values that together have at most {@link MOST_VALUES} ranks. */
  unite(a: BlockSet, b: BlockSet): this {
    const values = this.#asValues();
    const [aEnd, bEnd] = [a.start + a.size, b.start + b.size];
    let size = 0;
    let atA = a.start;
    let atB = b.start;
    while (atA < aEnd && atB < bEnd) {
      const inA = a.values[atA] as number;
      const inB = b.values[atB] as number;
      values[size++] = Math.min(inA, inB);
      atA += Number(inA <= inB);
      atB += Number(inB <= inA);
    }
    while (atA < aEnd) values[size++] = a.values[atA++] as number;
    while (atB < bEnd) values[size++] = b.values[atB++] as number;
    this.size = size;
    return this;
  }

  /** Becomes empty, so that {@link add} can fill it. */
  clear(): this {
    this.#asBits().fill(0);
    this.size = 0;
    return this;
  }

  /** Adds the ranks of another set, after {@link clear}. */
  add(other: BlockSet): void {
    const bits = this.bits;
    let size = this.size;
    if (other.isBits) {
      size = 0;
      for (let at = 0; at < BLOCK_WORDS; at++) {
        const word = (bits[at] as number) | (other.bits[other.start + at] as number);
        bits[at] = word;
        if (word !== 0) size += countBits(word);
      }
    } else {
      const end = other.start + other.size;
      for (let at = other.start; at < end; at++) {
        const rank = other.values[at] as number;
        const word = bits[rank >>> 5] as number;
        size += 1 - ((word >>> (rank & 31)) & 1);
        bits[rank >>> 5] = word | (1 << (rank & 31));
      }
    }
    this.size = size;
  }

  #intersectBits(a: BlockSet, b: BlockSet): this {
    const bits = this.#asBits();
    let size = 0;
    for (let at = 0; at < BLOCK_WORDS; at++) {
      const word = (a.bits[a.start + at] as number) & (b.bits[b.start + at] as number);
      bits[at] = word;
      if (word !== 0) size += countBits(word);
    }
    this.size = size;
    return this;
  }

  #filter(list: BlockSet, bitset: BlockSet): this {
    const values = this.#asValues();
    const { bits, start } = bitset;
    const end = list.start + list.size;
    let size = 0;
    for (let at = list.start; at < end; at++) {
      const rank = list.values[at] as number;
      values[size] = rank;
      size += ((bits[start + (rank >>> 5)] as number) >>> (rank & 31)) & 1;
    }
    this.size = size;
    return this;
  }

  #search(small: BlockSet, large: BlockSet): this {
    const values = this.#asValues();
    const end = large.start + large.size;
    let size = 0;
    let from = large.start;
    for (let at = small.start; at < small.start + small.size; at++) {
      const rank = small.values[at] as number;
      from = lowerBound(large.values, from, end, rank);
      if (from === end) break;
      if (large.values[from] === rank) values[size++] = rank;
    }
    this.size = size;
    return this;
  }

  /**
   * Marks the ranks of one list and looks up those of the other. A merge is slower, since each step waits for a
   * comparison.
   */
  #mark(small: BlockSet, large: BlockSet): this {
    const values = this.#asValues();
    const [marked, read] = [small.values, large.values];
    const [markedEnd, readEnd] = [small.start + small.size, large.start + large.size];
    for (let at = small.start; at < markedEnd; at++) MARKS[marked[at] as number] = 1;
    let size = 0;
    for (let at = large.start; at < readEnd; at++) {
      const rank = read[at] as number;
      values[size] = rank;
      size += MARKS[rank] as number;
    }
    for (let at = small.start; at < markedEnd; at++) MARKS[marked[at] as number] = 0;
    this.size = size;
    return this;
  }

  #asValues(): Uint16Array {
    this.isBits = false;
    this.start = 0;
    this.values = this.#values;
    return this.#values;
  }

  #asBits(): Uint32Array {
    this.#bits ??= new Uint32Array(BLOCK_WORDS);
    this.isBits = true;
    this.start = 0;
    this.bits = this.#bits;
    return this.#bits;
  }

  #copyBits(from: BlockSet): Uint32Array {
    const { bits, start, size } = from;
    const own = this.#asBits();
    if (own !== bits) own.set(bits.subarray(start, start + BLOCK_WORDS));
    this.size = size;
    return own;
  }
}

/** The first index from `from` on whose value is not less than `value`. */
function lowerBound(values: Uint16Array, from: number, end: number, value: number): number {
  // It is usually near, so the steps double until they pass it.
  let low = from;
  let step = 1;
  while (low + step < end && (values[low + step] as number) < value) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of set bits. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest set bit; at least one must be set. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
