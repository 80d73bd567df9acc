import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Density, IndexComponent } from '../../../src/evaluation/indices/index-table.ts';
import { points } from '../../../src/evaluation/indices/points.ts';
import {
  measurePersons,
  type PersonScores,
  populationScores,
} from '../../../src/evaluation/population/population-scores.ts';
import { surveyDesign } from '../../../src/evaluation/population/survey-design.ts';

function component(density: Density, worstAt: number, bestAt: number): IndexComponent {
  return { component: density.kind, label: 'A', maxScore: 10, density, unit: 'g', worstAt, bestAt };
}

const of = ['protein'] as const;
const INDEX: readonly IndexComponent[] = [
  component({ kind: 'amount', of }, 0, 100),
  component({ kind: 'per 100 kcal', of }, 0, 10),
  component({ kind: 'per 1000 kcal', of }, 100, 0),
  component({ kind: 'per kcal', of }, 0, 0.1),
  component({ kind: '% of energy', of, kcalPerUnit: 4 }, 10, 50),
  component({ kind: 'ratio', of, to: 'fat' }, 0, 2),
];

/** Persons with amounts of protein, energy and fat. */
function personsOf(rows: readonly (readonly [protein: number, kcal: number, fat: number])[]) {
  const column = (at: 0 | 1 | 2) => Float64Array.from(rows, (row) => row[at]);
  const scores = INDEX.map(() => column(0).map((one) => one / 100));
  return {
    totalScores: column(0).map((one) => one / 10),
    scores,
    amounts: INDEX.map(() => column(0)),
    kcal: column(1),
    amountOf: () => column(2),
  } satisfies PersonScores;
}

function scoresOf(rows: Parameters<typeof personsOf>[0], weights = rows.map(() => 1)) {
  const design = surveyDesign(Float64Array.from(weights), undefined, undefined, 'remove');
  const domain = Int32Array.from(rows, (_, person) => person);
  return populationScores(measurePersons(INDEX, personsOf(rows)), design, domain);
}

test('populationScores() scores the mean of densities, and the ratio of all amounts to all energy', () => {
  const rows = [
    [20, 1000, 40],
    [60, 2000, 20],
  ] as const;
  const found = scoresOf(rows, [3, 1]);
  const densities = found.map(({ meanRatio, populationRatio }) => [
    meanRatio.density,
    populationRatio.density,
  ]);
  const expected = [
    [30, 30],
    [2.25, 120 / 50],
    [22.5, 24],
    [0.0225, 0.024],
    [9, 9.6],
    [1.125, 120 / 140],
    [Number.NaN, Number.NaN],
  ];
  densities.forEach((pair, place) => {
    pair.forEach((density, at) => {
      const figure = expected[place]?.[at] as number;
      if (Number.isNaN(figure)) expect(density).toBeNaN();
      else expect(density, `${place} ${at}`).toBeCloseTo(figure, 9);
    });
  });
  for (const [place, row] of INDEX.entries()) {
    const { meanRatio, populationRatio } = found[place] as (typeof found)[number];
    expect(meanRatio.score).toBeCloseTo(points(row, meanRatio.density), 9);
    expect(populationRatio.score).toBeCloseTo(points(row, populationRatio.density), 9);
  }
});

test('populationScores() returns the name, persons and weight of each component and the total', () => {
  const found = scoresOf(
    [
      [20, 1000, 40],
      [60, 2000, 20],
    ],
    [3, 1],
  );
  expect(found.map(({ component: name }) => name)).toEqual([
    ...INDEX.map(({ component: name }) => name),
    'total_score',
  ]);
  for (const { persons, weight } of found) expect([persons, weight]).toEqual([2, 4]);
  expect(found[0]).toMatchObject({
    label: 'A',
    unit: 'g',
    meanScore: { value: expect.closeTo(0.3, 9) },
  });
  expect(found.at(-1)).toMatchObject({ label: 'Total', unit: '', meanScore: { value: 3 } });
  expect(found.at(-1)?.percentiles.map(({ value }) => value)).toEqual([2, 2, 2, 2, 2, 6, 6]);
});

test('the total of a population equals the sum of its components', () => {
  const amount = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          amount,
          amount.map((one) => one * 30),
          amount,
        ),
        { minLength: 2, maxLength: 6 },
      ),
      (rows) => {
        const found = scoresOf(rows);
        const total = found.pop();
        for (const mean of ['meanRatio', 'populationRatio'] as const) {
          const sum = found.reduce((all, each) => all + each[mean].score, 0);
          expect(total?.[mean].score).toBeCloseTo(sum, 9);
          // Errors that vary together never add up to more than their sum.
          const errors = found.reduce((all, each) => all + each[mean].standardError, 0);
          expect(total?.[mean].standardError).toBeLessThanOrEqual(errors + 1e-9);
        }
      },
    ),
  );
});

test('a population of identical persons has the scores of one of them', () => {
  const found = scoresOf([
    [20, 1000, 40],
    [20, 1000, 40],
    [20, 1000, 40],
  ]);
  for (const { meanRatio, populationRatio } of found) {
    expect(meanRatio.score).toBeCloseTo(populationRatio.score, 9);
    expect(meanRatio.standardError).toBeCloseTo(0, 9);
  }
});

test('persons with unknown amounts or energy are excluded, and a person without energy has no density', () => {
  const rows = [
    [20, 1000, 40],
    [Number.NaN, 500, 40],
    [60, Number.NaN, 20],
    [10, 0, 20],
  ] as const;
  const found = scoresOf(rows);
  const perKcal = found.find(({ component: name }) => name === 'per kcal');
  expect(perKcal?.meanRatio.density).toBeCloseTo(0.02, 12);
  expect(perKcal?.populationRatio.density).toBeCloseTo(30 / 1000, 12);
  const amounts = found.find(({ component: name }) => name === 'amount');
  expect(amounts?.populationRatio.density).toBe(30);
});

test('a component whose amounts are unknown for everybody scores 0', () => {
  const found = scoresOf([[Number.NaN, 1000, 1]]);
  expect(found[0]?.meanRatio).toMatchObject({ score: 0, density: Number.NaN });
});

test('standard errors of components that vary together add up', () => {
  const twice = [INDEX[1], INDEX[1]] as IndexComponent[];
  const persons = personsOf([
    [2, 1000, 1],
    [4, 1000, 1],
    [6, 1000, 1],
  ]);
  const design = surveyDesign(Float64Array.of(1, 2, 3), undefined, undefined, 'remove');
  const found = populationScores(measurePersons(twice, persons), design, Int32Array.of(0, 1, 2));
  const [one, , total] = found;
  expect(one?.populationRatio.standardError).toBeGreaterThan(0);
  expect(total?.populationRatio.standardError).toBeCloseTo(
    2 * (one?.populationRatio.standardError ?? Number.NaN),
    9,
  );
});

test('populationScores() returns NaN for persons with weight 0', () => {
  const found = scoresOf([[20, 1000, 40]], [0]);
  for (const { meanRatio, populationRatio } of found) {
    for (const { score, standardError } of [meanRatio, populationRatio]) {
      expect([score, standardError]).toEqual([Number.NaN, Number.NaN]);
    }
  }
});
