/**
 * Mean absolute error, bias and correlation of pairs of a score and its estimate, as cells of a
 * table.
 */
export function compareScores(
  pairs: readonly (readonly [number, number])[],
): [error: string, bias: string, correlation: string] {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [a, b] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const covariance = mean(pairs.map(([x, y]) => (x - a) * (y - b)));
  const spread = (of: (pair: readonly [number, number]) => number, centre: number) =>
    Math.sqrt(mean(pairs.map((pair) => (of(pair) - centre) ** 2)));
  const correlation = covariance / (spread(([x]) => x, a) * spread(([, y]) => y, b));
  const error = mean(pairs.map(([x, y]) => Math.abs(x - y)));
  return [error.toFixed(2), (b - a).toFixed(2), correlation.toFixed(3)];
}
