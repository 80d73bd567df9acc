/** How to treat a stratum with a single PSU, by the names of R's survey package. */
export const LONELY_PSUS = ['fail', 'remove', 'certainty', 'adjust', 'average'] as const;
/** One of `LONELY_PSUS`. */
export type LonelyPsu = (typeof LONELY_PSUS)[number];

/** Where the persons of a survey belong; every person is a row, also those outside of a domain. */
export interface SurveyDesign {
  readonly weights: Float64Array;
  /** Numbers of strata and of PSUs, by person; PSUs are numbered over all strata. */
  readonly strata: Int32Array;
  readonly psus: Int32Array;
  readonly lonelyPsu: LonelyPsu;
}

/** A stratum has a single PSU, and the design does not say what to do about it. */
export class SinglePsuError extends Error {
  readonly stratum: number;

  constructor(stratum: number) {
    super('a stratum has a single PSU');
    this.stratum = stratum;
  }
}

/**
 * Numbers the strata and the PSUs in them, which may have the same names in other strata.
 *
 * @param strata names by person; of one stratum where there are none
 * @param psus names by person; each person is a PSU where there are none
 */
export function surveyDesign(
  weights: Float64Array,
  strata: readonly string[] | undefined,
  psus: readonly string[] | undefined,
  lonelyPsu: LonelyPsu,
): SurveyDesign {
  const stratumNumbers = new Map<string, number>();
  const psuNumbers = new Map<string, number>();
  const numberOf = (numbers: Map<string, number>, name: string) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const stratumOf = Int32Array.from(weights, (_, person) =>
    numberOf(stratumNumbers, strata?.[person] ?? ''),
  );
  const psuOf = Int32Array.from(weights, (_, person) =>
    numberOf(psuNumbers, `${stratumOf[person]} ${psus?.[person] ?? `person ${person}`}`),
  );
  return { weights, strata: stratumOf, psus: psuOf, lonelyPsu };
}

/**
 * The variance of a total of influences by Taylor linearization: between the PSUs of each stratum, with replacement.
 * Source: T. Lumley, Analysis of complex survey samples, Journal of Statistical Software 9(8), 2004; it is what
 * `svymean` and `svyratio` of R's survey package compute.
 *
 * @param influences of the persons, weights included; 0 outside of a domain
 * @throws SinglePsuError where a stratum has a single PSU and the design says to fail
 */
export function varianceOfTotal(
  { strata, psus, lonelyPsu }: SurveyDesign,
  influences: Float64Array,
): number {
  const totals = new Map<number, number>();
  const stratumOf = new Map<number, number>();
  influences.forEach((influence, person) => {
    const psu = psus[person] as number;
    totals.set(psu, (totals.get(psu) ?? 0) + influence);
    stratumOf.set(psu, strata[person] as number);
  });
  const byStratum = new Map<number, number[]>();
  for (const [psu, total] of totals) {
    const stratum = stratumOf.get(psu) as number;
    const known = byStratum.get(stratum);
    if (known === undefined) byStratum.set(stratum, [total]);
    else known.push(total);
  }
  let variance = 0;
  let lonely = 0;
  for (const [stratum, own] of byStratum) {
    if (own.length > 1) {
      variance += betweenPsus(own);
      continue;
    }
    lonely += 1;
    if (lonelyPsu === 'fail') throw new SinglePsuError(stratum);
    // Centred at the grand mean, which is 0 for influences.
    if (lonelyPsu === 'adjust') variance += (own[0] as number) ** 2;
  }
  const others = byStratum.size - lonely;
  return lonelyPsu === 'average' && others > 0 ? (variance * byStratum.size) / others : variance;
}

function betweenPsus(totals: readonly number[]): number {
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const squares = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0);
  return (squares * totals.length) / (totals.length - 1);
}

/** A figure of a population. */
export interface Estimate {
  readonly value: number;
  readonly standardError: number;
  /** How much larger the variance is than that of a simple random sample; NaN where nothing varies. */
  readonly designEffect: number;
}

/** A ratio, and what each person adds to its deviation. */
export interface LinearizedRatio {
  readonly value: number;
  readonly influences: Float64Array;
}

/**
 * The ratio of two weighted totals over a domain.
 *
 * @param isIn persons of the domain with known values
 */
export function linearizedRatio(
  { weights }: SurveyDesign,
  numerators: Float64Array,
  denominators: Float64Array,
  isIn: Uint8Array,
): LinearizedRatio {
  let above = 0;
  let below = 0;
  for (let person = 0; person < weights.length; person++) {
    if (isIn[person] === 0) continue;
    above += (weights[person] as number) * (numerators[person] as number);
    below += (weights[person] as number) * (denominators[person] as number);
  }
  const value = above / below;
  const influences = Float64Array.from(weights, (weight, person) =>
    isIn[person] === 0
      ? 0
      : (weight * ((numerators[person] as number) - value * (denominators[person] as number))) /
        below,
  );
  return { value, influences };
}

/** The weighted mean over a domain. */
export function meanOf(design: SurveyDesign, values: Float64Array, isIn: Uint8Array): Estimate {
  const ones = new Float64Array(values.length).fill(1);
  const { value, influences } = linearizedRatio(design, values, ones, isIn);
  const variance = varianceOfTotal(design, influences);
  return {
    value,
    standardError: Math.sqrt(variance),
    designEffect: variance / simpleVariance(design.weights, values, value, isIn),
  };
}

/** The variance of the mean of a simple random sample of as many persons, without replacement. */
function simpleVariance(
  weights: Float64Array,
  values: Float64Array,
  mean: number,
  isIn: Uint8Array,
): number {
  let persons = 0;
  let total = 0;
  let squares = 0;
  for (let person = 0; person < weights.length; person++) {
    const weight = weights[person] as number;
    if (isIn[person] === 0 || weight === 0) continue;
    persons += 1;
    total += weight;
    squares += weight * ((values[person] as number) - mean) ** 2;
  }
  const variance = (squares / total) * (persons / (persons - 1));
  return (variance * (total - persons)) / (total * persons);
}
