import type { BlockSet } from './rank-sets.ts';

/** Finds the ranks that an expression matches, block by block. */
export interface MatchCursor {
  /**
   * Moves to a block. Callers go through blocks in ascending order.
   *
   * @returns an upper bound of the number of matching ranks in the block; 0 if there are none
   */
  seek(block: number): number;
  /** The matching ranks in the block, limited to `among` if given. The next call may overwrite them. */
  read(among?: BlockSet): BlockSet;
}
