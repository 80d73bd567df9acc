import { type IndexComponent, isRanked } from './index-table.ts';

/** The positions of the metrics of an index in a row. */
interface RankedPlaces {
  /** The position of the first score; scores are in the order of the components. */
  readonly scores: number;
  readonly densities: number;
  readonly totalScore: number;
}

const FIFTHS = [0.2, 0.4, 0.6, 0.8];
const LAST_FIFTH = FIFTHS.length + 1;

/**
 * Fills in the scores that depend on other groups, and then the totals. All groups have the same weight. A group whose
 * density is unknown scores 0 and does not affect the cut-offs of the others.
 */
export function rankRows(
  index: readonly IndexComponent[],
  rows: readonly Float64Array[],
  { scores, densities, totalScore }: RankedPlaces,
): void {
  for (const [place, row] of index.entries()) {
    if (!isRanked(row)) continue;
    const all = Float64Array.from(rows, (values) => values[densities + place] as number);
    const sorted = all.filter((density) => !Number.isNaN(density)).sort();
    const score = scoreAmong(row, sorted);
    rows.forEach((values, group) => {
      const density = all[group] as number;
      values[scores + place] = Number.isNaN(density) ? 0 : score(density);
    });
  }
  for (const values of rows) {
    values[totalScore] = index.reduce(
      (sum, _, place) => sum + (values[scores + place] as number),
      0,
    );
  }
}

function scoreAmong(
  { scoring, maxScore }: IndexComponent,
  sorted: Float64Array,
): (density: number) => number {
  const median = quantile(sorted, 0.5);
  const cuts = FIFTHS.map((share) => quantile(sorted, share));
  const fifth = (density: number) => 1 + cuts.filter((cut) => cut < density).length;
  switch (scoring) {
    case 'above median':
      return (density) => (density > median ? maxScore : 0);
    case 'below median':
      return (density) => (density < median ? maxScore : 0);
    case 'falling fifths':
      return (density) => ((LAST_FIFTH + 1 - fifth(density)) / LAST_FIFTH) * maxScore;
    default:
      return (density) => (fifth(density) / LAST_FIFTH) * maxScore;
  }
}

/**
 * A quantile by linear interpolation between the two values around it: type 7 of R. J. Hyndman and Y. Fan, Sample
 * quantiles in statistical packages, The American Statistician 50, 1996, the default of R.
 *
 * @param sorted NaN for unknown values
 */
export function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (place - below) * (high - low);
}
