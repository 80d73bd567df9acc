import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { SUMMED } from '../../evaluation/layout.ts';
import type { Totals } from '../../evaluation/totals.ts';
import { sharesOf } from '../../evaluation/unsure-shares.ts';
import { dataQualityOf } from '../data-quality.ts';
import { type AssumptionCount, countIds } from '../entries/assumptions.ts';
import type { FoodCache } from '../foods/food-cache.ts';
import type { RunSummary } from '../group-sink.ts';
import { totalsOf } from '../portion-totals.ts';
import type { Collector } from './collector.ts';

function unsureOf(
  { evaluations, layout }: EvaluationPlan,
  foods: FoodCache,
  whole: Totals,
  assumptions: readonly AssumptionCount[],
): RunSummary['unsure'] {
  const portions = assumptions.flatMap(({ foodId, unsure }) => {
    const food = foods.resolve(foodId);
    return unsure === undefined || food === undefined ? [] : [{ food, ...unsure }];
  });
  if (portions.length === 0) return undefined;
  const part = totalsOf(layout, portions);
  const entries = portions.reduce((sum, one) => sum + one.entries, 0);
  return Object.fromEntries(
    evaluations.map((name) => [name, { entries, shares: sharesOf(name, whole, part) }]),
  );
}

/** Sums up a run whose groups have all been emitted. */
export function summarise(
  plan: EvaluationPlan,
  foods: FoodCache,
  { entries, total, assumptions }: Collector,
  { counts, diagnostics }: Pick<RunSummary, 'counts' | 'diagnostics'>,
): RunSummary {
  const amounts = new Float64Array(plan.layout.width);
  total.readInto(amounts, 0);
  const values = new Float64Array(plan.metrics.length);
  plan.evaluate(amounts, values);
  const summed = amounts[SUMMED] as number;
  return {
    entries,
    skipped: entries - summed,
    diagnostics,
    counts,
    assumptions: assumptions.all(),
    ids: countIds(summed, assumptions.all()),
    quality: dataQualityOf(plan.layout, amounts),
    unsure: unsureOf(plan, foods, { layout: plan.layout, amounts }, assumptions.all()),
    whole: { values, result: (name) => plan.result(name, values) },
  };
}
