import { kjToKcal } from '../../model/units.ts';
import type { IndexName } from '../evaluation-names.ts';
import { evaluateBy } from '../evaluations.ts';
import type { IndexScore } from '../indices/index-score.ts';
import { FIRST_SUM } from '../layout.ts';
import { massOf, nutrientTotal, type Totals } from '../totals.ts';
import type { FoodTotals } from './contributions.ts';

/** The effect of a food on a score: the score of everything minus the score without the food. */
export interface FoodEffect {
  readonly id: string;
  readonly name: string;
  readonly grams: number;
  readonly kcal: number;
  /** Points of the total that the food adds; below 0 if the total is higher without it. */
  readonly points: number;
  /** The points that the food adds to each component, in the order of the index. */
  readonly components: readonly number[];
  /** The score without the food. */
  readonly without: IndexScore;
}

/** Sums are whole numbers of billionths, so that a difference of sums can be rounded to be exact. */
const PARTS_PER_UNIT = 1e9;

/**
 * Scores a record again without each of its foods, using the index itself: the effect of a food on a score depends on
 * everything else that was eaten, so no food has points of its own.
 *
 * @param whole everything that was eaten
 * @param foods the same food by food; their totals add up to `whole`
 * @example const [first] = leaveOneOut('healthy-eating-index', whole, foods); first?.points; // -2.3: the total is 2.3
 * points higher without the food
 */
export function leaveOneOut(
  index: IndexName,
  whole: Totals,
  foods: readonly FoodTotals[],
): FoodEffect[] {
  const score = evaluateBy(index, whole);
  return foods.map(({ id, name, totals }) => {
    const without = evaluateBy(index, difference(whole, totals));
    return {
      id,
      name,
      grams: massOf(totals),
      kcal: kjToKcal(nutrientTotal(totals, 'energy')),
      points: score.totalScore - without.totalScore,
      components: score.components.map(
        (component, place) => component.score - (without.components[place]?.score ?? 0),
      ),
      without,
    };
  });
}

/** Totals minus a part of them. */
function difference({ layout, amounts }: Totals, part: Totals): Totals {
  return {
    layout,
    amounts: amounts.map((amount, slot) => {
      const left = amount - (part.amounts[slot] as number);
      return slot < FIRST_SUM ? left : Math.round(left * PARTS_PER_UNIT) / PARTS_PER_UNIT;
    }),
  };
}
