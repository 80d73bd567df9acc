import type { ChunkSet } from './rank-sets.ts';

/** Finds the ranks that an expression matches, chunk by chunk. */
export interface MatchCursor {
  /**
   * Moves to a chunk. Callers go through chunks in ascending order.
   *
   * @returns an upper bound of the number of matching ranks in the chunk; 0 if there are none
   */
  seek(chunk: number): number;
  /** The matching ranks in the chunk, limited to `among` if given. The next call may overwrite them. */
  read(among?: ChunkSet): ChunkSet;
}
