import type { NutrientName } from '../model/nutrients.ts';
import { type Evaluation, evaluateTotals } from './evaluation.ts';
import { EVALUATION_WORDS, type EvaluationName, type IndexName } from './evaluation-names.ts';
import { TOTAL_SCORE } from './indices/index-metrics.ts';
import type { IndexProgram } from './indices/index-program.ts';
import type { IndexScore } from './indices/index-score.ts';
import { INDICES } from './indices/indices.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { PlannedMetric } from './metric.ts';
import { ENERGY_DENSITY, type EnergyDensity } from './nutrition/energy-density.ts';
import { INTAKES, type Intakes } from './nutrition/intakes.ts';
import {
  type CarbohydrateBasis,
  MACRO_DISTRIBUTIONS,
  type MacroDistribution,
} from './nutrition/macro-distribution.ts';
import { NUTRITION_SUMMARY, type NutrientSum } from './nutrition/nutrition-summary.ts';
import type { Totals } from './totals.ts';

/** The result of each evaluation. */
export interface Evaluations extends Record<IndexName, IndexScore> {
  'energy-density': EnergyDensity;
  intakes: Intakes;
  'macro-distribution': MacroDistribution;
  'nutrition-summary': readonly NutrientSum[];
}

const EVALUATIONS: {
  readonly [Name in EvaluationName]: Evaluation<Evaluations[Name]>;
} = {
  ...INDICES,
  'energy-density': ENERGY_DENSITY,
  intakes: INTAKES,
  'macro-distribution': MACRO_DISTRIBUTIONS.available,
  'nutrition-summary': NUTRITION_SUMMARY,
};

/** An evaluation, with the basis of carbohydrates, which only one evaluation uses. */
function evaluationOf(name: EvaluationName, basis: CarbohydrateBasis): Evaluation<unknown> {
  return name === 'macro-distribution' ? MACRO_DISTRIBUTIONS[basis] : EVALUATIONS[name];
}

/** The layout of totals for these evaluations: exactly their inputs. */
export function layoutFor(evaluations: readonly EvaluationName[]): Layout {
  return layoutOf(evaluations.map((name) => EVALUATIONS[name].inputs));
}

/** The nutrients that an evaluation looks at. */
export function nutrientInputs(name: EvaluationName): readonly NutrientName[] {
  return EVALUATIONS[name].inputs.nutrients;
}

/** Evaluates totals in a layout that has the inputs of the evaluation. */
export function evaluateBy<Name extends EvaluationName>(
  name: Name,
  totals: Totals,
): Evaluations[Name] {
  return evaluateTotals(EVALUATIONS[name], totals);
}

/**
 * Prepares the total score of an index, which takes less time than all of its results.
 *
 * @param layout the layout of the totals
 */
export function totalScorer(index: IndexName, layout: Layout): (totals: Totals) => number {
  const { metrics, prepare } = INDICES[index];
  const { evaluate } = prepare(layout);
  const total = metrics.findIndex(({ name }) => name === TOTAL_SCORE);
  const values = new Float64Array(metrics.length);
  return ({ amounts }) => {
    evaluate(amounts, values, 0);
    return values[total] as number;
  };
}

/** Several evaluations that share one row of metrics, one evaluation after another. */
export interface EvaluationPlan {
  readonly evaluations: readonly EvaluationName[];
  /** The layout of the totals that are evaluated. */
  readonly layout: Layout;
  /** The metrics, in the order of the row. */
  readonly metrics: readonly PlannedMetric[];
  /** The slot of the totals that each metric copies; -1 for none. */
  readonly exactSlots: Int32Array;
  /**
   * @param amounts of totals
   * @param values receives a number for each metric
   * @param age years, of a group that is a person
   */
  readonly evaluate: (amounts: Float64Array, values: Float64Array, age?: number) => void;
  /** Completes the rows of all groups; present only if scores depend on those of other groups. */
  readonly rank?: (rows: readonly Float64Array[]) => void;
  /** Makes the program of the one evaluation, see `PreparedEvaluation`; undefined if there are several. */
  readonly program: () => IndexProgram | undefined;
  /** The result of one evaluation, from a row of metrics. */
  readonly result: <Name extends EvaluationName>(
    name: Name,
    values: Float64Array,
  ) => Evaluations[Name];
}

/** The prefix of the metrics of an evaluation in a plan with several, since some share a name. */
function columnPrefix(name: EvaluationName): string {
  return `${EVALUATION_WORDS[name].short.replaceAll('-', '_')}_`;
}

/**
 * Plans evaluations that share one row of metrics.
 *
 * @param basis which carbohydrates the macro distribution counts
 * @example
 * const plan = planEvaluations(['healthy-eating-index', 'energy-density']);
 * plan.metrics[0]?.column; // 'hei_total_fruits'
 * const values = new Float64Array(plan.metrics.length);
 * plan.evaluate(amounts, values);
 * plan.result('healthy-eating-index', values).totalScore;
 */
export function planEvaluations(
  names: readonly EvaluationName[],
  basis: CarbohydrateBasis = 'available',
): EvaluationPlan {
  const layout = layoutFor(names);
  const metrics: PlannedMetric[] = [];
  const parts = names.map((name) => {
    const at = metrics.length;
    const prefix = names.length === 1 ? '' : columnPrefix(name);
    for (const metric of EVALUATIONS[name].metrics) {
      metrics.push({ ...metric, evaluation: name, column: prefix + metric.name });
    }
    return { name, at, prepared: evaluationOf(name, basis).prepare(layout) };
  });
  const exactSlots = new Int32Array(metrics.length).fill(-1);
  for (const { prepared, at } of parts) exactSlots.set(prepared.exactSlots ?? [], at);
  return {
    evaluations: names,
    layout,
    metrics,
    exactSlots,
    program: () => (parts.length === 1 ? parts[0]?.prepared.program?.() : undefined),
    evaluate(amounts, values, age) {
      for (const { prepared, at } of parts) prepared.evaluate(amounts, values, at, age);
    },
    ...(parts.some(({ prepared }) => prepared.rank !== undefined)
      ? {
          rank(rows: readonly Float64Array[]) {
            for (const { prepared, at } of parts) prepared.rank?.(rows, at);
          },
        }
      : {}),
    result<Name extends EvaluationName>(name: Name, values: Float64Array) {
      const part = parts.find((one) => one.name === name);
      if (part === undefined) throw new Error(`${name} is not evaluated`);
      return part.prepared.result(values, part.at) as Evaluations[Name];
    },
  };
}
