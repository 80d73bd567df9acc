import { planEvaluations } from '../evaluation/evaluations.ts';
import type { EntrySink } from '../meals/entries/reading.ts';
import { Accumulator } from './entries/accumulator.ts';
import { FoodCache } from './foods/food-cache.ts';
import type { RunSummary } from './group-sink.ts';
import { Collector } from './run/collector.ts';
import { GroupEmitter } from './run/group-emitter.ts';
import { labelChecks } from './run/label-checks.ts';
import type { RunOptions } from './run/run-options.ts';
import { summarise } from './run/summarise.ts';
import { toPartialResult } from './sums/partial-result.ts';

/**
 * Evaluates the entries of one reader on the general path, in one pass.
 *
 * @param read passes all entries to a sink
 */
export async function evaluateRows(
  read: (sink: EntrySink) => Promise<void>,
  {
    catalogue,
    evaluations,
    carbohydrates,
    reading,
    shape,
    openSink,
    report,
  }: Pick<
    RunOptions,
    'catalogue' | 'evaluations' | 'carbohydrates' | 'reading' | 'shape' | 'openSink' | 'report'
  >,
): Promise<RunSummary> {
  const plan = planEvaluations(evaluations, carbohydrates);
  const labels = reading.groupBy.length;
  const foods = new FoodCache(catalogue, plan.layout);
  const sums = new Accumulator({ foods, nearestFood: foods.nearest, report });
  const checks = labelChecks({ shape, reading });
  await read({ ...sums.sink, ...checks });
  const { diagnostics } = sums;
  const sink = await openSink(plan);
  const emitter = new GroupEmitter(plan, sink, labels > 0, shape?.age);
  const collector = new Collector(plan.layout.width, labels, 'collecting', { emitter, sink });
  collector.merge(toPartialResult(sums, { lines: 0, diagnostics: [] }));
  for (const _ of collector.finish()) await sink.flush();
  const summary = summarise(plan, collector, {
    counts: emitter.counts,
    diagnostics,
    areAssumptionsUnknown: false,
  });
  await sink.end(summary);
  return summary;
}
