import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { ENTRIES, SUMMED } from '../../evaluation/layout.ts';
import { dataQualityOf } from '../data-quality.ts';
import { countIds, inFixedOrder } from '../entries/assumptions.ts';
import type { RunSummary } from '../group-sink.ts';
import type { Collector } from './collector.ts';
import { unsureOfGroup } from './unsure-of-group.ts';

/** Sums up a run whose groups have all been emitted. */
export function summarise(
  plan: EvaluationPlan,
  { entries, total, unsure, assumptions, meansNote }: Collector,
  known: Pick<RunSummary, 'counts' | 'diagnostics' | 'areAssumptionsUnknown'>,
): RunSummary {
  const amounts = new Float64Array(plan.layout.width);
  total.readInto(amounts, 0);
  const values = new Float64Array(plan.metrics.length);
  plan.evaluate(amounts, values);
  const summed = amounts[SUMMED] as number;
  const made = inFixedOrder(assumptions.all());
  return {
    entries,
    skipped: entries - summed,
    ungrouped: entries - (amounts[ENTRIES] as number),
    ...known,
    assumptions: made,
    meansNote,
    ids: countIds(summed, made),
    quality: dataQualityOf(plan.layout, amounts),
    unsure: unsureOfGroup(plan, { rows: total, row: 0 }, unsure, 0),
    whole: { values, result: (name) => plan.result(name, values) },
  };
}
