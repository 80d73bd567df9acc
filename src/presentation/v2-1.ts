import type { EnergyDensity } from '../evaluation/energy-density.ts';
import type { IndexScore } from '../evaluation/index-score.ts';
import type { MacroDistribution } from '../evaluation/macro-distribution.ts';
import type { NutrientSum } from '../evaluation/nutrition-summary.ts';
import type { EvaluationName } from '../operations/evaluation-names.ts';
import type { Evaluations } from '../operations/evaluations.ts';
import { rounded } from './rounding.ts';

/** Response bodies of the specification's version 2.1, by evaluation. */
export const V2_1: {
  readonly [Name in EvaluationName]: (result: Evaluations[Name]) => object;
} = {
  'energy-density': energyDensityBody,
  'healthy-eating-index': indexBody,
  'macro-distribution': macroBody,
  'nutrition-summary': summaryBody,
};

function energyDensityBody(result: EnergyDensity) {
  const label = 'Energy density of solid foods';
  const densities = [
    { amount: result.kjPerGram, unit: 'kJ/g' },
    { amount: result.kcalPerGram, unit: 'kcal/g' },
  ];
  return {
    energy_density: densities.flatMap(({ amount, unit }) =>
      amount === null ? [] : [{ amount: rounded(amount), label, unit }],
    ),
    sum_energy_liquids: {
      amount: rounded(result.liquidsEnergy),
      label: 'Energy of drinks',
      unit: 'kJ',
    },
  };
}

function indexBody(result: IndexScore) {
  const missing = result.missingInputs.map(({ input, coverage }) => ({
    input,
    coverage: rounded(coverage),
  }));
  return {
    components: result.components.map(({ component, label, maxScore, score }) => ({
      component,
      label,
      max_score: maxScore,
      score: rounded(score),
    })),
    total_score: rounded(result.totalScore),
    estimated_energy_share: rounded(result.estimatedEnergyShare),
    ...(missing.length > 0 ? { missing_inputs: missing } : {}),
  };
}

function macroBody({ breakdown, totalKcal }: MacroDistribution) {
  return {
    breakdown: breakdown.map(({ nutrient, label, percent }) => ({
      label,
      nutrient,
      percent: rounded(percent),
    })),
    total_kcal: rounded(totalKcal),
  };
}

function summaryBody(sums: readonly NutrientSum[]) {
  return Object.fromEntries(
    sums.map(({ nutrient: { name, label, unit }, amount, coverage }) => [
      name,
      { amount: rounded(amount), label, unit, coverage: rounded(coverage) },
    ]),
  );
}
