/** How to treat a stratum with a single PSU, by the names of R's survey package. */
export const LONELY_PSUS = ['fail', 'remove', 'certainty', 'adjust', 'average'] as const;
/** One of `LONELY_PSUS`. */
export type LonelyPsu = (typeof LONELY_PSUS)[number];

/** A survey whose strata and PSUs are known. Every person is a row, including those outside the domain. */
export interface StratifiedDesign {
  readonly weights: Float64Array;
  /** The number of each person's PSU; any number for persons outside the domain. */
  readonly psus: Int32Array;
  /** The number of the stratum of each PSU. */
  readonly strata: Int32Array;
  /** The number of PSUs in each stratum of the whole survey. */
  readonly sizes: Int32Array;
  readonly lonelyPsu: LonelyPsu;
}

/** A stratum has a single PSU, and the design does not say what to do about it. */
export class SinglePsuError extends Error {
  /** One person of the stratum. */
  readonly person: number;

  constructor(person: number) {
    super('a stratum has a single PSU');
    this.person = person;
  }
}

/**
 * Numbers the strata and the PSUs in them. PSUs of different strata may have the same name.
 *
 * @param strata names by person; if undefined, all persons are in one stratum
 * @param psus names by person; if undefined, each person is a PSU
 * @throws SinglePsuError if a stratum has a single PSU and the design says to fail
 */
export function surveyDesign(
  weights: Float64Array,
  strata: readonly string[] | undefined,
  psus: readonly string[] | undefined,
  lonelyPsu: LonelyPsu,
): StratifiedDesign {
  const stratumNumbers = new Map<string, number>();
  const psuNumbers = new Map<string, number>();
  const stratumOf: number[] = [];
  const numberOf = (numbers: Map<string, number>, name: string) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const psuOf = Int32Array.from(weights, (_, person) => {
    const stratum = numberOf(stratumNumbers, strata?.[person] ?? '');
    const psu = numberOf(psuNumbers, `${stratum} ${psus?.[person] ?? `person ${person}`}`);
    stratumOf[psu] = stratum;
    return psu;
  });
  const sizes = new Int32Array(stratumNumbers.size);
  for (const stratum of stratumOf) (sizes[stratum] as number) += 1;
  if (lonelyPsu === 'fail' && sizes.includes(1)) {
    const lonely = stratumOf.findIndex((stratum) => sizes[stratum] === 1);
    throw new SinglePsuError(psuOf.indexOf(lonely));
  }
  return { weights, psus: psuOf, strata: Int32Array.from(stratumOf), sizes, lonelyPsu };
}

/**
 * The design with only the PSUs of a domain, so that estimates for many small domains take no more time than those for
 * everybody. Variances stay the same, because the totals of the other PSUs are 0.
 */
export function restrictedTo(design: StratifiedDesign, domain: Int32Array): StratifiedDesign {
  const numbers = new Int32Array(design.strata.length).fill(-1);
  const psus = new Int32Array(design.psus.length);
  const strata: number[] = [];
  for (const person of domain) {
    const psu = design.psus[person] as number;
    if ((numbers[psu] as number) < 0) {
      numbers[psu] = strata.length;
      strata.push(design.strata[psu] as number);
    }
    psus[person] = numbers[psu] as number;
  }
  return { ...design, psus, strata: Int32Array.from(strata) };
}

/**
 * The variance of a total of influences by Taylor linearization: between the PSUs of each stratum, with replacement.
 * Source: T. Lumley, Analysis of complex survey samples, Journal of Statistical Software 9(8), 2004; it is what
 * `svymean` and `svyratio` of R's survey package compute.
 *
 * @param totals of the influences of the persons of each PSU, weights included
 */
export function varianceOfTotal(
  { strata, sizes, lonelyPsu }: StratifiedDesign,
  totals: Float64Array,
): number {
  const means = new Float64Array(sizes.length);
  const counts = new Int32Array(sizes.length);
  for (let psu = 0; psu < totals.length; psu++) {
    const stratum = strata[psu] as number;
    (means[stratum] as number) += (totals[psu] as number) / (sizes[stratum] as number);
    (counts[stratum] as number) += 1;
  }
  const squares = new Float64Array(sizes.length);
  for (let psu = 0; psu < totals.length; psu++) {
    const stratum = strata[psu] as number;
    // A stratum with a single PSU is centred at the grand mean, which is 0 for influences.
    const mean = sizes[stratum] === 1 ? 0 : (means[stratum] as number);
    (squares[stratum] as number) += ((totals[psu] as number) - mean) ** 2;
  }
  let variance = 0;
  let lonely = 0;
  for (let stratum = 0; stratum < sizes.length; stratum++) {
    const size = sizes[stratum] as number;
    if (size === 1) {
      lonely += 1;
      if (lonelyPsu === 'adjust') variance += squares[stratum] as number;
      continue;
    }
    const others = (size - (counts[stratum] as number)) * (means[stratum] as number) ** 2;
    variance += (((squares[stratum] as number) + others) * size) / (size - 1);
  }
  const usual = sizes.length - lonely;
  return lonelyPsu === 'average' && usual > 0 ? (variance * sizes.length) / usual : variance;
}
