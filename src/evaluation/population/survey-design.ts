/** How to treat a stratum with a single PSU, by the names of R's survey package. */
export const LONELY_PSUS = ['fail', 'remove', 'certainty', 'adjust', 'average'] as const;
/** One of `LONELY_PSUS`. */
export type LonelyPsu = (typeof LONELY_PSUS)[number];

/** A survey whose strata and PSUs are known; every person is a row, also those outside of a domain. */
export interface StratifiedDesign {
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
): StratifiedDesign {
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
  { strata, psus, lonelyPsu }: StratifiedDesign,
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
