/** How the replicates of a survey were made. */
export type ReplicateMethod =
  | { readonly kind: 'brr' | 'jk1' | 'jk2' | 'bootstrap' | 'successive-difference' }
  /** Balanced repeated replication with weights perturbed by a factor (Fay's method). */
  | { readonly kind: 'fay'; readonly rho: number };

/** The value from which replicates deviate: their own mean, or the estimate by the weights of the survey. */
export const REPLICATE_CENTERS = ['mean', 'estimate'] as const;
/** One of `REPLICATE_CENTERS`. */
export type ReplicateCenter = (typeof REPLICATE_CENTERS)[number];

/** A survey with replicate weights, which are published in place of strata and PSUs. */
export interface ReplicateDesign {
  readonly weights: Float64Array;
  /** Weights by person, which include those of the survey: a column for each replicate. */
  readonly replicates: readonly Float64Array[];
  readonly method: ReplicateMethod;
  readonly center: ReplicateCenter;
}

/** Reads the name of a method, such as `brr` or `fay-0.3`; undefined for any other text. */
export function replicateMethod(text: string): ReplicateMethod | undefined {
  switch (text) {
    case 'brr':
    case 'jk1':
    case 'jk2':
    case 'bootstrap':
    case 'successive-difference':
      return { kind: text };
  }
  const rho = Number(/^fay-(0?\.\d+)$/.exec(text)?.[1] ?? Number.NaN);
  return rho > 0 && rho < 1 ? { kind: 'fay', rho } : undefined;
}

/** The factor of the sum of squared deviations: the scales of `svrepdesign` of R's survey package. */
function scaleOf(method: ReplicateMethod, count: number): number {
  switch (method.kind) {
    case 'brr':
      return 1 / count;
    case 'fay':
      return 1 / (count * (1 - method.rho) ** 2);
    case 'jk1':
      return (count - 1) / count;
    case 'jk2':
      return 1;
    case 'bootstrap':
      return 1 / (count - 1);
    case 'successive-difference':
      return 4 / count;
  }
}

/**
 * The variance of an estimate, computed from the estimates of all replicates. Replicates without an estimate, such as
 * those in which a domain has no weight, are skipped, like in `svrVar` of R's survey package.
 *
 * @param estimates the estimates by replicate
 */
export function varianceOfReplicates(
  { replicates, method, center }: ReplicateDesign,
  estimate: number,
  estimates: Float64Array,
): number {
  const known = estimates.filter((one) => !Number.isNaN(one));
  const middle =
    center === 'estimate' ? estimate : known.reduce((sum, one) => sum + one, 0) / known.length;
  const squares = known.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return known.length === 0 ? Number.NaN : squares * scaleOf(method, replicates.length);
}

/** The digits at the end of a column's name. */
const NUMBERED = /^(.*?)(\d+)$/;

/**
 * The columns of replicate weights: names, and ranges such as `RW01:RW52`, whose numbers keep their leading zeros.
 *
 * @returns undefined if a range does not consist of two numbered names with the same beginning
 */
export function replicateColumns(names: readonly string[]): string[] | undefined {
  const columns: string[] = [];
  for (const name of names) {
    const colon = name.indexOf(':');
    if (colon < 0) {
      columns.push(name);
      continue;
    }
    const [, prefix = '', first = ''] = NUMBERED.exec(name.slice(0, colon)) ?? [];
    const [, samePrefix, last = ''] = NUMBERED.exec(name.slice(colon + 1)) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || prefix !== samePrefix || from > to || to - from >= MAX_REPLICATES) {
      return undefined;
    }
    for (let number = from; number <= to; number++) {
      columns.push(`${prefix}${String(number).padStart(first.length, '0')}`);
    }
  }
  return columns;
}

/** More replicates than any survey publishes. */
const MAX_REPLICATES = 10_000;
