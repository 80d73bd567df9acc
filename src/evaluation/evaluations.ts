import { ENERGY_DENSITY, type EnergyDensity } from './energy-density.ts';
import { type Evaluation, evaluateTotals } from './evaluation.ts';
import type { EvaluationName } from './evaluation-names.ts';
import { HEALTHY_EATING_INDEX } from './healthy-eating-index.ts';
import type { IndexScore } from './index-score.ts';
import { type Layout, layoutOf } from './layout.ts';
import { MACRO_DISTRIBUTION, type MacroDistribution } from './macro-distribution.ts';
import { METRIC_PREFIXES, type PlannedMetric } from './metric.ts';
import { NUTRITION_SUMMARY, type NutrientSum } from './nutrition-summary.ts';
import type { Totals } from './totals.ts';

/** The result of each evaluation. */
export interface Evaluations extends Record<EvaluationName, unknown> {
  'energy-density': EnergyDensity;
  'healthy-eating-index': IndexScore;
  'macro-distribution': MacroDistribution;
  'nutrition-summary': readonly NutrientSum[];
}

const EVALUATIONS: {
  readonly [Name in EvaluationName]: Evaluation<Evaluations[Name]>;
} = {
  'energy-density': ENERGY_DENSITY,
  'healthy-eating-index': HEALTHY_EATING_INDEX,
  'macro-distribution': MACRO_DISTRIBUTION,
  'nutrition-summary': NUTRITION_SUMMARY,
};

/** The layout of totals for these evaluations: their inputs and no more. */
export function layoutFor(evaluations: readonly EvaluationName[]): Layout {
  return layoutOf(evaluations.map((name) => EVALUATIONS[name].inputs));
}

/** Evaluates totals whose layout has the inputs of the evaluation. */
export function evaluateBy<Name extends EvaluationName>(
  name: Name,
  totals: Totals,
): Evaluations[Name] {
  return evaluateTotals(EVALUATIONS[name], totals);
}

/** Several evaluations whose metrics stand in one row, one evaluation after the other. */
export interface EvaluationPlan {
  readonly evaluations: readonly EvaluationName[];
  /** Of the totals that are evaluated. */
  readonly layout: Layout;
  /** In the order of the row. */
  readonly metrics: readonly PlannedMetric[];
  /**
   * @param amounts of totals
   * @param values receives a number for each metric
   */
  readonly evaluate: (amounts: Float64Array, values: Float64Array) => void;
  /** The result of one evaluation, from a row of metrics. */
  readonly result: <Name extends EvaluationName>(
    name: Name,
    values: Float64Array,
  ) => Evaluations[Name];
}

export function planEvaluations(names: readonly EvaluationName[]): EvaluationPlan {
  const layout = layoutFor(names);
  const metrics: PlannedMetric[] = [];
  const parts = names.map((name) => {
    const at = metrics.length;
    const prefix = names.length === 1 ? '' : METRIC_PREFIXES[name];
    for (const metric of EVALUATIONS[name].metrics) {
      metrics.push({ ...metric, evaluation: name, column: prefix + metric.name });
    }
    return { name, at, prepared: EVALUATIONS[name].prepare(layout) };
  });
  return {
    evaluations: names,
    layout,
    metrics,
    evaluate(amounts, values) {
      for (const { prepared, at } of parts) prepared.evaluate(amounts, values, at);
    },
    result<Name extends EvaluationName>(name: Name, values: Float64Array) {
      const part = parts.find((one) => one.name === name);
      if (part === undefined) throw new Error(`${name} is not evaluated`);
      return part.prepared.result(values, part.at) as Evaluations[Name];
    },
  };
}
