import { expect, test } from 'vitest';
import { evaluateTotals } from '../../../../src/evaluation/evaluation.ts';
import { HEALTHY_EATING_INDEX } from '../../../../src/evaluation/indices/tables/healthy-eating-index-2015.ts';
import { ESTIMATED_ENERGY } from '../../../../src/evaluation/layout.ts';
import type { Totals } from '../../../../src/evaluation/totals.ts';
import type { FoodPatternName } from '../../../../src/model/food-patterns.ts';
import type { NutrientName } from '../../../../src/model/nutrients.ts';
import { makeTotals, withGap } from '../../../support/totals.ts';

const ENERGY = 1000 * 4.184;

function healthyEatingIndex(totals: Totals) {
  return evaluateTotals(HEALTHY_EATING_INDEX, totals);
}

function scoreOf(component: string, totals: Totals): number | undefined {
  return healthyEatingIndex(totals).components.find((row) => row.component === component)?.score;
}

test('the HEI has the 13 components of the specification, with 100 points in total', () => {
  const { components } = healthyEatingIndex(makeTotals({}));
  expect(components.map(({ component }) => component)).toEqual([
    'total_fruits',
    'whole_fruits',
    'total_vegetables',
    'greens_and_beans',
    'whole_grains',
    'dairy',
    'total_protein_foods',
    'seafood_and_plant_proteins',
    'refined_grains',
    'added_sugars',
    'saturated_fats',
    'fatty_acids',
    'sodium',
  ]);
  expect(components.reduce((sum, { maxScore }) => sum + maxScore, 0)).toBe(100);
});

// Per 1000 kcal: the amount with the maximum, and the maximum; half the amount has half the points.
const ADEQUACY: readonly [string, FoodPatternName, number, number][] = [
  ['total_fruits', 'f_total', 0.8, 5],
  ['whole_fruits', 'f_citmlb', 0.4, 5],
  ['whole_fruits', 'f_other', 0.4, 5],
  ['total_vegetables', 'v_total', 1.1, 5],
  ['total_vegetables', 'v_legumes', 1.1, 5],
  ['greens_and_beans', 'v_drkgr', 0.2, 5],
  ['greens_and_beans', 'v_legumes', 0.2, 5],
  ['whole_grains', 'g_whole', 1.5, 10],
  ['dairy', 'd_total', 1.3, 10],
  ['total_protein_foods', 'pf_mps_total', 2.5, 5],
  ['total_protein_foods', 'pf_eggs', 2.5, 5],
  ['total_protein_foods', 'pf_legumes', 2.5, 5],
  ['seafood_and_plant_proteins', 'pf_seafd_hi', 0.8, 5],
  ['seafood_and_plant_proteins', 'pf_seafd_low', 0.8, 5],
  ['seafood_and_plant_proteins', 'pf_soy', 0.8, 5],
  ['seafood_and_plant_proteins', 'pf_nutsds', 0.8, 5],
  ['seafood_and_plant_proteins', 'pf_legumes', 0.8, 5],
];

test.each(ADEQUACY)('%s rises with %s to its maximum at %d', (component, pattern, best, max) => {
  const at = (amount: number) =>
    scoreOf(component, makeTotals({ energy: ENERGY }, { [pattern]: amount }));
  expect(at(0)).toBe(0);
  expect(at(best / 2)).toBeCloseTo(max / 2, 12);
  expect(at(best)).toBeCloseTo(max, 12);
  expect(at(best * 9)).toBe(max);
});

test.each([
  ['refined_grains', 'g_refined', 1.8, 4.3],
  ['added_sugars', 'add_sugars', 65 / 16, 260 / 16],
] as const)('%s falls with %s from %d to %d', (component, pattern, best, worst) => {
  const at = (amount: number) =>
    scoreOf(component, makeTotals({ energy: ENERGY }, { [pattern]: amount }));
  expect(at(0)).toBe(10);
  expect(at(best)).toBeCloseTo(10, 12);
  expect(at((best + worst) / 2)).toBeCloseTo(5, 12);
  expect(at(worst)).toBeCloseTo(0, 12);
  expect(at(worst * 9)).toBe(0);
});

test.each([
  ['sodium', 'sodium', 1100, 2000],
  ['saturated_fats', 'saturated_fatty_acids', 80 / 9, 160 / 9],
] as const)('%s falls with %s from %d to %d', (component, name, best, worst) => {
  const at = (amount: number) => scoreOf(component, makeTotals({ energy: ENERGY, [name]: amount }));
  expect(at(0)).toBe(10);
  expect(at(best)).toBeCloseTo(10, 12);
  expect(at((best + worst) / 2)).toBeCloseTo(5, 12);
  expect(at(worst)).toBeCloseTo(0, 12);
  expect(at(worst * 9)).toBe(0);
});

test.each([
  ['0 at a ratio of 1.2', 10, 12, 0],
  ['half the points at a ratio of 1.85', 10, 18.5, 5],
  ['all points at a ratio of 2.5', 10, 25, 10],
  ['all points without saturated fat', 0, 0.1, 10],
  ['0 without any fat', 0, 0, 0],
  ['0 with only saturated fat', 10, 0, 0],
])('fatty_acids scores %s', (_, saturated, unsaturated, score) => {
  const totals = makeTotals({
    energy: ENERGY,
    saturated_fatty_acids: saturated,
    monounsaturated_fatty_acids: unsaturated / 2,
    polyunsaturated_fatty_acids: unsaturated / 2,
  });
  expect(scoreOf('fatty_acids', totals)).toBeCloseTo(score, 12);
});

test('the HEI of a record without energy is 0 in every component', () => {
  const result = healthyEatingIndex(makeTotals({ energy: 0, sodium: 500 }, { v_total: 1 }));
  expect(result.components.every(({ score }) => score === 0)).toBe(true);
  expect(result.totalScore).toBe(0);
  expect(result.missingInputs).toEqual([]);
});

test('the HEI of energy alone is 40: full points for four limited components', () => {
  expect(healthyEatingIndex(makeTotals({ energy: 418.4 })).totalScore).toBe(40);
});

test.each<[NutrientName, string]>([
  ['sodium', 'sodium'],
  ['saturated_fatty_acids', 'saturated_fats'],
  ['saturated_fatty_acids', 'fatty_acids'],
])('a missing %s never earns %s its maximum, and is listed as missing', (name, component) => {
  const totals = makeTotals({ energy: ENERGY, monounsaturated_fatty_acids: 20 });
  withGap(totals, name, 1000);
  expect(scoreOf(component, totals)).toBe(0);
  expect(healthyEatingIndex(totals).missingInputs).toEqual([{ input: name, coverage: 0 }]);
});

test('the HEI lists the inputs that some of the foods lack', () => {
  const totals = makeTotals({ energy: ENERGY, sodium: 1000 });
  withGap(totals, 'sodium', 100);
  for (const slot of totals.layout.foodPatternGapSlots) if (slot >= 0) totals.amounts[slot] = 500;
  expect(healthyEatingIndex(totals).missingInputs).toEqual([
    { input: 'food_patterns', coverage: 0.5 },
    { input: 'sodium', coverage: 0.9 },
  ]);
});

test('the HEI reports the share of the energy that is estimated', () => {
  const totals = makeTotals({ energy: ENERGY });
  totals.amounts[ESTIMATED_ENERGY] = ENERGY / 4;
  expect(healthyEatingIndex(totals).estimatedEnergyShare).toBe(0.25);
});
