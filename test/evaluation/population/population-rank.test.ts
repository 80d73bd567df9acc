import { expect, test } from 'vitest';
import { NHANES_2009_2012, PERCENTS } from '../../../src/evaluation/population/nhanes-2009-2012.ts';
import { populationRank } from '../../../src/evaluation/population/population-rank.ts';

const EATER = { sex: undefined, age: undefined, weight: undefined, stage: undefined };

test.each([
  [19, 'female', 'children'],
  [20, 'female', 'women'],
  [20, 'male', 'men'],
  [20, undefined, 'adults'],
  [undefined, 'male', 'men'],
  [undefined, undefined, 'adults'],
] as const)(
  'populationRank() compares a person of %s years, sex %s, with %s',
  (age, sex, group) => {
    expect(populationRank(50, { ...EATER, age, sex })).toMatchObject({
      group,
      persons: NHANES_2009_2012[group].persons,
    });
  },
);

test('populationRank() returns the percentile of a score in the table, from 1 to 99', () => {
  const percentOf = (score: number) => populationRank(score, EATER).percent;
  const { scores } = NHANES_2009_2012.adults;
  expect(scores.map(percentOf)).toEqual([...PERCENTS]);
  expect([0, 25.3, 100].map(percentOf)).toEqual([1, 1, 99]);
  // Interpolated between the scores at 45 and 50 %, which are 53.1 and 55.
  expect(percentOf(53.1 + 0.4 * 1.9)).toBe(47);
});

test('populationRank() returns the quartiles of the group', () => {
  expect(populationRank(50, EATER).quartiles).toEqual([45.1, 55, 65.7]);
});
