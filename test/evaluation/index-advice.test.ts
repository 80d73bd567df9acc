import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateTotals } from '../../src/evaluation/evaluation.ts';
import { indexAdvice } from '../../src/evaluation/index-advice.ts';
import {
  HEALTHY_EATING_INDEX,
  HEI_2015,
} from '../../src/evaluation/index-tables/healthy-eating-index.ts';
import { isFoodPattern } from '../../src/model/food-patterns.ts';
import { kcalToKj } from '../../src/model/units.ts';
import { makeTotals, noTotals, withGap } from '../support/totals.ts';

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

test('what would move a component brings it to its maximum, at the same energy', () => {
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

test('a component at its maximum has nothing to move, one without figures is unknown', () => {
  const totals = makeTotals({ energy: 8000 }, { f_total: 1000 });
  withGap(totals, 'sodium', 1000);
  const advice = adviceOf(totals);
  const of = (name: string) => advice.find(({ component }) => component === name);
  expect(of('total_fruits')).toMatchObject({ move: 'none', amount: 0 });
  expect(of('sodium')).toMatchObject({ move: 'unknown', amount: 0, points: 10 });
  expect(of('dairy')).toMatchObject({ move: 'more', amountUnit: 'cup eq' });
});

test('nothing eaten has nothing that could be told', () => {
  expect(adviceOf(noTotals()).map(({ move }) => move)).toEqual(HEI_2015.map(() => 'unknown'));
});
