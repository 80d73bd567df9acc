import {
  EVALUATE_INPUT,
  EVALUATION_NAMES,
  EVALUATION_WORDS,
  type EvaluationName,
  SCORED_EVALUATIONS,
} from '../../operations/evaluate/evaluate-input.ts';
import { isRankedIndex } from '../../operations/population/evaluate-population.ts';
import { readShard, type Shard } from '../../operations/shards/shard.ts';
import { EVALUATION_FORMATS } from '../../render/formats.ts';
import { capitalised } from '../../text/words/capitalised.ts';
import {
  type CommandInput,
  type Described,
  defineCommand,
  InvalidValue,
  type Option,
  option,
} from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import {
  ALIASES,
  API_VERSION,
  CATALOGUE,
  LANG,
  LIFT_LIMITS,
  MAP,
  mealFilesArgument,
  NAME_OPTIONS,
  RAW,
  RECORD_OPTIONS,
  readLabels,
  readRedisUrl,
  resultOptions,
  UNIT,
} from '../options.ts';
import { wholeNumberReader } from '../whole-number-reader.ts';
import { checkOptions } from './check-options.ts';
import { companionFiles } from './companion-files.ts';
import { POPULATION_OPTIONS } from './population-options.ts';

interface Subcommand {
  readonly name: string;
  readonly summary: string;
  readonly evaluations: readonly EvaluationName[];
}

const SUBCOMMANDS: readonly Subcommand[] = [
  ...EVALUATION_NAMES.map((name) => {
    const { short, summary } = EVALUATION_WORDS[name];
    return { name: short, summary, evaluations: [name] };
  }),
  {
    name: 'all',
    summary: 'Run energy density, HEI-2015, macros and the summary in one pass',
    evaluations: SCORED_EVALUATIONS,
  },
];

/** The most threads that `--jobs` accepts; more than a machine has cores only cost memory. */
const MAX_JOBS = 256;

const OPTIONS = {
  by: fieldOption(EVALUATE_INPUT.entries.by, {
    value: 'labels',
    read: readLabels,
    isRepeatable: true,
  }),
  keep: fieldOption(EVALUATE_INPUT.entries.keep, {
    value: 'columns',
    read: readLabels,
    isRepeatable: true,
  }),
  per: fieldOption(EVALUATE_INPUT.entries.per, { value: 'label' }),
  ...resultOptions(EVALUATION_FORMATS),
  raw: RAW,
  carbohydrates: fieldOption(EVALUATE_INPUT.entries.carbohydrates, { value: 'basis' }),
  apiVersion: API_VERSION,
  lang: LANG,
  ...POPULATION_OPTIONS,
  age: fieldOption(EVALUATE_INPUT.entries.age, { value: 'column' }),
  from: fieldOption(EVALUATE_INPUT.entries.from, { value: 'kind' }),
  map: MAP,
  unit: UNIT,
  ...RECORD_OPTIONS,
  ...NAME_OPTIONS,
  skipFaulty: option({ description: 'Skip faulty entries and list them' }),
  rejects: option({
    value: 'file',
    description: 'Write skipped entries to this CSV file (default: next to the output)',
    access: 'writes',
    isCsv: true,
  }),
  meta: option({
    value: 'file',
    description:
      'Write provenance (version, catalogue, options) to this JSON file (default: next to the output)',
    access: 'writes',
  }),
  jobs: option({
    short: 'j',
    value: 'number',
    description: 'Threads for large files (default: one per core)',
    read: wholeNumberReader(`a whole number from 1 to ${MAX_JOBS}`, 1, MAX_JOBS),
  }),
  shard: option({
    value: 'i/n',
    description:
      'Write the results of one of n parts of the groups, such as 2/8; "viand merge" joins them',
    read: readShardOption,
  }),
  queue: option({
    value: 'url',
    description: 'Let "viand work" sum parts of the files, through this Redis',
    read: readRedisUrl,
    conflicts: 'jobs',
  }),
  resume: option({
    description:
      'Save progress in a folder next to the output, and continue from it after an interruption',
  }),
  liftLimits: LIFT_LIMITS,
  catalogue: CATALOGUE,
  aliases: ALIASES,
};

/** The default values of options. */
export const USUAL_VALUES = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, { default: usual }]: [string, Option]) => [name, usual]),
);

/** The name of the subcommand that runs evaluations. */
export function nameOf(evaluations: readonly EvaluationName[]): string {
  const isSame = ({ evaluations: others }: Subcommand) =>
    others.length === evaluations.length && others[0] === evaluations[0];
  return SUBCOMMANDS.find(isSame)?.name ?? '';
}

export const EVALUATE_GROUP: Described = {
  name: 'evaluate',
  summary: 'Score meals from CSV, .xlsx, .ods, JSON, NDJSON or Parquet',
  examples: examples('hei'),
};

/** A command for each evaluation, and one for all of them. */
export const EVALUATE = SUBCOMMANDS.map(({ name, summary, evaluations }) => ({
  evaluations,
  command: defineCommand({
    name,
    summary,
    description: `${capitalised(summary)}.`,
    arguments: {
      files: mealFilesArgument(
        'Meal files or patterns, also .gz and .zst; none or - for standard input',
      ),
    },
    options: OPTIONS,
    examples: examples(name, evaluations.some(isRankedIndex)),
    check: (options, { terminal: { isStdoutTerminal } }) =>
      checkOptions(options, { name, evaluations, isStdoutTerminal }),
    async otherPaths(options) {
      const isGrouped = options.by !== undefined || options.keep !== undefined;
      const { rejects, meta } = await companionFiles({ ...options, isGrouped });
      const companions = Object.entries({ rejects, meta });
      return companions.flatMap(([name, file]) =>
        file === undefined ? [] : [{ name, file, access: 'writes' as const }],
      );
    },
  }),
}));

function readShardOption(text: string): Shard {
  const shard = readShard(text);
  if (shard === undefined)
    throw new InvalidValue('expected a part and the number of parts, such as 2/8');
  return shard;
}

/** @param isRanked whether it compares groups with each other, and so needs several */
function examples(name: string, isRanked = false): string[] {
  const ofWhole = [
    `viand evaluate ${name} week.csv`,
    `cat meals.json | viand evaluate ${name} - --format json`,
  ];
  return [
    ...(isRanked ? [] : ofWhole),
    `viand evaluate ${name} week.csv --by day --format csv`,
    `viand evaluate ${name} 'survey/*.parquet' --by person -o scores.parquet`,
    `viand evaluate ${name} asa24.csv --map food_id=FoodCode,amount=FoodAmt --unit g --by UserName`,
  ];
}

/** The arguments and options of an evaluation. */
export type EvaluateInput = CommandInput<(typeof EVALUATE)[number]['command']>;
