import { expect, test } from 'vitest';
import { type ResolvedFood, resolvedVariant } from '../../../src/engine/foods/resolved-food.ts';
import { evaluateTotals } from '../../../src/evaluation/evaluation.ts';
import { GRAMS, nutrientSlot } from '../../../src/evaluation/layout.ts';
import { ENERGY_DENSITY } from '../../../src/evaluation/nutrition/energy-density.ts';
import { MACRO_DISTRIBUTIONS } from '../../../src/evaluation/nutrition/macro-distribution.ts';
import { NUTRITION_SUMMARY } from '../../../src/evaluation/nutrition/nutrition-summary.ts';
import type { Totals } from '../../../src/evaluation/totals.ts';
import { NUTRIENTS, nutrient } from '../../../src/model/nutrients.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';
import {
  addPortion,
  emptyIntake,
  makeTotals,
  noTotals,
  totalsOf,
  withGap,
} from '../../support/totals.ts';

/** Totals of 1 kg of solids with an energy in kJ. */
function withSolids(energy: number, unknownGrams = 0): Totals {
  const totals = makeTotals({ energy });
  totals.amounts[totals.layout.solidEnergy] = energy;
  totals.amounts[totals.layout.solidGrams] = 1000;
  totals.amounts[totals.layout.solidEnergyGap] = unknownGrams;
  return totals;
}

test('energy density covers solids, and reports the energy of drinks separately', () => {
  const totals = withSolids(8368);
  (totals.amounts[nutrientSlot(totals.layout, 'energy')] as number) += 500;
  (totals.amounts[GRAMS] as number) += 250;
  const result = evaluateTotals(ENERGY_DENSITY, totals);
  expect(result).toEqual({
    kjPerGram: 8.368,
    kcalPerGram: 2,
    liquidsEnergy: 500,
    coverage: 1,
    liquidsCoverage: 1,
  });
});

test('the energy of drinks is unknown for totals that do not separate drinks', () => {
  const totals = withSolids(0, 1000);
  (totals.amounts[nutrientSlot(totals.layout, 'energy')] as number) += 8368;
  expect(evaluateTotals(ENERGY_DENSITY, totals)).toEqual({
    kjPerGram: null,
    kcalPerGram: null,
    liquidsEnergy: null,
    coverage: 0,
    liquidsCoverage: 0,
  });
});

test('energy density without solid foods is null', () => {
  expect(evaluateTotals(ENERGY_DENSITY, makeTotals({ energy: 500 }))).toMatchObject({
    kjPerGram: null,
    kcalPerGram: null,
    liquidsEnergy: 500,
  });
});

test('energy density counts only the mass with known energy', () => {
  expect(evaluateTotals(ENERGY_DENSITY, withSolids(4000, 500))).toMatchObject({
    kjPerGram: 8,
    coverage: 0.5,
  });
});

test('macro distribution divides the energy by Atwater factors', () => {
  const { breakdown, totalKcal } = evaluateTotals(
    MACRO_DISTRIBUTIONS['by-difference'],
    makeTotals({ carbohydrates_by_difference: 50, protein: 25, fat: 20, alcohol: 10 }),
  );
  expect(totalKcal).toBe(550);
  expect(breakdown.map(({ nutrient: name, percent }) => [name, percent])).toEqual([
    ['carbohydrates', (100 * 200) / 550],
    ['protein', (100 * 100) / 550],
    ['fat', (100 * 180) / 550],
    ['alcohol', (100 * 70) / 550],
  ]);
});

test('available carbohydrates count with their fibre, food by food', () => {
  const food = (amounts: Parameters<typeof nutrients>[0]) => {
    const known = { protein: 0, fat: 10, alcohol: 0, ...amounts };
    return resolvedVariant(makeFood({ variants: [makeVariant({ nutrients: nutrients(known) })] }));
  };
  const macros = (basis: 'available' | 'by-difference', ...foods: ResolvedFood[]) => {
    const intake = emptyIntake();
    for (const each of foods) addPortion(intake, each, 100);
    const { breakdown, ...more } = evaluateTotals(MACRO_DISTRIBUTIONS[basis], totalsOf(intake));
    return { ...more, coverage: breakdown[0]?.coverage, percent: breakdown[0]?.percent };
  };
  const european = food({ carbohydrates: 20, fiber: 5, carbohydrates_by_difference: 25 });
  const american = food({ carbohydrates_by_difference: 25 });
  const label = food({ carbohydrates: 20 });
  const blank = food({});
  expect(macros('available', european)).toEqual({
    totalKcal: 180,
    byDifferenceShare: 0,
    coverage: 1,
    percent: 50,
  });
  expect(macros('available', american)).toMatchObject({ totalKcal: 190, byDifferenceShare: 1 });
  expect(macros('available', european, american)).toMatchObject({
    totalKcal: 370,
    byDifferenceShare: 0.5,
  });
  // Unknown fibre is not 0: known amounts count, and the coverage is below 1.
  expect(macros('available', label)).toMatchObject({ totalKcal: 170, coverage: 0 });
  expect(macros('available', european, blank)).toMatchObject({ totalKcal: 270, coverage: 0.5 });
  expect(macros('by-difference', european, american)).toMatchObject({
    totalKcal: 380,
    byDifferenceShare: 1,
    coverage: 1,
  });
  expect(macros('by-difference', label)).toMatchObject({ totalKcal: 90, coverage: 0 });
});

test('alcohol that is unknown for all foods has a coverage of 0', () => {
  const totals = makeTotals({ fat: 10 });
  withGap(totals, 'alcohol', 1000);
  const { breakdown } = evaluateTotals(MACRO_DISTRIBUTIONS.available, totals);
  expect(breakdown.at(-1)).toEqual({
    nutrient: 'alcohol',
    label: 'Alcohol',
    percent: 0,
    coverage: 0,
  });
});

test('macro distribution of an empty record is 0 for each macronutrient', () => {
  const { breakdown, totalKcal } = evaluateTotals(MACRO_DISTRIBUTIONS['by-difference'], noTotals());
  expect(totalKcal).toBe(0);
  expect(breakdown.map(({ percent }) => percent)).toEqual([0, 0, 0, 0]);
});

test('a nutrition summary omits nutrients that no food has, and reports the coverage of the others', () => {
  const totals = makeTotals({ energy: 1000, zinc: 3 });
  for (const { name } of NUTRIENTS) withGap(totals, name, 1000);
  withGap(totals, 'energy', 0);
  withGap(totals, 'zinc', 750);
  expect(evaluateTotals(NUTRITION_SUMMARY, totals)).toEqual([
    {
      nutrient: nutrient('energy'),
      amount: 1000,
      coverage: 1,
      estimatedShare: 0,
      addedShare: null,
    },
    { nutrient: nutrient('zinc'), amount: 3, coverage: 0.25, estimatedShare: 0, addedShare: null },
  ]);
});

test('a nutrition summary reports how much of a nutrient was added to foods', () => {
  const totals = makeTotals({
    folate: 100,
    folic_acid: 20,
    vitamin_B12: 2,
    vitamin_B12_added: 0.5,
  });
  const sums = evaluateTotals(NUTRITION_SUMMARY, totals);
  const shareOf = (name: string) => sums.find((sum) => sum.nutrient.name === name)?.addedShare;
  expect(shareOf('folate')).toBeCloseTo(0.34, 12);
  expect(shareOf('vitamin_B12')).toBe(0.25);
  expect(shareOf('folic_acid')).toBeNull();
});

test('a nutrition summary starts with the Big 7', () => {
  const names = evaluateTotals(NUTRITION_SUMMARY, makeTotals({})).map(
    ({ nutrient: { name } }) => name,
  );
  expect(names.slice(0, 7)).toEqual([
    'energy',
    'protein',
    'fat',
    'carbohydrates',
    'sugar',
    'saturated_fatty_acids',
    'salt',
  ]);
});

test('a sum reports the share of its mass whose amount is from a similar food', () => {
  const zinc = nutrient('zinc').position;
  const borrowed = { source: 'x', sourceCode: '1', nutrients: [zinc] };
  const food = (variant: object) =>
    resolvedVariant(
      makeFood({ variants: [makeVariant({ nutrients: nutrients({ zinc: 5 }), ...variant })] }),
    );
  const intake = emptyIntake();
  addPortion(intake, food({}), 300);
  addPortion(intake, food({ borrowed }), 100);
  const [sum] = evaluateTotals(NUTRITION_SUMMARY, totalsOf(intake));
  expect(sum).toMatchObject({ amount: 20, coverage: 1, estimatedShare: 0.25 });
});
