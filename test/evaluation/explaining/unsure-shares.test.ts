import { expect, test } from 'vitest';
import { layoutFor } from '../../../src/evaluation/evaluations.ts';
import { sharesOf } from '../../../src/evaluation/explaining/unsure-shares.ts';
import { foodPatternSlot, nutrientSlot } from '../../../src/evaluation/layout.ts';

const LAYOUT = layoutFor(['healthy-eating-index', 'nutrition-summary']);

function totals(energy: number, wholeGrains: number, saturated: number) {
  const amounts = new Float64Array(LAYOUT.width);
  amounts[nutrientSlot(LAYOUT, 'energy')] = energy;
  amounts[nutrientSlot(LAYOUT, 'saturated_fatty_acids')] = saturated;
  amounts[foodPatternSlot(LAYOUT, 'g_whole')] = wholeGrains;
  return { layout: LAYOUT, amounts };
}

test('sharesOf() returns the share of the amounts behind each score', () => {
  const whole = totals(8000, 4, 20);
  const part = totals(2000, 3, 5);
  expect(sharesOf('healthy-eating-index', whole, part)).toMatchObject({
    whole_grains: 0.75,
    saturated_fats: 0.25,
    // For a ratio, the amounts of both sides count.
    fatty_acids: 0.25,
    // None was eaten.
    dairy: 0,
  });
  expect(sharesOf('nutrition-summary', whole, part)).toMatchObject({ energy: 0.25, protein: 0 });
});

test('sharesOf() returns only the amounts of the given evaluation', () => {
  const shares = sharesOf('energy-density', totals(8000, 4, 20), totals(2000, 3, 5));
  expect(shares).toEqual({ energy: 0.25 });
});
