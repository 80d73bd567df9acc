import { expect, test } from 'vitest';
import { resolvedVariant } from '../../src/engine/foods/resolved-food.ts';
import { ENERGY_DENSITY } from '../../src/evaluation/energy-density.ts';
import { evaluateTotals } from '../../src/evaluation/evaluation.ts';
import { nutrientSlot } from '../../src/evaluation/layout.ts';
import { MACRO_DISTRIBUTION } from '../../src/evaluation/macro-distribution.ts';
import { NUTRITION_SUMMARY } from '../../src/evaluation/nutrition-summary.ts';
import type { Totals } from '../../src/evaluation/totals.ts';
import { NUTRIENTS, nutrient } from '../../src/model/nutrients.ts';
import { makeFood, makeVariant, nutrients } from '../support/foods.ts';
import {
  addPortion,
  emptyIntake,
  makeTotals,
  noTotals,
  totalsOf,
  withGap,
} from '../support/totals.ts';

/** Totals of 1 kg of solids, with so many kJ. */
function withSolids(energy: number, unknownGrams = 0): Totals {
  const totals = makeTotals({ energy });
  totals.amounts[totals.layout.solidEnergy] = energy;
  totals.amounts[totals.layout.solidGrams] = 1000;
  totals.amounts[totals.layout.solidEnergyGap] = unknownGrams;
  return totals;
}

test('energy density is of solids, and sums the energy of drinks', () => {
  const totals = withSolids(8368);
  (totals.amounts[nutrientSlot(totals.layout, 'energy')] as number) += 500;
  const result = evaluateTotals(ENERGY_DENSITY, totals);
  expect(result).toEqual({ kjPerGram: 8.368, kcalPerGram: 2, liquidsEnergy: 500, coverage: 1 });
});

test('energy density without solids is no number', () => {
  expect(evaluateTotals(ENERGY_DENSITY, makeTotals({ energy: 500 }))).toMatchObject({
    kjPerGram: null,
    kcalPerGram: null,
    liquidsEnergy: 500,
  });
});

test('energy density is of the mass whose energy is known', () => {
  expect(evaluateTotals(ENERGY_DENSITY, withSolids(4000, 500))).toMatchObject({
    kjPerGram: 8,
    coverage: 0.5,
  });
});

test('macro distribution spreads the energy by Atwater factors', () => {
  const { breakdown, totalKcal } = evaluateTotals(
    MACRO_DISTRIBUTION,
    makeTotals({ carbohydrates: 50, protein: 25, fat: 20, alcohol: 10 }),
  );
  expect(totalKcal).toBe(550);
  expect(breakdown.map(({ nutrient: name, percent }) => [name, percent])).toEqual([
    ['carbohydrates', (100 * 200) / 550],
    ['protein', (100 * 100) / 550],
    ['fat', (100 * 180) / 550],
    ['alcohol', (100 * 70) / 550],
  ]);
});

test('macro distribution of nothing is 0 throughout', () => {
  const { breakdown, totalKcal } = evaluateTotals(MACRO_DISTRIBUTION, noTotals());
  expect(totalKcal).toBe(0);
  expect(breakdown.map(({ percent }) => percent)).toEqual([0, 0, 0, 0]);
});

test('a nutrition summary leaves out what no food has and carries the coverage of the others', () => {
  const totals = makeTotals({ energy: 1000, zinc: 3 });
  for (const { name } of NUTRIENTS) withGap(totals, name, 1000);
  withGap(totals, 'energy', 0);
  withGap(totals, 'zinc', 750);
  expect(evaluateTotals(NUTRITION_SUMMARY, totals)).toEqual([
    { nutrient: nutrient('energy'), amount: 1000, coverage: 1, estimatedShare: 0 },
    { nutrient: nutrient('zinc'), amount: 3, coverage: 0.25, estimatedShare: 0 },
  ]);
});

test('a nutrition summary begins with the big7', () => {
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

test('a sum says over how much of its mass the amount is that of a like food', () => {
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
