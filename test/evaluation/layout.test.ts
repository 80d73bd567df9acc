import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolvedVariant } from '../../src/engine/foods/resolved-food.ts';
import { EVALUATION_NAMES } from '../../src/evaluation/evaluation-names.ts';
import { evaluateBy, layoutFor } from '../../src/evaluation/evaluations.ts';
import { type Layout, WHOLE_LAYOUT } from '../../src/evaluation/layout.ts';
import { nutrientTotal } from '../../src/evaluation/totals.ts';
import { FOOD_PATTERNS } from '../../src/model/food-patterns.ts';
import { NUTRIENTS } from '../../src/model/nutrients.ts';
import { makeFood, makeVariant } from '../support/foods.ts';
import { addPortion, emptyIntake, totalsOf } from '../support/totals.ts';

const amount = fc.oneof(fc.constant(Number.NaN), fc.double({ min: 0, max: 100, noNaN: true }));
const portion = fc.record({
  isSolid: fc.boolean(),
  nutrients: fc.array(amount, { minLength: NUTRIENTS.length, maxLength: NUTRIENTS.length }),
  foodPatterns: fc.array(fc.double({ min: 0, max: 10, noNaN: true }), {
    minLength: FOOD_PATTERNS.length,
    maxLength: FOOD_PATTERNS.length,
  }),
  grams: fc.double({ min: 0, max: 1000, noNaN: true }),
});
type Portion = typeof portion extends fc.Arbitrary<infer Value> ? Value : never;

function intakeOf(portions: readonly Portion[], layout: Layout) {
  const intake = emptyIntake(layout);
  for (const { isSolid, nutrients, foodPatterns, grams } of portions) {
    const variant = makeVariant({
      nutrients: Float64Array.from(nutrients),
      foodPatterns: Float64Array.from(foodPatterns),
    });
    addPortion(
      intake,
      resolvedVariant(makeFood({ isSolid, variants: [variant] }), undefined, layout),
      grams,
    );
  }
  return intake;
}

test.each(EVALUATION_NAMES)('%s reads only the amounts it declares', (name) => {
  fc.assert(
    fc.property(fc.array(portion, { maxLength: 4 }), (portions) => {
      const evaluate = (intake: ReturnType<typeof intakeOf>) => evaluateBy(name, totalsOf(intake));
      const own = evaluate(intakeOf(portions, layoutFor([name])));
      const all = evaluate(intakeOf(portions, layoutFor(EVALUATION_NAMES)));
      expect(own).toEqual(evaluate(intakeOf(portions, WHOLE_LAYOUT)));
      expect(all).toEqual(own);
    }),
    { numRuns: 30 },
  );
});

test('nutrientTotal() throws if an amount is not summed', () => {
  const totals = totalsOf(emptyIntake(layoutFor(['energy-density'])));
  expect(nutrientTotal(totals, 'energy')).toBe(0);
  expect(() => nutrientTotal(totals, 'zinc')).toThrow('zinc is not summed');
});
