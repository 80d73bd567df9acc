import { foodPattern, isFoodPattern } from '../model/food-patterns.ts';
import { nutrient } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import type { IndexScore } from './index-score.ts';
import type { IndexComponent, IndexInput } from './index-table.ts';
import { amountOf } from './known-amounts.ts';
import { nutrientTotal, type Totals } from './totals.ts';

/** What would bring a component of an index to its maximum, at the same energy. */
export interface ComponentAdvice {
  readonly component: string;
  readonly label: string;
  readonly score: number;
  readonly maxScore: number;
  /** Points that there are to gain. */
  readonly points: number;
  /** Null where there is nothing to divide by. */
  readonly density: number | null;
  /** The density from which on the component scores its maximum. */
  readonly bestAt: number;
  readonly isMoreBetter: boolean;
  /** The unit of the densities. */
  readonly unit: string;
  /**
   * `more` or `less` of something a day; `swap`: that much of what a ratio divides by for what it divides.
   * `none`: there is nothing to gain. `unknown`: no food has the figures.
   */
  readonly move: 'more' | 'less' | 'swap' | 'none' | 'unknown';
  /** How much a day, in the unit of the inputs; 0 where there is nothing to move. */
  readonly amount: number;
  readonly amountUnit: string;
  readonly inputs: readonly IndexInput[];
}

/** Points below which there is nothing worth saying: they are 0.0 as scores are shown. */
const NO_POINTS = 0.05;

/** What would move each component of an index, read off its table. */
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

/** The way from a density to the best one, as an amount a day; the energy does not change. */
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
