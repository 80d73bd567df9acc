import type { ChunkMemo } from './chunk-memo.ts';
import type { Matches } from './matches.ts';
import { ChunkSet, type ScratchSet } from './rank-sets.ts';
import { scratch } from './scratch-sets.ts';

/** Evaluates only the chunks that a memo does not know. */
export class RememberedMatches implements Matches {
  readonly #memo: ChunkMemo;
  readonly #make: () => Matches;
  readonly #set = new ChunkSet();
  #matches: Matches | undefined;
  #chunk = 0;
  #isKnown = false;
  #filtered: ScratchSet | undefined;

  constructor(memo: ChunkMemo, make: () => Matches) {
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
    this.#matches ??= this.#make();
    const most = this.#matches.seek(chunk);
    if (most === 0) this.#memo.keepNone(chunk);
    return most;
  }

  read(among?: ChunkSet): ChunkSet {
    if (!this.#isKnown) {
      const set = (this.#matches as Matches).read(among);
      if (among === undefined) this.#memo.keep(this.#chunk, set);
      return set;
    }
    if (among === undefined || this.#set.size === 0) return this.#set;
    this.#filtered ??= scratch();
    return this.#filtered.intersect(among, this.#set);
  }
}
