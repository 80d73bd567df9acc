import type { ChunkSet } from './rank-sets.ts';

/** Finds the ranks that an expression matches, chunk by chunk. */
export interface MatchCursor {
  /**
   * Goes to a chunk; they are asked for in ascending order.
   *
   * @returns at least as many as there are ranks in it
   */
  seek(chunk: number): number;
  /** The ranks in the chunk, those of `among` if it is given. The next call may change them. */
  read(among?: ChunkSet): ChunkSet;
}
