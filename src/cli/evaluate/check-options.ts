import { STDIN } from '../../io/reading/text-source.ts';
import type { EvaluationName } from '../../operations/evaluate/evaluate-input.ts';
import { hasToddlers, isRankedIndex } from '../../operations/population/evaluate-population.ts';
import { type EvaluationFormat, evaluationFormatOf } from '../../render/formats.ts';
import { checkPopulation, checkWithoutPopulation, type GivenSurvey } from './population-options.ts';

/** The options that depend on each other, as they were given. */
interface Given extends GivenSurvey {
  readonly files: readonly string[];
  readonly population?: boolean | undefined;
  readonly per?: string | undefined;
  readonly carbohydrates?: unknown;
  readonly format?: EvaluationFormat | undefined;
}

interface Context {
  /** The name of the subcommand. */
  readonly name: string;
  readonly evaluations: readonly EvaluationName[];
  readonly isStdoutTerminal: boolean;
}

/** Returns what is wrong with the options; undefined if nothing is. */
type Rule = (given: Given, context: Context) => string | undefined;

/** The rules in the order in which they are reported. */
const RULES: readonly Rule[] = [
  (given, { evaluations }) =>
    given.population === true ? checkPopulation(given, evaluations) : checkWithoutPopulation(given),
  checkAge,
  checkPersons,
  checkLabels,
  checkResume,
  checkCarbohydrates,
  checkShard,
  checkParquet,
];

/** Checks options of an evaluation that depend on each other, and returns the first problem; undefined if there is none. */
export function checkOptions(given: Given, context: Context): string | undefined {
  for (const rule of RULES) {
    const wrong = rule(given, context);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function checkAge({ age, population }: Given, { evaluations }: Context): string | undefined {
  const hasAges = population === true && evaluations.includes('intakes');
  return age !== undefined && !hasAges && !evaluations.some(hasToddlers)
    ? '--age needs an index with standards for toddlers: viand evaluate hei-2020'
    : undefined;
}

function checkPersons({ by = [], keep = [] }: Given, { name, evaluations }: Context) {
  return by.length + keep.length === 0 && evaluations.some(isRankedIndex)
    ? `Name the column of people, such as --by person: ${name} compares them with each other`
    : undefined;
}

/** The labels of groups, in the order of their columns. */
function labelsOf({ by = [], keep = [], per }: Given): string[] {
  return [...by, ...keep, ...(per === undefined ? [] : [per])];
}

function checkLabels(given: Given): string | undefined {
  const labels = labelsOf(given);
  const twice = labels.find((label, place) => labels.indexOf(label) < place);
  return twice === undefined
    ? undefined
    : `Column "${twice}" is named twice in --by, --keep and --per`;
}

function checkResume({ resume, output, files }: Given): string | undefined {
  if (resume !== true) return undefined;
  if (output === undefined) return '--resume needs an output file: -o scores.csv';
  return files.includes(STDIN) ? '--resume needs files other than standard input' : undefined;
}

function checkCarbohydrates({ carbohydrates }: Given, { evaluations }: Context) {
  return carbohydrates !== undefined && !evaluations.includes('macro-distribution')
    ? '--carbohydrates is for macros: viand evaluate macros'
    : undefined;
}

function checkShard(given: Given): string | undefined {
  if (given.shard === undefined) return undefined;
  const isSplit = labelsOf(given).length > 0 && !given.files.includes(STDIN);
  if (!isSplit) return '--shard needs --by, and files other than standard input';
  const format = given.output === undefined ? undefined : evaluationFormatOf(given);
  return format === 'csv' || format === 'ndjson'
    ? undefined
    : '--shard needs a CSV or NDJSON file: -o part-1.csv';
}

function checkParquet(given: Given, { isStdoutTerminal }: Context): string | undefined {
  const isShown = given.output === undefined && isStdoutTerminal;
  return isShown && evaluationFormatOf(given) === 'parquet'
    ? 'Parquet is binary: write it to a file with -o, or redirect the output'
    : undefined;
}
