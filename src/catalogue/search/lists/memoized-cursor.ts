import type { BlockMemo } from './block-memo.ts';
import type { MatchCursor } from './match-cursor.ts';
import { BlockSet, type ScratchSet } from './rank-sets.ts';
import { takeScratchSet } from './scratch-sets.ts';

/** Evaluates only the blocks that the memo does not have yet. */
export class MemoizedCursor implements MatchCursor {
  readonly #memo: BlockMemo;
  readonly #make: () => MatchCursor;
  readonly #set = new BlockSet();
  #cursor: MatchCursor | undefined;
  #block = 0;
  #isKnown = false;
  #filtered: ScratchSet | undefined;

  constructor(memo: BlockMemo, make: () => MatchCursor) {
    this.#memo = memo;
    this.#make = make;
    this.#set.values = memo.values;
  }

  seek(block: number): number {
    this.#block = block;
    const known = this.#memo.sizeOf(block);
    this.#isKnown = known !== undefined;
    if (known !== undefined) {
      this.#set.size = known;
      this.#set.start = this.#memo.startOf(block);
      return known;
    }
    this.#cursor ??= this.#make();
    const most = this.#cursor.seek(block);
    if (most === 0) this.#memo.keepNone(block);
    return most;
  }

  read(among?: BlockSet): BlockSet {
    if (!this.#isKnown) {
      const set = (this.#cursor as MatchCursor).read(among);
      if (among === undefined) this.#memo.keep(this.#block, set);
      return set;
    }
    if (among === undefined || this.#set.size === 0) return this.#set;
    this.#filtered ??= takeScratchSet();
    return this.#filtered.intersect(among, this.#set);
  }
}
