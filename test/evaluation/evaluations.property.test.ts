import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ResolvedFood, resolvedVariant } from '../../src/engine/foods/resolved-food.ts';
import { SCORED_EVALUATIONS } from '../../src/evaluation/evaluation-names.ts';
import { evaluateBy } from '../../src/evaluation/evaluations.ts';
import { FOOD_PATTERNS } from '../../src/model/food-patterns.ts';
import { NUTRIENTS } from '../../src/model/nutrients.ts';
import { V2_1 } from '../../src/presentation/v2-1.ts';
import { makeFood, makeVariant } from '../support/foods.ts';
import { addPortion, emptyIntake, type Intake, totalsOf } from '../support/totals.ts';

type Numbers = fc.Arbitrary<number>;

/** Any amounts, however small or large. */
const ANY: Numbers = fc.double({ min: 0, max: 1e12, noNaN: true });

/** Amounts as in food tables and on scales, including zeros. */
const USUAL: Numbers = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 1e-4, max: 1000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(0) },
);

/** Amounts so large that billionths of a unit do not matter. */
const PLENTY: Numbers = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 1, max: 1000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(0) },
);

type Portion = readonly [ResolvedFood, number];

function portions(amount: Numbers): fc.Arbitrary<Portion[]> {
  const withGaps = fc.oneof(
    { weight: 9, arbitrary: amount },
    { weight: 1, arbitrary: fc.constant(Number.NaN) },
  );
  const vector = (numbers: Numbers, { length }: { length: number }) =>
    fc
      .array(numbers, { minLength: length, maxLength: length })
      .map((list) => Float64Array.from(list));
  const food = fc
    .record({
      nutrients: vector(withGaps, NUTRIENTS),
      foodPatterns: fc.option(vector(amount, FOOD_PATTERNS)),
      foodPatternsEstimated: fc.boolean(),
      isSolid: fc.boolean(),
    })
    .map(({ isSolid, ...variant }) =>
      resolvedVariant(makeFood({ isSolid, variants: [makeVariant(variant)] })),
    );
  return fc.array(fc.tuple(food, amount), { maxLength: 8 });
}

function intakeOf(list: readonly Portion[]): Intake {
  const intake = emptyIntake();
  for (const [eaten, grams] of list) addPortion(intake, eaten, grams);
  return intake;
}

/** All numbers of all evaluations, in a flat list. */
function figures(intake: Intake): number[] {
  const list: number[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'number') list.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  // Intakes are excluded: they count entries, and a split meal has more of them.
  for (const name of SCORED_EVALUATIONS) {
    collect(
      (V2_1.evaluations[name] as (result: unknown) => object)(evaluateBy(name, totalsOf(intake))),
    );
  }
  return list;
}

function expectAlike(one: readonly number[], other: readonly number[], within = 2e-6): void {
  expect(one).toHaveLength(other.length);
  one.forEach((value, index) => {
    const expected = other[index] as number;
    expect(Math.abs(value - expected)).toBeLessThanOrEqual(within + Math.abs(expected) * within);
  });
}

test('the HEI stays within its bounds for any totals, and its components add up to the total', () => {
  fc.assert(
    fc.property(portions(ANY), (list) => {
      const { components, totalScore, estimatedEnergyShare } = evaluateBy(
        'healthy-eating-index',
        totalsOf(intakeOf(list)),
      );
      for (const { score, maxScore } of components) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(maxScore);
      }
      expect(totalScore).toBeCloseTo(
        components.reduce((sum, { score }) => sum + score, 0),
        9,
      );
      expect(totalScore).toBeLessThanOrEqual(100);
      expect(estimatedEnergyShare).toBeGreaterThanOrEqual(0);
      expect(estimatedEnergyShare).toBeLessThanOrEqual(1);
    }),
  );
});

test('every number in every evaluation is finite', () => {
  fc.assert(
    fc.property(portions(ANY), (list) => {
      expect(figures(intakeOf(list)).every(Number.isFinite)).toBe(true);
    }),
  );
});

test('splitting the portions of a meal does not change its scores', () => {
  fc.assert(
    fc.property(portions(PLENTY), fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const split = list.flatMap(([eaten, grams]): Portion[] => [
        [eaten, grams * share],
        [eaten, grams - grams * share],
      ]);
      expectAlike(figures(intakeOf(split)), figures(intakeOf(list)), 1e-4);
    }),
  );
});

test('the order of the entries does not change the scores', () => {
  const shuffled = portions(USUAL).chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expectAlike(figures(intakeOf(other)), figures(intakeOf(list)));
    }),
  );
});

test('multiplying all portions does not change the HEI', () => {
  fc.assert(
    fc.property(portions(PLENTY), fc.double({ min: 0.1, max: 10, noNaN: true }), (list, times) => {
      const score = (scaled: typeof list) =>
        evaluateBy('healthy-eating-index', totalsOf(intakeOf(scaled)));
      const more = score(list.map(([eaten, grams]) => [eaten, grams * times]));
      expect(more.totalScore).toBeCloseTo(score(list).totalScore, 4);
    }),
  );
});
