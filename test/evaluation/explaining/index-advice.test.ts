import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateTotals } from '../../../src/evaluation/evaluation.ts';
import { indexAdvice } from '../../../src/evaluation/explaining/index-advice.ts';
import type { IndexScore } from '../../../src/evaluation/indices/index-score.ts';
import type { Density, IndexComponent } from '../../../src/evaluation/indices/index-table.ts';
import {
  HEALTHY_EATING_INDEX,
  HEI_2015,
} from '../../../src/evaluation/indices/tables/healthy-eating-index-2015.ts';
import { isFoodPattern } from '../../../src/model/food-patterns.ts';
import { kcalToKj } from '../../../src/model/units.ts';
import { makeTotals, noTotals, withGap } from '../../support/totals.ts';

const DAYS = 7;

function adviceOf(totals: ReturnType<typeof makeTotals>) {
  return indexAdvice(HEI_2015, evaluateTotals(HEALTHY_EATING_INDEX, totals), totals, DAYS);
}

const eaten = fc.record({
  kcal: fc.double({ min: 500, max: 5000, noNaN: true }),
  nutrients: fc.record({
    sodium: fc.double({ min: 0, max: 60_000, noNaN: true }),
    saturated_fatty_acids: fc.double({ min: 1, max: 600, noNaN: true }),
    monounsaturated_fatty_acids: fc.double({ min: 0, max: 600, noNaN: true }),
  }),
  patterns: fc.record({
    f_total: fc.double({ min: 0, max: 20, noNaN: true }),
    g_whole: fc.double({ min: 0, max: 20, noNaN: true }),
    g_refined: fc.double({ min: 0, max: 100, noNaN: true }),
    add_sugars: fc.double({ min: 0, max: 300, noNaN: true }),
  }),
});

/** Amounts by name, with one of them changed. */
function changed<Amounts extends object>(amounts: Amounts, name: string, by: number): Amounts {
  const before = (amounts as Record<string, number>)[name] ?? 0;
  return { ...amounts, [name]: before + by };
}

test('the advised change brings a component to its maximum, at the same energy', () => {
  fc.assert(
    fc.property(eaten, ({ kcal, nutrients: own, patterns }) => {
      const nutrients = { ...own, energy: kcalToKj(kcal * DAYS) };
      for (const advice of adviceOf(makeTotals(nutrients, patterns))) {
        const { component, move, amount, inputs, maxScore } = advice;
        if (move === 'none' || move === 'unknown') continue;
        const [input = ''] = inputs;
        const by = (move === 'more' ? 1 : -1) * amount * DAYS;
        const swapped =
          move === 'swap' ? changed(nutrients, 'monounsaturated_fatty_acids', -by) : nutrients;
        const moved = isFoodPattern(input)
          ? makeTotals(nutrients, changed(patterns, input, by))
          : makeTotals(changed(swapped, input, by), patterns);
        const { components } = evaluateTotals(HEALTHY_EATING_INDEX, moved);
        expect(components.find((row) => row.component === component)?.score).toBeCloseTo(
          maxScore,
          6,
        );
      }
    }),
  );
});

test('advice is none for a component at its maximum, and unknown for one with missing amounts', () => {
  const totals = makeTotals({ energy: 8000 }, { f_total: 1000 });
  withGap(totals, 'sodium', 1000);
  const advice = adviceOf(totals);
  const of = (name: string) => advice.find(({ component }) => component === name);
  expect(of('total_fruits')).toMatchObject({ move: 'none', amount: 0 });
  expect(of('sodium')).toMatchObject({ move: 'unknown', amount: 0, points: 10 });
  expect(of('dairy')).toMatchObject({ move: 'more', amountUnit: 'cup eq' });
});

test('advice for an empty record is unknown', () => {
  expect(adviceOf(noTotals()).map(({ move }) => move)).toEqual(HEI_2015.map(() => 'unknown'));
});

test.each<[Density, number]>([
  [{ kind: 'amount', of: ['protein'] }, 30],
  [{ kind: 'per 100 kcal', of: ['protein'] }, 60],
  [{ kind: 'per 1000 kcal', of: ['protein'] }, 6],
  [{ kind: 'per kcal', of: ['protein'] }, 6000],
  [{ kind: '% of energy', of: ['protein'], kcalPerUnit: 4 }, 15],
])('indexAdvice() for a density of %j changes %d g per day', (density, amount) => {
  const row: IndexComponent = {
    ...{ component: 'protein', label: 'Protein', maxScore: 10, unit: 'g', worstAt: 0, bestAt: 5 },
    density,
  };
  // 2000 kcal a day and a density of 2: 3 are missing, or 30 for a plain amount.
  const totals = makeTotals({ energy: kcalToKj(4000), protein: 1 });
  const bestAt = density.kind === 'amount' ? 32 : 5;
  const score = (density: number | null, points = 4) =>
    indexAdvice(
      [{ ...row, bestAt }],
      { components: [{ score: points, density }] } as unknown as IndexScore,
      totals,
      2,
    )[0];
  expect(score(2)).toMatchObject({
    ...{ move: 'more', points: 6, score: 4, isMoreBetter: true, amountUnit: 'g' },
    inputs: ['protein'],
  });
  expect(score(2)?.amount).toBeCloseTo(amount, 9);
  expect(score(null)).toMatchObject({ move: 'unknown', amount: 0 });
  // 9.95 points are shown as 10.0.
  expect(score(2, 9.951)).toMatchObject({ move: 'none', amount: 0 });
  expect(score(2, 9.94)).toMatchObject({ move: 'more' });
});

test('indexAdvice() reduces limited inputs, and swaps the two sides of a ratio', () => {
  const totals = makeTotals({ energy: kcalToKj(4000), protein: 10, fat: 20 });
  const of = (density: Density, worstAt: number, bestAt: number) =>
    indexAdvice(
      [{ component: 'a', label: 'A', maxScore: 10, unit: '', worstAt, bestAt, density }],
      { components: [{ score: 0, density: 0.5 }] } as unknown as IndexScore,
      totals,
      2,
    )[0];
  expect(of({ kind: 'amount', of: ['protein'] }, 1, 0.1)).toMatchObject({
    move: 'less',
    isMoreBetter: false,
    amount: 0.4,
  });
  // (10 + 5) / (20 - 5) = 1 over two days: half of it per day.
  expect(of({ kind: 'ratio', of: ['protein'], to: 'fat' }, 0, 1)).toMatchObject({
    move: 'swap',
    amount: 2.5,
    inputs: ['fat'],
  });
});
