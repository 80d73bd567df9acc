import { ASSUMED_AGE, type Eater } from '../reference-intakes/compare-intakes.ts';
import { NHANES_2009_2012, PERCENTS } from './nhanes-2009-2012.ts';

/** The name of a group of people whose scores are known. */
export type PopulationGroup = keyof typeof NHANES_2009_2012;

/** The rank of a score within a population. */
export interface PopulationRank {
  readonly group: PopulationGroup;
  /** Persons of the survey behind the distribution. */
  readonly persons: number;
  /** Percent of the people who do not score more, 1 to 99. */
  readonly percent: number;
  /** The scores that a quarter, half and three quarters of the people do not exceed. */
  readonly quartiles: readonly [low: number, median: number, high: number];
}

/** Years; below this age, a score is compared with those of children, as NHANES reports them. */
const ADULT_AGE = 20;

/** The rank of a score among people of the same age and sex, as far as these are known. */
export function populationRank(score: number, { age = ASSUMED_AGE, sex }: Eater): PopulationRank {
  const group: PopulationGroup =
    age < ADULT_AGE ? 'children' : sex === 'female' ? 'women' : sex === 'male' ? 'men' : 'adults';
  const { persons, scores } = NHANES_2009_2012[group];
  const scoreAt = (percent: (typeof PERCENTS)[number]) =>
    scores[PERCENTS.indexOf(percent)] as number;
  return {
    group,
    persons,
    percent: percentOf(score, scores),
    quartiles: [scoreAt(25), scoreAt(50), scoreAt(75)],
  };
}

/** The percentage by linear interpolation. It is never 0 or 100, which no survey can show. */
function percentOf(score: number, scores: readonly number[]): number {
  const above = scores.findIndex((one) => one > score);
  if (above === 0) return 1;
  if (above < 0) return 99;
  const [low, high] = [scores[above - 1] as number, scores[above] as number];
  const [from, to] = [PERCENTS[above - 1] as number, PERCENTS[above] as number];
  return Math.round(from + ((score - low) / (high - low)) * (to - from));
}
