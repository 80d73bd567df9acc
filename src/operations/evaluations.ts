import { type EnergyDensity, energyDensity } from '../evaluation/energy-density.ts';
import { healthyEatingIndex } from '../evaluation/healthy-eating-index.ts';
import type { IndexScore } from '../evaluation/index-score.ts';
import { type MacroDistribution, macroDistribution } from '../evaluation/macro-distribution.ts';
import { type NutrientSum, nutritionSummary } from '../evaluation/nutrition-summary.ts';
import { type Intake, wholeIntake } from '../intake/totals.ts';
import type { EvaluationName } from './evaluation-names.ts';

/** What each evaluation comes to. */
export interface Evaluations extends Record<EvaluationName, unknown> {
  'energy-density': EnergyDensity;
  'healthy-eating-index': IndexScore;
  'macro-distribution': MacroDistribution;
  'nutrition-summary': readonly NutrientSum[];
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
