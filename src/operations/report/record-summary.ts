import type { FoodCache } from '../../engine/foods/food-cache.ts';
import { totalsOf } from '../../engine/portion-totals.ts';
import { evaluateBy } from '../../evaluation/evaluations.ts';
import type { IndexScore } from '../../evaluation/indices/index-score.ts';
import type { MacroDistribution } from '../../evaluation/nutrition/macro-distribution.ts';
import { nutrientTotal } from '../../evaluation/totals.ts';
import { kjToKcal } from '../../model/units.ts';
import { sortDays } from '../../text/dates/day-order.ts';
import type { RecordedPortion } from './collect-records.ts';

/** A record of one person at a glance. */
export interface RecordSummary {
  /** The person; empty if the file does not give one. */
  readonly label: string;
  /** The file of an earlier record. */
  readonly file?: string;
  readonly days: number;
  /** Labels of the first and the last day; empty if the file has no days. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly kcalPerDay: number;
  readonly index: IndexScore;
  readonly macros: MacroDistribution;
}

/** Summarises a record in the few figures by which records are compared. */
export function recordSummary(
  label: string,
  portions: readonly RecordedPortion[],
  { layout }: FoodCache,
  given: number | undefined,
): RecordSummary {
  const whole = totalsOf(layout, portions);
  const labels = sortDays([...new Set(portions.map(({ day }) => day))]);
  const days = given ?? labels.length;
  return {
    label,
    days,
    firstDay: labels[0] ?? '',
    lastDay: labels.at(-1) ?? '',
    kcalPerDay: kjToKcal(nutrientTotal(whole, 'energy')) / days,
    index: evaluateBy('healthy-eating-index', whole),
    macros: evaluateBy('macro-distribution', whole),
  };
}
