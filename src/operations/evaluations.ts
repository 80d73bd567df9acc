import {
  ENERGY_DENSITY_INPUTS,
  type EnergyDensity,
  energyDensity,
} from '../evaluation/energy-density.ts';
import { HEI_2015, healthyEatingIndex } from '../evaluation/healthy-eating-index.ts';
import { type IndexScore, indexInputs } from '../evaluation/index-score.ts';
import {
  MACRO_DISTRIBUTION_INPUTS,
  type MacroDistribution,
  macroDistribution,
} from '../evaluation/macro-distribution.ts';
import {
  NUTRITION_SUMMARY_INPUTS,
  type NutrientSum,
  nutritionSummary,
} from '../evaluation/nutrition-summary.ts';
import { type Inputs, type Layout, layoutOf } from '../intake/layout.ts';
import { type Intake, wholeIntake } from '../intake/totals.ts';
import type { EvaluationName } from './evaluation-names.ts';

/** What each evaluation comes to. */
export interface Evaluations extends Record<EvaluationName, unknown> {
  'energy-density': EnergyDensity;
  'healthy-eating-index': IndexScore;
  'macro-distribution': MacroDistribution;
  'nutrition-summary': readonly NutrientSum[];
}

/** What each evaluation looks at. */
const INPUTS: Readonly<Record<EvaluationName, Inputs>> = {
  'energy-density': ENERGY_DENSITY_INPUTS,
  'healthy-eating-index': indexInputs(HEI_2015),
  'macro-distribution': MACRO_DISTRIBUTION_INPUTS,
  'nutrition-summary': NUTRITION_SUMMARY_INPUTS,
};

/** The layout of totals for these evaluations: what they look at and no more. */
export function layoutFor(evaluations: readonly EvaluationName[]): Layout {
  return layoutOf(evaluations.map((name) => INPUTS[name]));
}

/** Each evaluation as a function of what was eaten. */
export const EVALUATORS: {
  readonly [Name in EvaluationName]: (intake: Intake) => Evaluations[Name];
} = {
  'energy-density': ({ solids, liquids }) => energyDensity(solids, liquids),
  'healthy-eating-index': (intake) => healthyEatingIndex(wholeIntake(intake)),
  'macro-distribution': (intake) => macroDistribution(wholeIntake(intake)),
  'nutrition-summary': (intake) => nutritionSummary(wholeIntake(intake)),
};
