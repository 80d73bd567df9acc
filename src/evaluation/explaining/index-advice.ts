import { foodPattern, isFoodPattern } from '../../model/food-patterns.ts';
import { nutrient } from '../../model/nutrients.ts';
import { kjToKcal } from '../../model/units.ts';
import type { IndexScore } from '../indices/index-score.ts';
import type { IndexComponent, IndexInput } from '../indices/index-table.ts';
import { amountOf } from '../known-amounts.ts';
import { nutrientTotal, type Totals } from '../totals.ts';

/** The change that would bring a component of an index to its maximum, at the same energy. */
export interface ComponentAdvice {
  readonly component: string;
  readonly label: string;
  readonly score: number;
  readonly maxScore: number;
  /** The points that can be gained. */
  readonly points: number;
  /** The current density; null if the denominator is 0. */
  readonly density: number | null;
  /** The density from which the component scores its maximum. */
  readonly bestAt: number;
  readonly isMoreBetter: boolean;
  /** The unit of the densities. */
  readonly unit: string;
  /**
   * `more` or `less` of the inputs per day; `swap`: exchange that much of the denominator of a ratio for its numerator.
   * `none`: nothing can be gained. `unknown`: no food has the figures.
   */
  readonly move: 'more' | 'less' | 'swap' | 'none' | 'unknown';
  /** The amount per day, in the unit of the inputs; 0 if nothing has to change. */
  readonly amount: number;
  readonly amountUnit: string;
  readonly inputs: readonly IndexInput[];
}

/** The points below which a gain is not worth mentioning: scores show them as 0.0. */
const NO_POINTS = 0.05;

/** The change that would improve each component of an index, by its table. */
export function indexAdvice(
  index: readonly IndexComponent[],
  { components }: IndexScore,
  totals: Totals,
  days: number,
): ComponentAdvice[] {
  const kcal = kjToKcal(nutrientTotal(totals, 'energy')) / days;
  return index.map((row, position) => {
    const { score = 0, density = null } = components[position] ?? {};
    const points = row.maxScore - score;
    const isMoreBetter = row.bestAt > row.worstAt;
    const isAtBest = points < NO_POINTS;
    const move = isAtBest ? 'none' : density === null ? 'unknown' : moveOf(row, isMoreBetter);
    return {
      component: row.component,
      label: row.label,
      score,
      maxScore: row.maxScore,
      points,
      density,
      bestAt: row.bestAt,
      isMoreBetter,
      unit: row.unit,
      move,
      amount: isAtBest || density === null ? 0 : amountToMove(row, density, kcal, { totals, days }),
      amountUnit: unitOf(row.density.of[0] as IndexInput),
      inputs: row.density.kind === 'ratio' ? [row.density.to] : row.density.of,
    };
  });
}

function moveOf({ density }: IndexComponent, isMoreBetter: boolean): ComponentAdvice['move'] {
  if (density.kind === 'ratio') return 'swap';
  return isMoreBetter ? 'more' : 'less';
}

/** The distance from a density to the best one, as an amount per day at constant energy. */
function amountToMove(
  { density: by, bestAt }: IndexComponent,
  density: number,
  kcal: number,
  { totals, days }: { readonly totals: Totals; readonly days: number },
): number {
  const gap = Math.abs(bestAt - density);
  switch (by.kind) {
    case 'amount':
      return gap;
    case 'per 100 kcal':
      return (gap * kcal) / 100;
    case 'per 1000 kcal':
      return (gap * kcal) / 1000;
    case 'per kcal':
      return gap * kcal;
    case '% of energy':
      return (gap * kcal) / 100 / by.kcalPerUnit;
    case 'ratio': {
      // (of + x) / (to - x) = bestAt
      const of = by.of.reduce((sum, input) => sum + amountOf(input, totals), 0);
      return (bestAt * amountOf(by.to, totals) - of) / (1 + bestAt) / days;
    }
  }
}

function unitOf(input: IndexInput): string {
  return isFoodPattern(input) ? foodPattern(input).unit : nutrient(input).unit;
}
