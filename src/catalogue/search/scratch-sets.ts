import { type ChunkSet, ScratchSet } from './rank-sets.ts';

/** Sets that evaluations use again and again: each takes kilobytes. */
const SETS: ScratchSet[] = [];

/** How many of them the evaluation uses. */
let usedSets = 0;

/** A set for the evaluation that is under way. */
export function scratch(): ScratchSet {
  if (usedSets === SETS.length) SETS.push(new ScratchSet());
  return SETS[usedSets++] as ScratchSet;
}

/** Runs an evaluation, after which the sets that its matches gave are used by others. */
export function evaluating<Result>(evaluate: () => Result): Result {
  try {
    return evaluate();
  } finally {
    usedSets = 0;
  }
}

/** A set of a single rank within its chunk. */
export function onlyRank(rank: number): ChunkSet {
  return scratch().hold(rank);
}
