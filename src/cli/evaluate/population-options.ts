import type { EvaluationName } from '../../operations/evaluate/evaluate-input.ts';
import { isIndexName } from '../../operations/population/evaluate-population.ts';
import {
  LONELY_PSUS,
  REPLICATE_CENTERS,
  replicateColumns,
  replicateMethod,
  type SurveyColumns,
} from '../../operations/population/survey.ts';
import { InvalidValue, longFlag, option } from '../define-command.ts';
import { readLabels } from '../options.ts';

/** Options of `--population`: the columns of the survey, and how to estimate by them. */
export const POPULATION_OPTIONS = {
  population: option({
    description: 'Estimate the scores of the population; --by names the column of persons',
  }),
  weight: option({
    value: 'column',
    description: 'Column of the survey weight, with --population',
  }),
  stratum: option({ value: 'column', description: 'Column of the stratum, with --population' }),
  psu: option({
    value: 'column',
    description: 'Column of the primary sampling unit, with --population',
  }),
  over: option({
    value: 'columns',
    description: 'Columns of subgroups to estimate separately, such as sex,age_group',
    read: readLabels,
    isRepeatable: true,
  }),
  lonelyPsu: option({
    value: 'method',
    description: 'How to treat a stratum with a single PSU (default: fail)',
    choices: LONELY_PSUS,
  }),
  replicates: option({
    value: 'columns',
    description: 'Columns of replicate weights, such as RW01:RW52, in place of --stratum and --psu',
    read: readReplicates,
    isRepeatable: true,
  }),
  replicateMethod: option({
    value: 'method',
    description:
      'How the replicates were made: brr, fay-0.3, jk1, jk2, bootstrap or successive-difference',
    read: readMethod,
  }),
  sex: option({
    value: 'column',
    description: 'Column of the sex: 1 or male, 2 or female; with --age, for shares below the EAR',
  }),
  chart: option({
    value: 'file',
    description: 'Draw the distribution of the scores as SVG, with --population',
    access: 'writes',
  }),
  replicateCenter: option({
    value: 'center',
    description:
      'Compute the variance around the mean of the replicates, or around the estimate (default: mean)',
    choices: REPLICATE_CENTERS,
  }),
};

/** The options of `--population` as they were given. */
export interface GivenSurvey {
  readonly by?: readonly string[] | undefined;
  readonly keep?: readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly output?: string | undefined;
  readonly age?: string | undefined;
  readonly sex?: string | undefined;
  readonly chart?: string | undefined;
  readonly shard?: unknown;
  readonly resume?: boolean | undefined;
  readonly queue?: string | undefined;
  readonly weight?: string | undefined;
  readonly stratum?: string | undefined;
  readonly psu?: string | undefined;
  readonly over?: readonly string[] | undefined;
  readonly lonelyPsu?: SurveyColumns['lonelyPsu'] | undefined;
  readonly replicates?: readonly string[] | undefined;
  readonly replicateMethod?: string | undefined;
  readonly replicateCenter?: (typeof REPLICATE_CENTERS)[number] | undefined;
}

/** Options without a meaning unless `--population` is given. */
const ONLY_POPULATION = [
  'weight',
  'stratum',
  'psu',
  'over',
  'lonelyPsu',
  'replicates',
  'replicateMethod',
  'replicateCenter',
  'sex',
  'chart',
] as const;

/** The first given option that has no meaning without `--population`, if that is missing. */
export function checkWithoutPopulation(given: GivenSurvey): string | undefined {
  const name = ONLY_POPULATION.find((one) => given[one] !== undefined);
  return name === undefined ? undefined : `${longFlag(name)} needs --population`;
}

/** Checks options that depend on each other, and returns the problem; undefined if there is none. */
export function checkPopulation(
  given: GivenSurvey,
  evaluations: readonly EvaluationName[],
): string | undefined {
  const isIntakes = evaluations.length === 1 && evaluations[0] === 'intakes';
  if (!isIntakes && !evaluations.every(isIndexName)) {
    return '--population needs an index or intakes: viand evaluate hei';
  }
  if (given.chart !== undefined && !/\.svg$/i.test(given.chart)) {
    return '--chart writes SVG: name a file such as scores.svg';
  }
  if (given.chart !== undefined && isIntakes) return '--chart draws the scores of an index';
  if (given.sex !== undefined && given.age === undefined) return '--sex needs --age';
  if (given.sex !== undefined && !isIntakes) {
    return '--sex is for the shares of intakes: viand evaluate intakes';
  }
  if (given.by === undefined) return '--population needs --by with the column of persons';
  if (given.keep !== undefined) return '--population cannot be combined with --keep';
  if (given.format === 'parquet' || given.output?.toLowerCase().endsWith('.parquet') === true) {
    return '--population cannot write Parquet: use CSV or JSON';
  }
  const { shard, resume, queue } = given;
  if (shard !== undefined || resume === true || queue !== undefined) {
    return '--population needs all groups at once: remove --shard, --resume and --queue';
  }
  return checkReplicates(given);
}

function checkReplicates(given: GivenSurvey): string | undefined {
  if (given.lonelyPsu !== undefined && given.stratum === undefined) {
    return '--lonely-psu needs --stratum';
  }
  const { weight, stratum, psu, replicates, replicateMethod: method } = given;
  if (replicates === undefined) {
    const isAlone = method !== undefined || given.replicateCenter !== undefined;
    return isAlone
      ? '--replicate-method needs --replicates with the columns of weights'
      : undefined;
  }
  if (method === undefined) return '--replicates needs --replicate-method, such as fay-0.3';
  if (weight === undefined) return '--replicates needs --weight with the weights of the survey';
  return stratum !== undefined || psu !== undefined || given.lonelyPsu !== undefined
    ? '--replicates replaces --stratum, --psu and --lonely-psu'
    : undefined;
}

/** The survey that the options describe. */
export function surveyOf(given: GivenSurvey): SurveyColumns {
  const { replicates, replicateMethod: name = '', replicateCenter: center = 'mean' } = given;
  const method = replicateMethod(name);
  return {
    weight: given.weight,
    stratum: given.stratum,
    psu: given.psu,
    over: given.over ?? [],
    lonelyPsu: given.lonelyPsu ?? 'fail',
    replicates:
      replicates === undefined || method === undefined
        ? undefined
        : { columns: replicates, method, center },
  };
}

/** The options of the survey that estimates depend on, as they were given. */
export function givenSurvey(given: GivenSurvey): object {
  const { weight, stratum, psu, over, lonelyPsu, replicates, age, sex } = given;
  const entries = Object.entries({
    ...{ weight, stratum, psu, over, age, sex, replicates },
    lonely_psu: lonelyPsu,
    replicate_method: given.replicateMethod,
    replicate_center: given.replicateCenter,
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readReplicates(text: string, before: readonly string[] = []): string[] {
  const columns = replicateColumns(readLabels(text));
  if (columns === undefined) throw new InvalidValue('expected columns such as RW01:RW52');
  return [...before, ...columns];
}

/** Checks a method of replicates. It stays text, because provenance records the option as given. */
function readMethod(text: string): string {
  if (replicateMethod(text) !== undefined) return text;
  throw new InvalidValue('expected brr, fay-0.3, jk1, jk2, bootstrap or successive-difference');
}
