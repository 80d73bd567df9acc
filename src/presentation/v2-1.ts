import { forEachIndexName } from '../evaluation/evaluation-names.ts';
import type { Unsure, UnsureByEvaluation } from '../evaluation/explaining/unsure-shares.ts';
import type { IndexScore } from '../evaluation/indices/index-score.ts';
import type { EnergyDensity } from '../evaluation/nutrition/energy-density.ts';
import type { Intake, Intakes } from '../evaluation/nutrition/intakes.ts';
import type { MacroDistribution } from '../evaluation/nutrition/macro-distribution.ts';
import type { NutrientSum } from '../evaluation/nutrition/nutrition-summary.ts';
import { ASSUMPTION_WORDS, NO_ENTRIES } from '../model/assumptions.ts';
import { type Food, type ServingSize, standardVariant, type Variant } from '../model/food.ts';
import { BIG7, NUTRIENTS, type Nutrient } from '../model/nutrients.ts';
import type { EntryWarning } from '../operations/evaluate/evaluate-meals.ts';
import type { FoundFood } from '../operations/foods/get-food.ts';
import { rounded } from '../text/numbers/rounding.ts';
import type { Bodies, Evaluated } from './bodies.ts';

/** The response bodies of version 2.1 of the specification, in full. */
export const V2_1: Bodies = {
  food: foodItem,
  foodRecord,
  evaluations: {
    ...forEachIndexName(() => indexBody),
    'energy-density': energyDensityBody,
    intakes: intakesBody,
    'macro-distribution': macroBody,
    'nutrition-summary': summaryBody,
  },
  warnings: warningsBody,
  unsure: (unsure) => (unsure === undefined ? {} : { unsure: unsureBody(unsure) }),
};

function foodItem(food: Food) {
  return { ...foodHead(food), processed_variants: food.variants.map(variantBody) };
}

/** The item with every known nutrient, the origin of the figures, and the change of its id. */
function foodRecord({ food, legacy, standIn }: FoundFood) {
  return {
    ...foodHead(food),
    ...(standIn === undefined ? {} : { stand_in_for: standIn }),
    ...(legacy === undefined
      ? {}
      : {
          earlier_id: {
            id: legacy.id,
            name: legacy.name,
            change: legacy.change,
            release: legacy.release,
          },
        }),
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
    ...(food.localNames === undefined ? {} : { local_names: food.localNames }),
    brand: food.brand ?? '',
    gtin: food.gtin ?? '',
    type: food.type,
    is_solid: food.isSolid,
    search_weight: rounded(food.searchWeight),
    standard_processing: food.standardProcessing,
    standard_serving_type: food.standardServingType,
    standard_unit: food.standardUnit,
    serving_sizes: typedSizes(standardVariant(food).servingSizes),
  };
}

/** Omits a portion whose type is not in the specification. */
function typedSizes(sizes: readonly ServingSize[]) {
  return sizes.flatMap(({ type, label, amount, unit }) =>
    type === null || amount === null ? [] : [{ type, label, amount: rounded(amount), unit }],
  );
}

function variantBody(variant: Variant) {
  return {
    id: variant.id,
    processing: variant.processing,
    label: variant.label,
    serving_sizes: typedSizes(variant.servingSizes),
    ...(variant.density === null ? {} : { density: rounded(variant.density) }),
    big7: quantities(variant, BIG7),
  };
}

/** Known amounts by name; an amount borrowed from a similar food counts as an estimate. */
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
      amount === null
        ? []
        : [{ amount: rounded(amount), label, unit, coverage: rounded(result.coverage) }],
    ),
    sum_energy_liquids: {
      amount: result.liquidsEnergy === null ? null : rounded(result.liquidsEnergy),
      label: 'Energy of drinks',
      unit: 'kJ',
      coverage: rounded(result.liquidsCoverage),
    },
  };
}

function indexBody(result: IndexScore) {
  const { index, version } = result.table;
  const missing = result.missingInputs.map(({ input, coverage }) => ({
    input,
    coverage: rounded(coverage),
  }));
  return {
    index,
    index_version: version,
    components: result.components.map(
      ({ component, label, maxScore, score, amount, amountUnit, density, unit }) => ({
        component,
        label,
        max_score: maxScore,
        score: rounded(score),
        amount: orNone(amount),
        amount_unit: amountUnit,
        density: orNone(density),
        density_unit: unit,
      }),
    ),
    total_score: rounded(result.totalScore),
    estimated_energy_share: rounded(result.estimatedEnergyShare),
    ...(missing.length > 0 ? { missing_inputs: missing } : {}),
  };
}

function macroBody({ breakdown, totalKcal, byDifferenceShare }: MacroDistribution) {
  return {
    breakdown: breakdown.map(({ nutrient, label, percent, coverage }) => ({
      label,
      nutrient,
      percent: rounded(percent),
      coverage: rounded(coverage),
    })),
    total_kcal: rounded(totalKcal),
    carbohydrates_by_difference_share: rounded(byDifferenceShare),
  };
}

function intakesBody({ entries, grams, intakes }: Intakes) {
  const amounts = (kind: Intake['kind']) =>
    Object.fromEntries(
      intakes
        .filter((intake) => intake.kind === kind)
        .map(({ name, label, unit, amount, coverage }) => [
          name,
          { amount: orNone(amount), label, unit, coverage: rounded(coverage) },
        ]),
    );
  return {
    entry_count: entries,
    grams: orNone(grams),
    nutrients: amounts('nutrient'),
    food_patterns: amounts('food pattern'),
  };
}

function orNone(amount: number | null): number | null {
  return amount === null ? null : rounded(amount);
}

function summaryBody(sums: readonly NutrientSum[]) {
  return Object.fromEntries(
    sums.map(
      ({ nutrient: { name, label, unit }, amount, coverage, estimatedShare, addedShare }) => {
        const sum = { amount: rounded(amount), label, unit, coverage: rounded(coverage) };
        return [
          name,
          {
            ...sum,
            ...(estimatedShare > 0 ? { estimated_share: rounded(estimatedShare) } : {}),
            ...(addedShare === null ? {} : { added_share: rounded(addedShare) }),
          },
        ];
      },
    ),
  );
}

const NO_ENTRIES_WARNING = { warning: 'no_entries', message: NO_ENTRIES, count: 0 };

function warningsBody({ entries, warnings, unsure }: Evaluated) {
  return {
    ...(unsure === undefined ? {} : { unsure: unsureBody(unsure) }),
    warnings: entries === 0 ? [NO_ENTRIES_WARNING] : warnings.map(warningBody),
  };
}

function warningBody({ assumption, foodId, id, entries, pointers }: EntryWarning) {
  return {
    warning: assumption.replaceAll('-', '_'),
    message: ASSUMPTION_WORDS[assumption].brief,
    food_id: foodId,
    ...(id === undefined ? {} : { id }),
    count: entries,
    ...(pointers === undefined ? {} : { entries: pointers }),
  };
}

/** The uncertain share of the figures: for one evaluation, or for each by its name. */
function unsureBody(unsure: UnsureByEvaluation | Unsure): object {
  if ('shares' in unsure) {
    const { entries, shares } = unsure as Unsure;
    return {
      entries,
      shares: Object.fromEntries(
        Object.entries(shares).map(([name, share]) => [name, rounded(share)]),
      ),
    };
  }
  const all = Object.entries(unsure as UnsureByEvaluation);
  const [first] = all;
  if (all.length === 1 && first !== undefined) return unsureBody(first[1]);
  return Object.fromEntries(all.map(([name, one]) => [name.replaceAll('-', '_'), unsureBody(one)]));
}
