import { expect, test } from 'vitest';
import { evaluateTotals } from '../../../../src/evaluation/evaluation.ts';
import type { IndexEvaluation } from '../../../../src/evaluation/indices/index-score.ts';
import { DASH_MELLEN } from '../../../../src/evaluation/indices/tables/dash-mellen.ts';
import { HEALTHY_EATING_INDEX_2010 } from '../../../../src/evaluation/indices/tables/healthy-eating-index-2010.ts';
import { HEALTHY_EATING_INDEX } from '../../../../src/evaluation/indices/tables/healthy-eating-index-2015.ts';
import {
  HEALTHY_EATING_INDEX_2020,
  HEALTHY_EATING_INDEX_TODDLERS,
} from '../../../../src/evaluation/indices/tables/healthy-eating-index-2020.ts';
import { NUTRIENT_RICH_FOODS } from '../../../../src/evaluation/indices/tables/nutrient-rich-foods.ts';
import { WHOLE_LAYOUT } from '../../../../src/evaluation/layout.ts';
import type { Totals } from '../../../../src/evaluation/totals.ts';
import { makeTotals } from '../../../support/totals.ts';

/** 2000 kcal. */
const ENERGY = 2000 * 4.184;

function scores(index: IndexEvaluation, totals: Totals): Record<string, number> {
  const { components, totalScore } = evaluateTotals(index, totals);
  return Object.fromEntries([
    ...components.map(({ component, score }) => [component, score] as const),
    ['total', totalScore] as const,
  ]);
}

/** The row of a person of some age: two scores, and whether the toddler standards were used. */
function scoredAt(age: number | undefined, totals: Totals) {
  const { evaluate } = HEALTHY_EATING_INDEX_2020.prepare(WHOLE_LAYOUT);
  const { metrics } = HEALTHY_EATING_INDEX_2020;
  const row = new Float64Array(metrics.length);
  evaluate(totals.amounts, row, 0, age);
  const value = (name: string) => row[metrics.findIndex((metric) => metric.name === name)];
  return [value('dairy'), value('sodium'), value('toddler_standards')];
}

test('HEI-2020 scores like HEI-2015, under its own name', () => {
  const totals = makeTotals(
    { energy: ENERGY, sodium: 3000, saturated_fatty_acids: 20, polyunsaturated_fatty_acids: 30 },
    { f_total: 1, v_total: 1.5, g_whole: 2, d_total: 1.3, add_sugars: 12 },
  );
  expect(scores(HEALTHY_EATING_INDEX_2020, totals)).toEqual(scores(HEALTHY_EATING_INDEX, totals));
  expect(evaluateTotals(HEALTHY_EATING_INDEX_2020, totals).table.index).toBe('HEI-2020');
});

test('HEI-Toddlers-2020 gives half the points halfway between its standards', () => {
  // Per 1000 kcal, times 2: half of a standard, or the middle between two standards.
  const totals = makeTotals(
    {
      energy: ENERGY,
      // (1.1 + 1.7) / 2 g/1000 kcal
      sodium: 2800,
      // (12.2 + 18.2) / 2 = 15.2 % of 2000 kcal, 9 kcal/g
      saturated_fatty_acids: 304 / 9,
      // (0.9 + 1.5) / 2 times the saturated ones
      monounsaturated_fatty_acids: (1.2 * 304) / 9,
    },
    {
      f_total: 0.7,
      f_other: 0.3,
      v_total: 0.9,
      v_drkgr: 0.1,
      g_whole: 1.5,
      d_total: 2,
      pf_mps_total: 1.5,
      pf_seafd_hi: 0.5,
      pf_eggs: 0.5,
      // (1.5 + 3.4) / 2
      g_refined: 4.9,
      // 6.9 % of 2000 kcal, 16 kcal/tsp
      add_sugars: 138 / 16,
    },
  );
  for (const { component, score, maxScore } of evaluateTotals(HEALTHY_EATING_INDEX_TODDLERS, totals)
    .components) {
    expect(score, component).toBeCloseTo(maxScore / 2, 9);
  }
});

test('HEI-2020 uses the toddler standards from 1 to below 2 years, and no score below 1 year', () => {
  // Dairy: toddlers get 1.3 / 2 of 10 points, others all of them; sodium: 1.1 is best for both.
  const totals = makeTotals({ energy: ENERGY, sodium: 2200 }, { d_total: 2.6 });
  expect(scoredAt(undefined, totals)).toEqual([10, 10, 0]);
  expect(scoredAt(2, totals)).toEqual([10, 10, 0]);
  expect(scoredAt(1, totals)).toEqual([6.5, 10, 1]);
  expect(scoredAt(23 / 12, totals)).toEqual([6.5, 10, 1]);
  expect(scoredAt(0.5, totals)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  expect(scoredAt(Number.NaN, totals)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});

test.each([
  // 2000 kcal: other protein foods reach the standard of 5 oz, so all legumes are vegetables.
  ['vegetables', 5, 1, { total_protein_foods: 5, total_vegetables: 5 / 2.2, greens_and_beans: 5 }],
  // 4 oz are missing, and the cup of legumes is 4 oz: all of it is protein.
  ['protein', 1, 1, { total_protein_foods: 5, total_vegetables: 0, greens_and_beans: 0 }],
  // 2 oz are missing: half a cup. The other half is vegetables: 0.25 of 1.1 and of 0.2 cups/1000 kcal.
  ['both', 3, 1, { total_protein_foods: 5, total_vegetables: 1.25 / 1.1, greens_and_beans: 5 }],
  // 5 oz are missing, and 0.5 cups are 2 oz: 1 of 2.5 oz/1000 kcal.
  [
    'protein that is still too little',
    0,
    0.5,
    { total_protein_foods: 2, total_vegetables: 0, greens_and_beans: 0 },
  ],
] as const)('HEI-2010 counts legumes as %s', (_, meat, legumes, expected) => {
  const totals = makeTotals({ energy: ENERGY }, { pf_mps_total: meat, v_legumes: legumes });
  const scored = scores(HEALTHY_EATING_INDEX_2010, totals);
  for (const [component, score] of Object.entries(expected)) {
    expect(scored[component], component).toBeCloseTo(score, 9);
  }
});

test('HEI-2010 adds legumes that count as protein to plant proteins', () => {
  // 2 oz of legumes: 1 of 0.8 oz/1000 kcal; legumes that count as vegetables add nothing.
  const plants = (meat: number) =>
    scores(
      HEALTHY_EATING_INDEX_2010,
      makeTotals({ energy: ENERGY }, { pf_mps_total: meat, v_legumes: 0.2 }),
    )['seafood_and_plant_proteins'];
  expect(plants(4.2)).toBeCloseTo((5 * 0.4) / 0.8, 9);
  expect(plants(5)).toBe(0);
});

test.each([
  // 20 g fat x 9 + 20 tsp x 16 = 500 kcal: 25 % of energy.
  ['25 % of energy', { solid_fats: 20, add_sugars: 20 }, 0, (20 * (50 - 25)) / 31],
  // 26 g of alcohol in 2000 kcal are moderate, so no calories are empty.
  ['moderate alcohol', {}, 26, 20],
  // 40 g more are 280 kcal: 14 %, which is below 19.
  ['a little too much alcohol', {}, 66, 20],
  // 100 g more are 700 kcal: 35 %.
  ['far too much alcohol', {}, 126, (20 * 15) / 31],
  // 111.2 g fat are 1000.8 kcal: over 50 %.
  ['50 % of energy', { solid_fats: 111.2 }, 0, 0],
] as const)('HEI-2010 scores empty calories: %s', (_, patterns, alcohol, score) => {
  const totals = makeTotals({ energy: ENERGY, alcohol }, patterns);
  expect(scores(HEALTHY_EATING_INDEX_2010, totals)['empty_calories']).toBeCloseTo(score, 9);
});

/** Mellen's goals and intermediate goals for 2000 kcal. */
const GOALS = {
  saturated_fatty_acids: [(0.06 * 2000) / 9, (0.11 * 2000) / 9],
  fat: [(0.27 * 2000) / 9, (0.32 * 2000) / 9],
  protein: [(0.18 * 2000) / 4, (0.165 * 2000) / 4],
  cholesterol: [142.8, 214.2],
  fiber: [29.6, 19],
  magnesium: [476, 316],
  calcium: [1180, 804],
  potassium: [4476, 3068],
  sodium: [2286, 2572],
} as const;

test('DASH (Mellen) gives 1 point for a goal, and half a point for an intermediate goal', () => {
  const at = (place: 0 | 1, further: number) =>
    makeTotals({
      energy: ENERGY,
      ...Object.fromEntries(
        Object.entries(GOALS).map(([name, goals]) => {
          const isMoreBetter = goals[0] > goals[1];
          return [name, goals[place] * (isMoreBetter ? 1 + further : 1 - further)];
        }),
      ),
    });
  expect(scores(DASH_MELLEN, at(0, 1e-9))['total']).toBe(9);
  expect(scores(DASH_MELLEN, at(0, -1e-9))['total']).toBe(4.5);
  expect(scores(DASH_MELLEN, at(1, 1e-9))['total']).toBe(4.5);
  expect(scores(DASH_MELLEN, at(1, -1e-9))['total']).toBe(0);
});

test('NRF9.3 is 45 for all daily values in 2000 kcal, and 15 less with all limits', () => {
  const wanted = {
    energy: ENERGY,
    protein: 50,
    fiber: 28,
    retinol_activity_equivalent: 900,
    vitamin_C: 90,
    vitamin_E: 15,
    calcium: 1300,
    iron: 18,
    potassium: 4700,
    magnesium: 420,
  };
  expect(scores(NUTRIENT_RICH_FOODS, makeTotals(wanted))['total']).toBeCloseTo(45, 9);
  const limits = { saturated_fatty_acids: 20, sodium: 2300 };
  const scored = scores(
    NUTRIENT_RICH_FOODS,
    makeTotals({ ...wanted, ...limits }, { add_sugars: 50 / 4.2 }),
  );
  expect(scored['added_sugars']).toBeCloseTo(-5, 9);
  expect(scored['total']).toBeCloseTo(30, 9);
});

test('NRF9.3 caps a nutrient at its daily value in 100 kcal, but not the limits', () => {
  // 100 kcal with 2 daily values of vitamin C and of sodium.
  const totals = makeTotals({ energy: 418.4, vitamin_C: 180, sodium: 4600 });
  const scored = scores(NUTRIENT_RICH_FOODS, totals);
  expect(scored['vitamin_C']).toBe(100);
  expect(scored['sodium']).toBeCloseTo(-200, 9);
});
