import { type BlockSet, ScratchSet } from './rank-sets.ts';

/** Sets that evaluations reuse, since each takes kilobytes. */
const SETS: ScratchSet[] = [];

/** How many of them the current evaluation uses. */
let usedSets = 0;

/** A set for the current evaluation. */
export function takeScratchSet(): ScratchSet {
  if (usedSets === SETS.length) SETS.push(new ScratchSet());
  return SETS[usedSets++] as ScratchSet;
}

/** Runs an evaluation. Afterwards, other evaluations reuse the sets that its cursors returned. */
export function withScratchSets<Result>(evaluate: () => Result): Result {
  try {
    return evaluate();
  } finally {
    usedSets = 0;
  }
}

/** A set with a single rank of a block. */
export function onlyRank(rank: number): BlockSet {
  return takeScratchSet().hold(rank);
}
