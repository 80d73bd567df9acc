import type { ChunkSet } from './rank-sets.ts';

/** Memoized intersections: the stages of a search evaluate the same ones again and again. */
const MEMOS = 6;

/** Memoized ranks per intersection. */
const MEMO_RANKS = 12_000;

/** Marks a chunk that was not evaluated. */
const UNKNOWN = -1;

/** Memoizes the ranks of an expression by chunk. Later expressions reuse its memory. */
export class ChunkMemo {
  text = '';
  /** Whether a cursor still reads it. */
  isUsed = false;
  readonly values = new Uint16Array(MEMO_RANKS);
  readonly #sizes: Int32Array;
  readonly #starts: Int32Array;
  #end = 0;

  constructor(chunks: number) {
    this.#sizes = new Int32Array(chunks);
    this.#starts = new Int32Array(chunks);
  }

  begin(text: string): void {
    this.text = text;
    this.#sizes.fill(UNKNOWN);
    this.#end = 0;
  }

  /** The number of ranks in a chunk; undefined if the chunk was not evaluated. */
  sizeOf(chunk: number): number | undefined {
    const size = this.#sizes[chunk] as number;
    return size === UNKNOWN ? undefined : size;
  }

  /** The index of a chunk's first rank in the values. */
  startOf(chunk: number): number {
    return this.#starts[chunk] as number;
  }

  keepNone(chunk: number): void {
    this.#sizes[chunk] = 0;
  }

  /** Stores all ranks of a chunk, if they are few and there is room. */
  keep(chunk: number, { isBits, size, start, values }: ChunkSet): void {
    if (isBits || size > this.values.length - this.#end) return;
    for (let at = 0; at < size; at++) this.values[this.#end + at] = values[start + at] as number;
    this.#sizes[chunk] = size;
    this.#starts[chunk] = this.#end;
    this.#end += size;
  }
}

/** Memos of the most recent expressions. */
export class ChunkMemos {
  readonly #chunks: number;
  /** The most recent first. */
  readonly #memos: ChunkMemo[] = [];

  /** @param chunks the number of chunks */
  constructor(chunks: number) {
    this.#chunks = chunks;
  }

  /** The memo of an expression, valid until {@link release}; undefined if all are in use. */
  of(text: string): ChunkMemo | undefined {
    const memos = this.#memos;
    let at = memos.findIndex((memo) => memo.text === text);
    if (at < 0) {
      if (memos.length < MEMOS) at = memos.push(new ChunkMemo(this.#chunks)) - 1;
      else at = memos.findLastIndex(({ isUsed }) => !isUsed);
      if (at < 0) return undefined;
      memos[at]?.begin(text);
    }
    const memo = memos[at] as ChunkMemo;
    memo.isUsed = true;
    memos.copyWithin(1, 0, at);
    memos[0] = memo;
    return memo;
  }

  release(): void {
    for (const memo of this.#memos) memo.isUsed = false;
  }
}
