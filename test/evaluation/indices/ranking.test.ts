import { expect, test } from 'vitest';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
import { quantile } from '../../../src/evaluation/indices/ranking.ts';
import { foodPatternSlot, GRAMS, nutrientSlot } from '../../../src/evaluation/layout.ts';
import type { FoodPatternName } from '../../../src/model/food-patterns.ts';
import { isFoodPattern } from '../../../src/model/food-patterns.ts';
import type { NutrientName } from '../../../src/model/nutrients.ts';

type Eaten = Partial<Record<NutrientName | FoodPatternName, number>>;

/** Scores persons with an index that ranks them; returns the values of a metric by person. */
function ranked(name: 'alternate-mediterranean' | 'dash-fung', persons: readonly Eaten[]) {
  const plan = planEvaluations([name]);
  const rows = persons.map((eaten) => {
    const amounts = new Float64Array(plan.layout.width);
    amounts[GRAMS] = 1000;
    for (const [input, amount] of Object.entries({ energy: 8368, ...eaten })) {
      const slot = isFoodPattern(input)
        ? foodPatternSlot(plan.layout, input)
        : nutrientSlot(plan.layout, input as NutrientName);
      amounts[slot] = amount;
    }
    const row = new Float64Array(plan.metrics.length);
    plan.evaluate(amounts, row);
    return row;
  });
  plan.rank?.(rows);
  return (metric: string) => {
    const at = plan.metrics.findIndex((one) => one.name === metric);
    return rows.map((row) => row[at]);
  };
}

test('quantile interpolates as R does by default', () => {
  // R: quantile(c(1, 2, 4, 8), c(0.2, 0.5, 0.8))
  const sorted = Float64Array.of(1, 2, 4, 8);
  expect([0.2, 0.5, 0.8].map((share) => quantile(sorted, share))).toEqual([
    1.6,
    3,
    expect.closeTo(5.6, 12),
  ]);
  expect(quantile(new Float64Array(), 0.5)).toBeNaN();
});

test('aMED gives a point for more than the median, and for less meat than the median', () => {
  // The median of 1, 2, 3, 4, 5 is 3.
  const persons = [1, 2, 3, 4, 5].map((g_whole) => ({ g_whole, pf_meat: g_whole }));
  const of = ranked('alternate-mediterranean', persons);
  expect(of('whole_grains')).toEqual([0, 0, 0, 1, 1]);
  expect(of('red_and_processed_meat')).toEqual([1, 1, 0, 0, 0]);
  expect(of('total_score')).toEqual([1, 1, 0, 1, 1]);
});

test('aMED gives a point for 5 to 15 g of alcohol, including both ends', () => {
  const persons = [0, 4.9, 5, 15, 15.1].map((alcohol) => ({ alcohol }));
  expect(ranked('alternate-mediterranean', persons)('alcohol')).toEqual([0, 0, 1, 1, 0]);
});

test('aMED compares ratios of fatty acids, and gives no point without saturated fatty acids', () => {
  const of = ranked('alternate-mediterranean', [
    { monounsaturated_fatty_acids: 10, saturated_fatty_acids: 10 },
    { monounsaturated_fatty_acids: 20, saturated_fatty_acids: 10 },
    { monounsaturated_fatty_acids: 30, saturated_fatty_acids: 10 },
    { monounsaturated_fatty_acids: 30 },
  ]);
  expect(of('fatty_acids')).toEqual([0, 0, 1, 0]);
});

test('DASH (Fung) gives 1 to 5 points by fifths, reversed for limited foods', () => {
  // Cut-offs between the fifths of 1 to 10: 2.8, 4.6, 6.4, 8.2.
  const persons = Array.from({ length: 10 }, (_, place) => ({
    f_total: place + 1,
    sodium: 1000 * (place + 1),
  }));
  const of = ranked('dash-fung', persons);
  expect(of('fruits')).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(of('sodium')).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
});

test('DASH (Fung) puts equal intakes into the same fifth', () => {
  const of = ranked('dash-fung', [{ f_total: 1 }, { f_total: 1 }, { f_total: 1 }]);
  expect(of('fruits')).toEqual([1, 1, 1]);
});
