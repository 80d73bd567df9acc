import { ENERGY_DENSITY, type EnergyDensity } from './energy-density.ts';
import { type Evaluation, evaluate } from './evaluation.ts';
import type { EvaluationName } from './evaluation-names.ts';
import { HEALTHY_EATING_INDEX } from './healthy-eating-index.ts';
import type { IndexScore } from './index-score.ts';
import { type Layout, layoutOf } from './layout.ts';
import { MACRO_DISTRIBUTION, type MacroDistribution } from './macro-distribution.ts';
import { NUTRITION_SUMMARY, type NutrientSum } from './nutrition-summary.ts';
import { type Intake, totalsOf } from './totals.ts';

/** What each evaluation comes to. */
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

/** The layout of totals for these evaluations: what they look at and no more. */
export function layoutFor(evaluations: readonly EvaluationName[]): Layout {
  return layoutOf(evaluations.map((name) => EVALUATIONS[name].inputs));
}

/** Each evaluation as a function of what was eaten. */
export const EVALUATORS: {
  readonly [Name in EvaluationName]: (intake: Intake) => Evaluations[Name];
} = {
  'energy-density': (intake) => evaluate(ENERGY_DENSITY, totalsOf(intake)),
  'healthy-eating-index': (intake) => evaluate(HEALTHY_EATING_INDEX, totalsOf(intake)),
  'macro-distribution': (intake) => evaluate(MACRO_DISTRIBUTION, totalsOf(intake)),
  'nutrition-summary': (intake) => evaluate(NUTRITION_SUMMARY, totalsOf(intake)),
};

/** Several evaluations, whose figures stand in one row, one evaluation behind the other. */
export interface EvaluationRun {
  readonly layout: Layout;
  readonly width: number;
  /** Where the figures of an evaluation begin. */
  readonly offset: (name: EvaluationName) => number;
  readonly evaluate: (amounts: Float64Array, figures: Float64Array) => void;
  readonly result: <Name extends EvaluationName>(
    name: Name,
    figures: Float64Array,
  ) => Evaluations[Name];
}

export function prepareEvaluations(names: readonly EvaluationName[]): EvaluationRun {
  const layout = layoutFor(names);
  let width = 0;
  const parts = names.map((name) => {
    const prepared = EVALUATIONS[name].prepare(layout);
    const offset = width;
    width += prepared.width;
    return { name, prepared, offset };
  });
  const part = (wanted: EvaluationName) => {
    const found = parts.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`${wanted} is not evaluated`);
    return found;
  };
  return {
    layout,
    width,
    offset: (name) => part(name).offset,
    evaluate(amounts, figures) {
      for (const { prepared, offset } of parts) prepared.evaluate(amounts, figures, offset);
    },
    result<Name extends EvaluationName>(name: Name, figures: Float64Array) {
      const { prepared, offset } = part(name);
      return prepared.result(figures, offset) as Evaluations[Name];
    },
  };
}
