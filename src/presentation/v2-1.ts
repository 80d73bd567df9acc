import type { EnergyDensity } from '../evaluation/energy-density.ts';
import type { IndexScore } from '../evaluation/index-score.ts';
import type { MacroDistribution } from '../evaluation/macro-distribution.ts';
import type { NutrientSum } from '../evaluation/nutrition-summary.ts';
import type { Food, Variant } from '../model/food.ts';
import { BIG7, NUTRIENTS, type Nutrient } from '../model/nutrients.ts';
import { rounded } from '../text/rounding.ts';
import type { Bodies } from './bodies.ts';

/** Response bodies of the specification's version 2.1, in full. */
export const V2_1: Bodies = {
  food: foodItem,
  foodRecord,
  evaluations: {
    'energy-density': energyDensityBody,
    'healthy-eating-index': indexBody,
    'macro-distribution': macroBody,
    'nutrition-summary': summaryBody,
  },
};

function foodItem(food: Food) {
  return { ...foodHead(food), processed_variants: food.variants.map(variantBody) };
}

/** The item with every nutrient known, and where the figures come from. */
function foodRecord(food: Food) {
  return {
    ...foodHead(food),
    ...(food.retiredIn === null ? {} : { retired_in: food.retiredIn }),
    processed_variants: food.variants.map((variant) => ({
      ...variantBody(variant),
      nutrients: quantities(variant, NUTRIENTS),
      source: variant.source,
      source_code: variant.sourceCode,
    })),
  };
}

function foodHead(food: Food) {
  return {
    id: food.id,
    name: food.name,
    brand: food.brand ?? '',
    gtin: food.gtin ?? '',
    type: food.type,
    is_solid: food.isSolid,
    search_weight: rounded(food.searchWeight),
    standard_processing: food.standardProcessing,
    standard_serving_type: food.standardServingType,
    standard_unit: food.standardUnit,
    // A portion of a source that is none of the specification's types has no place here.
    serving_sizes: food.servingSizes.flatMap(({ type, label, amount, unit }) =>
      type === null || amount === null ? [] : [{ type, label, amount: rounded(amount), unit }],
    ),
  };
}

function variantBody(variant: Variant) {
  return {
    id: variant.id,
    processing: variant.processing,
    label: variant.label,
    big7: quantities(variant, BIG7),
  };
}

/** Known amounts by name; what is borrowed from a like food is called an estimate. */
function quantities({ nutrients, borrowed }: Variant, wanted: readonly Nutrient[]) {
  const estimated = new Set(borrowed?.nutrients);
  return Object.fromEntries(
    wanted.flatMap(({ name, label, unit, position }) => {
      const amount = nutrients[position] as number;
      if (Number.isNaN(amount)) return [];
      const quantity = { amount: rounded(amount), label, unit };
      return [[name, estimated.has(position) ? { ...quantity, estimated: true } : quantity]];
    }),
  );
}

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
    sums.map(({ nutrient: { name, label, unit }, amount, coverage, estimatedShare }) => {
      const sum = { amount: rounded(amount), label, unit, coverage: rounded(coverage) };
      const estimated = { estimated_share: rounded(estimatedShare) };
      return [name, estimatedShare > 0 ? { ...sum, ...estimated } : sum];
    }),
  );
}
