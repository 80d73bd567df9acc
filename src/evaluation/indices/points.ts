import type { IndexComponent } from './index-table.ts';

/** A deduction is in percent of the standard. */
const PERCENT = 100;

/** The points for a density, which may be an infinite ratio. NaN for components that compare groups with each other. */
export function points(row: IndexComponent, density: number): number {
  const { maxScore, worstAt, bestAt } = row;
  switch (row.scoring ?? 'linear') {
    case 'linear':
      return interpolate(row, density);
    case 'steps': {
      const isAtLeast = (standard: number) =>
        worstAt < bestAt ? density >= standard : density <= standard;
      return isAtLeast(bestAt) ? maxScore : isAtLeast(worstAt) ? maxScore / 2 : 0;
    }
    case 'within':
      return density >= worstAt && density <= bestAt ? maxScore : 0;
    case 'deduction':
      return -PERCENT * (density / worstAt);
    default:
      return Number.NaN;
  }
}

/** The slope of points by density; 0 at the standards and beyond them, NaN where points jump. */
export function slopeOfPoints(row: IndexComponent, density: number): number {
  const { maxScore, worstAt, bestAt, scoring = 'linear' } = row;
  if (scoring === 'deduction') return -PERCENT / worstAt;
  if (scoring !== 'linear') return Number.NaN;
  const isBetween = density > Math.min(worstAt, bestAt) && density < Math.max(worstAt, bestAt);
  return isBetween ? maxScore / (bestAt - worstAt) : 0;
}

/** Linear between the two standards, and constant beyond them. */
function interpolate({ maxScore, worstAt, bestAt }: IndexComponent, density: number): number {
  if (worstAt > bestAt) {
    return within(maxScore - (maxScore * (density - bestAt)) / (worstAt - bestAt), maxScore);
  }
  return worstAt === 0
    ? within(maxScore * (density / bestAt), maxScore)
    : within(maxScore * ((density - worstAt) / (bestAt - worstAt)), maxScore);
}

function within(score: number, maxScore: number): number {
  return Math.min(Math.max(score, 0), maxScore);
}
