import type { IndexComponent, IndexInput, Scoring } from '../index-table.ts';

/**
 * Makes components of an index that compares amounts with those of other groups, so that they have no standards.
 *
 * @param usual how components score unless they say it
 */
export function rankedComponent(maxScore: number, usual: Scoring) {
  return (
    name: string,
    label: string,
    of: readonly IndexInput[],
    unit: string,
    scoring = usual,
  ): IndexComponent => ({
    component: name,
    label,
    maxScore,
    density: { kind: 'amount', of },
    unit,
    worstAt: Number.NaN,
    bestAt: Number.NaN,
    scoring,
  });
}
