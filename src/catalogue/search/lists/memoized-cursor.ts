import type { ChunkMemo } from './chunk-memo.ts';
import type { MatchCursor } from './match-cursor.ts';
import { ChunkSet, type ScratchSet } from './rank-sets.ts';
import { scratch } from './scratch-sets.ts';

/** Evaluates only the chunks that a memo does not know. */
export class MemoizedCursor implements MatchCursor {
  readonly #memo: ChunkMemo;
  readonly #make: () => MatchCursor;
  readonly #set = new ChunkSet();
  #cursor: MatchCursor | undefined;
  #chunk = 0;
  #isKnown = false;
  #filtered: ScratchSet | undefined;

  constructor(memo: ChunkMemo, make: () => MatchCursor) {
    this.#memo = memo;
    this.#make = make;
    this.#set.values = memo.values;
  }

  seek(chunk: number): number {
    this.#chunk = chunk;
    const known = this.#memo.sizeOf(chunk);
    this.#isKnown = known !== undefined;
    if (known !== undefined) {
      this.#set.size = known;
      this.#set.start = this.#memo.startOf(chunk);
      return known;
    }
    this.#cursor ??= this.#make();
    const most = this.#cursor.seek(chunk);
    if (most === 0) this.#memo.keepNone(chunk);
    return most;
  }

  read(among?: ChunkSet): ChunkSet {
    if (!this.#isKnown) {
      const set = (this.#cursor as MatchCursor).read(among);
      if (among === undefined) this.#memo.keep(this.#chunk, set);
      return set;
    }
    if (among === undefined || this.#set.size === 0) return this.#set;
    this.#filtered ??= scratch();
    return this.#filtered.intersect(among, this.#set);
  }
}
