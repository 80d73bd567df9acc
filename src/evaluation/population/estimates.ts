import { type ReplicateDesign, varianceOfReplicates } from './replicate-weights.ts';
import { restrictedTo, type StratifiedDesign, varianceOfTotal } from './survey-design.ts';

/** The design of a survey, from which estimates get standard errors. */
export type Design = StratifiedDesign | ReplicateDesign;

/** The design for estimates of a domain. */
export function designWithin(design: Design, domain: Int32Array): Design {
  return hasReplicates(design) ? design : restrictedTo(design, domain);
}

/** Ones for everybody, as denominators; made once for each survey. */
const ONES = new WeakMap<Float64Array, Float64Array>();

/** The values over which the weights of a mean are summed. */
export function onesOf({ weights }: Design): Float64Array {
  const known = ONES.get(weights);
  if (known !== undefined) return known;
  const ones = new Float64Array(weights.length).fill(1);
  ONES.set(weights, ones);
  return ones;
}

/** A figure of a population. */
export interface Estimate {
  readonly value: number;
  readonly standardError: number;
  /** How much larger the variance is than that of a simple random sample; NaN if nothing varies. */
  readonly designEffect: number;
}

/** An estimate with the parts of its variance. */
export interface Spread {
  readonly value: number;
  /** The contribution of the persons of each PSU to its deviation; with replicate weights, the estimate by each. */
  readonly parts: Float64Array;
}

/** Whether the survey has replicate weights. */
function hasReplicates(design: Design): design is ReplicateDesign {
  return 'replicates' in design;
}

/**
 * The ratio of two weighted totals over a domain.
 *
 * @param domain persons with known values
 */
export function ratioOf(
  design: Design,
  numerators: Float64Array,
  denominators: Float64Array,
  domain: Int32Array,
): Spread {
  const { value, below } = weightedRatio(design.weights, numerators, denominators, domain);
  if (hasReplicates(design)) {
    const parts = Float64Array.from(
      design.replicates,
      (weights) => weightedRatio(weights, numerators, denominators, domain).value,
    );
    return { value, parts };
  }
  const { weights, psus, strata } = design;
  const parts = new Float64Array(strata.length);
  for (let place = 0; place < domain.length; place++) {
    const person = domain[place] as number;
    const deviation = (numerators[person] as number) - value * (denominators[person] as number);
    (parts[psus[person] as number] as number) += ((weights[person] as number) * deviation) / below;
  }
  return { value, parts };
}

function weightedRatio(
  weights: Float64Array,
  numerators: Float64Array,
  denominators: Float64Array,
  domain: Int32Array,
) {
  let above = 0;
  let below = 0;
  for (let place = 0; place < domain.length; place++) {
    const person = domain[place] as number;
    const weight = weights[person] as number;
    above += weight * (numerators[person] as number);
    below += weight * (denominators[person] as number);
  }
  return { value: above / below, below };
}

/**
 * A function of an estimate. PSUs deviate by the slope of the function; replicates are estimated by the function
 * itself.
 *
 * @param slope the slope at the estimate; NaN if the function jumps, in which case there is no variance
 */
export function transformed(
  design: Design,
  { value, parts }: Spread,
  of: (value: number) => number,
  slope: number,
): Spread {
  const isReplicated = hasReplicates(design) && !Number.isNaN(slope);
  return {
    value: of(value),
    parts: isReplicated
      ? parts.map((part) => (Number.isNaN(part) ? part : of(part)))
      : parts.map((part) => (slope === 0 ? 0 : slope * part)),
  };
}

/** The sum of estimates, which vary together. */
export function sumOf(spreads: readonly Spread[]): Spread {
  const [first, ...others] = spreads;
  const parts = first?.parts.slice() ?? new Float64Array(0);
  for (const other of others) {
    other.parts.forEach((part, place) => {
      (parts[place] as number) += part;
    });
  }
  return { value: spreads.reduce((sum, { value }) => sum + value, 0), parts };
}

/** The standard error of an estimate. */
export function standardErrorOf(design: Design, spread: Spread): number {
  return Math.sqrt(varianceOf(design, spread));
}

function varianceOf(design: Design, { value, parts }: Spread): number {
  return hasReplicates(design)
    ? varianceOfReplicates(design, value, parts)
    : varianceOfTotal(design, parts);
}

/**
 * The weighted mean over a domain.
 *
 * @param domain persons with known values
 */
export function meanOf(design: Design, values: Float64Array, domain: Int32Array): Estimate {
  const spread = ratioOf(design, values, onesOf(design), domain);
  const variance = varianceOf(design, spread);
  return {
    value: spread.value,
    standardError: Math.sqrt(variance),
    designEffect: variance / simpleVariance(design, values, spread.value, domain),
  };
}

/** The share of a domain for which a condition holds. */
export function shareOf(
  design: Design,
  holds: (person: number) => boolean,
  domain: Int32Array,
): Spread {
  // Persons outside of the domain do not count.
  const counted = MARKS.get(design.weights) ?? new Float64Array(design.weights.length);
  MARKS.set(design.weights, counted);
  for (const person of domain) counted[person] = holds(person) ? 1 : 0;
  return ratioOf(design, counted, onesOf(design), domain);
}

/** Memory for the flags of a share, which is reused for the next. */
const MARKS = new WeakMap<Float64Array, Float64Array>();

/** The variance of the mean of a simple random sample of the same size, without replacement. */
function simpleVariance(
  design: Design,
  values: Float64Array,
  mean: number,
  domain: Int32Array,
): number {
  // With replicate weights, R counts persons of weight 0, because they may have another weight in a replicate.
  const countsAll = hasReplicates(design);
  let persons = 0;
  let total = 0;
  let squares = 0;
  for (const person of domain) {
    const weight = design.weights[person] as number;
    if (weight === 0 && !countsAll) continue;
    persons += 1;
    total += weight;
    squares += weight * ((values[person] as number) - mean) ** 2;
  }
  const variance = (squares / total) * (persons / (persons - 1));
  return (variance * (total - persons)) / (total * persons);
}
