import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type IndexComponent,
  isLinear,
  isRanked,
  type Scoring,
} from '../../../src/evaluation/indices/index-table.ts';
import { points, slopeOfPoints } from '../../../src/evaluation/indices/points.ts';

const row = (
  worstAt: number,
  bestAt: number,
  scoring?: Scoring,
  maxScore = 10,
): IndexComponent => ({
  component: 'fruits',
  label: 'Fruits',
  maxScore,
  density: { kind: 'amount', of: ['f_total'] },
  unit: 'cup eq',
  worstAt,
  bestAt,
  ...(scoring === undefined ? {} : { scoring }),
});

const standard = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const component = fc
  .tuple(standard, standard, fc.constantFrom(1, 5, 10, 20))
  .filter(([worstAt, bestAt]) => worstAt !== bestAt)
  .map(([worstAt, bestAt, maxScore]) => row(worstAt, bestAt, undefined, maxScore));

test('points() rise linearly from 0 at the worst standard to the maximum at the best', () => {
  fc.assert(
    fc.property(component, fc.double({ min: 0, max: 200, noNaN: true }), (each, density) => {
      const { worstAt, bestAt, maxScore } = each;
      expect(points(each, worstAt)).toBeCloseTo(0, 9);
      expect(points(each, bestAt)).toBeCloseTo(maxScore, 9);
      expect(points(each, (worstAt + bestAt) / 2)).toBeCloseTo(maxScore / 2, 9);
      expect(points(each, density)).toBeGreaterThanOrEqual(0);
      expect(points(each, density)).toBeLessThanOrEqual(maxScore);
      expect(points(each, Number.POSITIVE_INFINITY)).toBe(worstAt < bestAt ? maxScore : 0);
    }),
  );
});

test('slopeOfPoints() returns the points gained per unit of density, and 0 beyond the standards', () => {
  fc.assert(
    fc.property(component, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (each, share) => {
      const { worstAt, bestAt } = each;
      const between = worstAt + share * (bestAt - worstAt);
      const step = (bestAt - worstAt) / 1000;
      const gain = (points(each, between + step) - points(each, between)) / step;
      expect(slopeOfPoints(each, between)).toBeCloseTo(gain, 6);
      for (const at of [worstAt, bestAt, Math.max(worstAt, bestAt) + 1, -1]) {
        expect(slopeOfPoints(each, at)).toBe(0);
      }
    }),
  );
});

test('points() in steps are half at the intermediate goal, and full at the goal', () => {
  const more = row(10, 20, 'steps', 1);
  expect([9.9, 10, 19.9, 20, 21].map((density) => points(more, density))).toEqual([
    0, 0.5, 0.5, 1, 1,
  ]);
  const less = row(20, 10, 'steps', 1);
  expect([20.1, 20, 10.1, 10, 9].map((density) => points(less, density))).toEqual([
    0, 0.5, 0.5, 1, 1,
  ]);
  expect(slopeOfPoints(more, 15)).toBeNaN();
});

test('points() for a range are full within it, including both ends, and 0 outside', () => {
  const moderate = row(5, 15, 'within', 1);
  expect([4.9, 5, 15, 15.1].map((density) => points(moderate, density))).toEqual([0, 1, 1, 0]);
});

test('points() as a deduction are -100 per whole standard, without a limit', () => {
  const limited = row(50, 0, 'deduction', 0);
  expect([0, 25, 50, 150].map((density) => points(limited, density))).toEqual([
    -0, -50, -100, -300,
  ]);
  expect(slopeOfPoints(limited, 7)).toBe(-2);
});

test('points() are unknown for a component that ranks persons', () => {
  for (const scoring of [
    'above median',
    'below median',
    'rising fifths',
    'falling fifths',
  ] as const) {
    expect(points(row(0, 1, scoring), 1)).toBeNaN();
    expect(isRanked(row(0, 1, scoring))).toBe(true);
    expect(isLinear(row(0, 1, scoring))).toBe(false);
  }
});

test('isLinear() is true only for sums with linear points', () => {
  expect(isLinear(row(0, 1))).toBe(true);
  expect(isLinear(row(0, 1, 'steps'))).toBe(false);
  expect(isRanked(row(0, 1))).toBe(false);
  const combined = { ...row(0, 1).density, combine: { unit: 'g', of: () => 1 } } as const;
  expect(isLinear({ ...row(0, 1), density: combined })).toBe(false);
});
