import { type Design, shareOf, standardErrorOf } from './estimates.ts';

/** The percentiles that describe a distribution. */
export const PERCENTILES = [5, 10, 25, 50, 75, 90, 95] as const;

/** Standard errors on each side of a 95 % confidence interval: the normal quantile, as in R's survey package. */
export const NORMAL_975 = 1.959963984540054;

/** The value that a share of a population does not exceed. */
export interface Percentile {
  readonly percent: (typeof PERCENTILES)[number];
  readonly value: number;
  /** NaN if the interval of the share extends beyond 0 or 1. */
  readonly standardError: number;
}

/**
 * The percentiles of a domain: the lowest value whose cumulative share of the weight is at least the percentage.
 * Standard errors are from Woodruff's interval: the confidence interval of that share, converted to values. This is
 * `svyquantile(qrule = "math", interval.type = "mean", df = Inf)` of R's survey package.
 *
 * Source: R. S. Woodruff, Confidence intervals for medians and other position measures, Journal of the American
 * Statistical Association 47(260), 1952.
 *
 * @param domain persons with known values
 */
export function percentilesOf(
  design: Design,
  values: Float64Array,
  domain: Int32Array,
): Percentile[] {
  const valueAt = quantileFunction(design.weights, values, domain);
  return PERCENTILES.map((percent) => {
    const value = valueAt(percent / 100);
    const share = shareOf(design, (person) => (values[person] as number) <= value, domain);
    const margin = NORMAL_975 * standardErrorOf(design, share);
    const [low, high] = [share.value - margin, share.value + margin];
    const standardError =
      low < 0 || high > 1 ? Number.NaN : (valueAt(high) - valueAt(low)) / (2 * NORMAL_975);
    return { percent, value, standardError };
  });
}

/** The inverse of the cumulative share of the weight; NaN without persons. */
function quantileFunction(weights: Float64Array, values: Float64Array, domain: Int32Array) {
  const sorted = domain
    .filter((person) => (weights[person] as number) > 0)
    .sort((a, b) => (values[a] as number) - (values[b] as number));
  const cumulated = new Float64Array(sorted.length);
  let total = 0;
  sorted.forEach((person, place) => {
    total += weights[person] as number;
    cumulated[place] = total;
  });
  return (share: number): number => {
    // The first whose cumulated weight is above the share.
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulated[middle] as number) <= share * total) low = middle + 1;
      else high = middle;
    }
    const isMet = low > 0 && share === (cumulated[low - 1] as number) / total;
    const place = isMet ? low - 1 : Math.min(low, sorted.length - 1);
    return sorted.length === 0 ? Number.NaN : (values[sorted[place] as number] as number);
  };
}
