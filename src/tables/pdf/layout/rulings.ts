import type { Ruling } from '../page/page-parts.ts';

/** A text begins at most this far outside of its cell, and rulings end at most this far from each other, in points. */
export const TOLERANCE = 2.5;

/** Pages below each other have many rulings: a place is looked up among those near it, in points. */
const BUCKET = 500;

/** Rulings in one direction, by where they pass and by their distance from the edge of the page. */
export class Rulings {
  readonly #buckets = new Map<number, Ruling[]>();

  constructor(rulings: readonly Ruling[]) {
    for (const ruling of [...rulings].sort((one, other) => one.at - other.at)) {
      const last = bucketOf(ruling.to + TOLERANCE);
      for (let bucket = bucketOf(ruling.from - TOLERANCE); bucket <= last; bucket += 1) {
        const some = this.#buckets.get(bucket) ?? [];
        this.#buckets.set(bucket, some);
        some.push(ruling);
      }
    }
  }

  /** The nearest rulings before and behind a place that pass by it. */
  around(at: number, across: number): [number | undefined, number | undefined] {
    const near = this.#buckets.get(bucketOf(across)) ?? [];
    const passes = ({ from, to }: Ruling) => from - TOLERANCE <= across && across <= to + TOLERANCE;
    const next = firstBehind(near, at);
    let before = next - 1;
    while (before >= 0 && !passes(near[before] as Ruling)) before -= 1;
    let behind = next;
    while (behind < near.length && !passes(near[behind] as Ruling)) behind += 1;
    return [near[before]?.at, near[behind]?.at];
  }
}

function bucketOf(across: number): number {
  return Math.floor(across / BUCKET);
}

/** The index of the first ruling behind a place. */
function firstBehind(rulings: readonly Ruling[], at: number): number {
  let [low, high] = [0, rulings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rulings[middle] as Ruling).at > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
