import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { PlannedMetric } from '../../evaluation/metric.ts';
import { rounded } from '../../text/rounding.ts';

/** A column of results, a row a group: a metric, or text made of several. */
export type Column =
  | { readonly name: string; readonly metric: PlannedMetric; readonly index: number }
  | { readonly name: string; readonly text: (values: Float64Array) => string };

/** The columns of files. They are the same whatever was eaten, so that files can be put together. */
export function fileColumns({ evaluations, metrics }: EvaluationPlan): Column[] {
  return evaluations.flatMap((evaluation): Column[] => {
    const own = metrics.flatMap((metric, index) =>
      metric.evaluation === evaluation ? [{ name: metric.column, metric, index }] : [],
    );
    const columns: Column[] = own.filter(({ metric }) => metric.shownIn !== 'programs');
    const coverages = own.filter(({ metric }) => metric.coverageOf !== undefined);
    return coverages.length === 0 ? columns : [...columns, missingInputs(coverages)];
  });
}

/** The columns for which a table on a terminal has room. */
export function tableColumns(plan: EvaluationPlan): Extract<Column, { metric: object }>[] {
  const isAlone = plan.evaluations.length === 1;
  return plan.metrics.flatMap((metric, index) => {
    const { shownIn, column: name } = metric;
    const isShown = shownIn === 'tables' || (isAlone && shownIn === 'own tables');
    return isShown ? [{ name, metric, index }] : [];
  });
}

/** Inputs that some of the foods lack, with the share of the mass that has them. */
function missingInputs(coverages: readonly Extract<Column, { metric: object }>[]): Column {
  const prefix = prefixOf(coverages[0] as Extract<Column, { metric: object }>);
  return {
    name: `${prefix}missing_inputs`,
    text(values) {
      let text = '';
      for (const { index, metric } of coverages) {
        const coverage = values[index] as number;
        if (!(coverage < 1)) continue;
        text += `${text === '' ? '' : '; '}${metric.coverageOf} ${rounded(coverage)}`;
      }
      return text;
    },
  };
}

/** What stands before the metric's own name in the name of its column. */
function prefixOf({ metric }: Extract<Column, { metric: object }>): string {
  return metric.column.slice(0, metric.column.length - metric.name.length);
}
