import {
  EVALUATE_INPUT,
  EVALUATION_NAMES,
  type EvaluationName,
} from '../../operations/evaluate-input.ts';
import { EVALUATION_FORMATS, evaluationFormatOf } from '../../render/formats.ts';
import {
  type CommandInput,
  type Described,
  defineCommand,
  InvalidValue,
  option,
} from '../define-command.ts';
import { fieldOption, readCount } from '../field-option.ts';
import {
  API_VERSION,
  CATALOGUE,
  MAP,
  mealFilesArgument,
  readLabels,
  resultOptions,
  UNIT,
} from '../options.ts';

interface Subcommand {
  readonly name: string;
  readonly summary: string;
  readonly evaluations: readonly EvaluationName[];
}

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'energy-density',
    summary: 'energy per gram of solid foods, and the energy of drinks',
    evaluations: ['energy-density'],
  },
  {
    name: 'hei',
    summary: 'Healthy Eating Index 2015: 13 components, 100 points',
    evaluations: ['healthy-eating-index'],
  },
  {
    name: 'macros',
    summary: 'energy from carbohydrates, protein, fat and alcohol',
    evaluations: ['macro-distribution'],
  },
  {
    name: 'summary',
    summary: 'sums of all nutrients, with their coverage',
    evaluations: ['nutrition-summary'],
  },
  {
    name: 'all',
    summary: 'all of these in one pass',
    evaluations: EVALUATION_NAMES,
  },
];

const MAX_JOBS = 256;

const OPTIONS = {
  by: fieldOption(EVALUATE_INPUT.entries.by, { value: 'labels', read: readLabels }),
  ...resultOptions(EVALUATION_FORMATS),
  apiVersion: API_VERSION,
  map: MAP,
  unit: UNIT,
  skipFaulty: option({ description: 'leave faulty entries out, and say which' }),
  rejects: option({
    value: 'file',
    description: 'list of what is faulty, as CSV; else beside the output',
  }),
  meta: option({
    value: 'file',
    description: 'what the figures came about by, as JSON; else beside the output',
  }),
  jobs: option({
    short: 'j',
    value: 'number',
    description: 'threads for large files; else one a core',
    read: readJobs,
  }),
  catalogue: CATALOGUE,
};

export const EVALUATE_GROUP: Described = {
  name: 'evaluate',
  summary: 'Score meals from CSV, JSON, NDJSON or Parquet',
  examples: examples('hei'),
};

/** A command for each evaluation, and one for all of them. */
export const EVALUATE = SUBCOMMANDS.map(({ name, summary, evaluations }) => ({
  evaluations,
  command: defineCommand({
    name,
    summary,
    description: `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    arguments: {
      files: mealFilesArgument(
        'meal files or patterns, also .gz and .zst; - or none for standard input',
      ),
    },
    options: OPTIONS,
    examples: examples(name),
    check(options, { terminal }) {
      const isShown = options.output === undefined && terminal.isStdoutTerminal;
      return isShown && evaluationFormatOf(options) === 'parquet'
        ? 'Parquet is nothing to read: name a file with -o, or redirect it'
        : undefined;
    },
  }),
}));

function readJobs(text: string): number {
  const jobs = readCount(text);
  if (jobs < 1 || jobs > MAX_JOBS) throw new InvalidValue(`Expected 1 to ${MAX_JOBS}.`);
  return jobs;
}

function examples(name: string): string[] {
  return [
    `viand evaluate ${name} week.csv`,
    `viand evaluate ${name} week.csv --by day --format csv`,
    `viand evaluate ${name} 'survey/*.parquet' --by person -o scores.parquet`,
    `viand evaluate ${name} recall.csv.gz --map food_id=FoodCode,amount=FoodAmt --unit g --by UserName`,
    `cat meals.json | viand evaluate ${name} - --format json`,
  ];
}

export type EvaluateInput = CommandInput<(typeof EVALUATE)[number]['command']>;
