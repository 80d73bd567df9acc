import type { BlockSet } from './rank-sets.ts';

/** Memoized intersections: the stages of a search evaluate the same ones again and again. */
const MEMOS = 6;

/** Memoized ranks per intersection. */
const MEMO_RANKS = 12_000;

/** Marks a block that was not evaluated. */
const UNKNOWN = -1;

/** Memoizes the ranks of an expression by block. Later expressions reuse its memory. */
export class BlockMemo {
  text = '';
  /** Whether a cursor still reads it. */
  isUsed = false;
  readonly values = new Uint16Array(MEMO_RANKS);
  readonly #sizes: Int32Array;
  readonly #starts: Int32Array;
  #end = 0;

  constructor(blocks: number) {
    this.#sizes = new Int32Array(blocks);
    this.#starts = new Int32Array(blocks);
  }

  begin(text: string): void {
    this.text = text;
    this.#sizes.fill(UNKNOWN);
    this.#end = 0;
  }

  /** The number of ranks in a block; undefined if the block was not evaluated. */
  sizeOf(block: number): number | undefined {
    const size = this.#sizes[block] as number;
    return size === UNKNOWN ? undefined : size;
  }

  /** The index of a block's first rank in the values. */
  startOf(block: number): number {
    return this.#starts[block] as number;
  }

  keepNone(block: number): void {
    this.#sizes[block] = 0;
  }

  /** Stores all ranks of a block, if they are few and there is room. */
  keep(block: number, { isBits, size, start, values }: BlockSet): void {
    if (isBits || size > this.values.length - this.#end) return;
    for (let at = 0; at < size; at++) this.values[this.#end + at] = values[start + at] as number;
    this.#sizes[block] = size;
    this.#starts[block] = this.#end;
    this.#end += size;
  }
}

/** Memos of the most recent expressions. */
export class BlockMemos {
  readonly #blocks: number;
  /** The most recent first. */
  readonly #memos: BlockMemo[] = [];

  /** @param blocks the number of blocks */
  constructor(blocks: number) {
    this.#blocks = blocks;
  }

  /** The memo of an expression, valid until {@link release}; undefined if all are in use. */
  of(text: string): BlockMemo | undefined {
    const memos = this.#memos;
    let at = memos.findIndex((memo) => memo.text === text);
    if (at < 0) {
      if (memos.length < MEMOS) at = memos.push(new BlockMemo(this.#blocks)) - 1;
      else at = memos.findLastIndex(({ isUsed }) => !isUsed);
      if (at < 0) return undefined;
      memos[at]?.begin(text);
    }
    const memo = memos[at] as BlockMemo;
    memo.isUsed = true;
    memos.copyWithin(1, 0, at);
    memos[0] = memo;
    return memo;
  }

  release(): void {
    for (const memo of this.#memos) memo.isUsed = false;
  }
}
