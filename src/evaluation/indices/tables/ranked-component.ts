import type { IndexComponent, IndexInput, Scoring } from '../index-table.ts';

/**
 * Makes components of an index that compares groups with each other and so has no standards.
 *
 * @param usual how components are scored unless they state it
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
