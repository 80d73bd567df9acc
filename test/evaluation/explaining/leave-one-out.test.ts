import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateBy } from '../../../src/evaluation/evaluations.ts';
import { leaveOneOut } from '../../../src/evaluation/explaining/leave-one-out.ts';
import { ENTRIES, SUMMED } from '../../../src/evaluation/layout.ts';
import type { Totals } from '../../../src/evaluation/totals.ts';
import { makeTotals, noTotals } from '../../support/totals.ts';

/** Amounts with up to two decimals, whose binary sums have rounding errors. */
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((one) => one / 100);

const food = fc
  .record({
    energy: hundredths(4000),
    sodium: hundredths(1000),
    saturated_fatty_acids: hundredths(20),
    monounsaturated_fatty_acids: hundredths(20),
    f_total: hundredths(2),
    g_refined: hundredths(5),
    d_total: hundredths(2),
  })
  .map(({ f_total, g_refined, d_total, ...nutrients }) => {
    const totals = makeTotals(nutrients, { f_total, g_refined, d_total });
    totals.amounts[ENTRIES] = 1;
    totals.amounts[SUMMED] = 1;
    return totals;
  });

/** Sums in billionths, like those of the engine. */
function sum(parts: readonly Totals[]): Totals {
  const whole = noTotals();
  whole.amounts.forEach((_, slot) => {
    const amounts = parts.map(({ amounts: part }) => Math.round((part[slot] as number) * 1e9));
    whole.amounts[slot] = amounts.reduce((all, one) => all + one, 0) / 1e9;
  });
  return whole;
}

test('leaveOneOut() scores the record without each food', () => {
  fc.assert(
    fc.property(fc.array(food, { minLength: 2, maxLength: 5 }), (parts) => {
      const foods = parts.map((totals, place) => ({
        id: `${place}`,
        name: `Food ${place}`,
        totals,
      }));
      const whole = evaluateBy('healthy-eating-index', sum(parts));
      const effects = leaveOneOut('healthy-eating-index', sum(parts), foods);
      expect(effects.map(({ id, name }) => [id, name])).toEqual(
        foods.map(({ id, name }) => [id, name]),
      );
      for (const [place, effect] of effects.entries()) {
        const others = parts.filter((_, at) => at !== place);
        const without = evaluateBy('healthy-eating-index', sum(others));
        expect(effect.without).toEqual(without);
        expect(effect.points).toBe(whole.totalScore - without.totalScore);
        expect(effect.components.reduce((all, one) => all + one, 0)).toBeCloseTo(effect.points, 9);
        expect(effect.grams).toBe(1000);
      }
    }),
    { numRuns: 40 },
  );
});

test('leaveOneOut() returns the energy of a food in kcal, and the points it adds or costs', () => {
  const bread = makeTotals({ energy: 4184 }, { g_whole: 5 });
  const soda = makeTotals({ energy: 2092 }, { add_sugars: 40 });
  const whole = makeTotals({ energy: 6276 }, { g_whole: 5, add_sugars: 40 });
  const [ofBread, ofSoda] = leaveOneOut('healthy-eating-index', whole, [
    { id: 'bread', name: 'Bread', totals: bread },
    { id: 'soda', name: 'Soda', totals: soda },
  ]);
  expect(ofBread?.kcal).toBe(1000);
  expect(ofSoda?.kcal).toBe(500);
  expect(ofBread?.points).toBeGreaterThan(0);
  expect(ofSoda?.points).toBeLessThan(0);
});
