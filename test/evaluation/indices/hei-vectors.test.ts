import { expect } from 'vitest';
import { evaluateTotals } from '../../../src/evaluation/evaluation.ts';
import { HEALTHY_EATING_INDEX } from '../../../src/evaluation/indices/tables/healthy-eating-index-2015.ts';
import { MACRO_DISTRIBUTIONS } from '../../../src/evaluation/nutrition/macro-distribution.ts';
import type { FoodPatternName } from '../../../src/model/food-patterns.ts';
import { type Row, readShared, testOnShared } from '../../support/shared.ts';
import { makeTotals, noTotals } from '../../support/totals.ts';

const PATTERNS: readonly FoodPatternName[] = [
  'f_total',
  'f_citmlb',
  'f_other',
  'v_total',
  'v_drkgr',
  'v_legumes',
  'g_whole',
  'g_refined',
  'd_total',
  'pf_mps_total',
  'pf_seafd_hi',
  'pf_seafd_low',
  'pf_eggs',
  'pf_soy',
  'pf_nutsds',
  'pf_legumes',
  'add_sugars',
];

function totalsOf(row: Row) {
  return makeTotals(
    {
      energy: Number(row['kcal']) * 4.184,
      saturated_fatty_acids: Number(row['sfat']),
      monounsaturated_fatty_acids: Number(row['mfat']),
      polyunsaturated_fatty_acids: Number(row['pfat']),
      sodium: Number(row['sodi']),
    },
    Object.fromEntries(PATTERNS.map((name) => [name, Number(row[name])])),
  );
}

/** The largest difference in a component or the total, and where it is. */
function worstDifference(rows: readonly Row[]) {
  let worst = { difference: 0, where: '' };
  rows.forEach((row, index) => {
    const { components, totalScore } = evaluateTotals(HEALTHY_EATING_INDEX, totalsOf(row));
    const scores = [
      ...components.map(({ component, score }) => [component, score] as const),
      ['total_score', totalScore] as const,
    ];
    for (const [name, score] of scores) {
      const difference = Math.abs(score - Number(row[`exp_${name}`]));
      if (!(difference <= worst.difference)) worst = { difference, where: `${name}, row ${index}` };
    }
  });
  return worst;
}

testOnShared.each([
  ['hei-2015/nhanes-2017-2018-day-1.nci-sas.csv', 7122, 1e-9],
  ['hei-2015/asa24-example.nci-sas.csv', 21, 1e-9],
  ['hei-2015/edge-cases.csv', 59, 1e-12],
] as const)(
  'HEI-2015 scores %s, %d rows, like the NCI macro, within %d',
  (file, count, tolerance) => {
    const rows = readShared(file);
    expect(rows).toHaveLength(count);
    const { difference, where } = worstDifference(rows);
    expect(difference, where).toBeLessThanOrEqual(tolerance);
  },
);

testOnShared('macro distribution matches 9 exact cases within 1e-12', () => {
  const rows = readShared('hei-2015/macro-distribution-cases.csv');
  expect(rows).toHaveLength(9);
  for (const row of rows) {
    const { breakdown, totalKcal } = evaluateTotals(
      MACRO_DISTRIBUTIONS['by-difference'],
      makeTotals({
        carbohydrates_by_difference: Number(row['carbohydrates_g']),
        protein: Number(row['protein_g']),
        fat: Number(row['fat_g']),
        alcohol: Number(row['alcohol_g']),
      }),
    );
    const expected = Number(row['total_kcal_4_4_9_7']);
    expect(Math.abs(totalKcal - expected), row['case']).toBeLessThanOrEqual(1e-12 * expected);
    for (const { nutrient, percent } of breakdown) {
      const difference = percent - Number(row[`pct_kcal_${nutrient}`]);
      expect(Math.abs(difference), `${nutrient} of ${row['case']}`).toBeLessThanOrEqual(
        1e-12 * 100,
      );
    }
  }
});

testOnShared('the population ratio of children matches the published scores within 0.1', () => {
  const people = readShared('hei-2015/nhanes-2017-2018-day-1.nci-sas.csv');
  for (const { age = '', item, published } of readShared(
    'hei-2015/population-2017-2018.published.csv',
  )) {
    const [from = 0, to = 0] = age.split('-').map(Number);
    const sum = noTotals();
    for (const row of people) {
      if (Number(row['age']) < from || Number(row['age']) > to) continue;
      const weight = Number(row['wtdrd1']);
      totalsOf(row).amounts.forEach((amount, slot) => {
        (sum.amounts[slot] as number) += weight * amount;
      });
    }
    const { components, totalScore } = evaluateTotals(HEALTHY_EATING_INDEX, sum);
    const score =
      item === 'total_score'
        ? totalScore
        : components.find(({ component }) => component === item)?.score;
    expect(
      Math.abs((score ?? Number.NaN) - Number(published)),
      `${item} of ${age}`,
    ).toBeLessThanOrEqual(0.1);
  }
});
