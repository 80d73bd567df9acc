/** How to treat a stratum with a single PSU, by the names of R's survey package. */
export const LONELY_PSUS = ['fail', 'remove', 'certainty', 'adjust', 'average'] as const;
/** One of `LONELY_PSUS`. */
export type LonelyPsu = (typeof LONELY_PSUS)[number];

/** A survey whose strata and PSUs are known; every person is a row, also those outside of a domain. */
export interface StratifiedDesign {
  readonly weights: Float64Array;
  /** The number of the PSU of each person; PSUs are numbered over all strata. */
  readonly psus: Int32Array;
  /** The number of the stratum of each PSU. */
  readonly strata: Int32Array;
  readonly lonelyPsu: LonelyPsu;
}

/** A stratum has a single PSU, and the design does not say what to do about it. */
export class SinglePsuError extends Error {
  readonly psu: number;

  constructor(psu: number) {
    super('a stratum has a single PSU');
    this.psu = psu;
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
  return { weights, psus: psuOf, strata: Int32Array.from(stratumOf), lonelyPsu };
}

/**
 * The variance of a total of influences by Taylor linearization: between the PSUs of each stratum, with replacement.
 * Source: T. Lumley, Analysis of complex survey samples, Journal of Statistical Software 9(8), 2004; it is what
 * `svymean` and `svyratio` of R's survey package compute.
 *
 * @param totals of the influences of the persons of each PSU, weights included
 * @throws SinglePsuError where a stratum has a single PSU and the design says to fail
 */
export function varianceOfTotal(
  { strata, lonelyPsu }: StratifiedDesign,
  totals: Float64Array,
): number {
  const byStratum = new Map<number, number[]>();
  for (let psu = 0; psu < totals.length; psu++) {
    const own = byStratum.get(strata[psu] as number);
    if (own === undefined) byStratum.set(strata[psu] as number, [totals[psu] as number]);
    else own.push(totals[psu] as number);
  }
  let variance = 0;
  let lonely = 0;
  for (const [stratum, own] of byStratum) {
    if (own.length > 1) {
      variance += betweenPsus(own);
      continue;
    }
    lonely += 1;
    if (lonelyPsu === 'fail') throw new SinglePsuError(strata.indexOf(stratum));
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
