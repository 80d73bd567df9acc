import { Command } from 'commander';
import { EVALUATION_NAMES, type EvaluationName } from '../operations/evaluate-files.ts';
import { EVALUATION_FORMATS, evaluationFormatOf } from '../render/formats.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import {
  catalogueOption,
  jobsOption,
  readFieldNames,
  readLabels,
  readUnitOption,
  withVersionedResultOptions,
} from './options.ts';
import type { EvaluateCommandOptions } from './run-evaluate.ts';

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
  { name: 'all', summary: 'all of these in one pass', evaluations: EVALUATION_NAMES },
];

export function evaluateCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  const command = new Command('evaluate')
    .description('Score meals from CSV, JSON, NDJSON or Parquet')
    .addHelpText('after', examples('hei'));
  for (const { name, summary, evaluations } of SUBCOMMANDS) {
    withVersionedResultOptions(
      command
        .command(name)
        .summary(summary)
        .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`)
        .argument(
          '[files...]',
          'meal files or patterns, also .gz and .zst; - or none for standard input',
        )
        .option(
          '--by <labels>',
          'group by columns or members of meals, such as person,day',
          readLabels,
        ),
      EVALUATION_FORMATS,
    )
      .option('--map <pairs>', 'names of other programs, such as food_id=FoodCode', readFieldNames)
      .option('--unit <unit>', 'unit of amounts that come without one', readUnitOption)
      .option('--skip-faulty', 'leave faulty entries out, and say which')
      .option('--rejects <file>', 'list of what is faulty, as CSV; else beside the output')
      .option('--meta <file>', 'what the figures came about by, as JSON; else beside the output')
      .addOption(jobsOption())
      .addOption(catalogueOption())
      .addHelpText('after', examples(name))
      .action(async (files: string[], options: EvaluateCommandOptions, self: Command) => {
        if (files.length === 0 && context.terminal.isStdinTerminal) {
          self.error('error: name a meal file, or - for standard input');
        }
        const isShown = options.output === undefined && context.terminal.isStdoutTerminal;
        if (isShown && evaluationFormatOf(options) === 'parquet') {
          self.error('error: Parquet is nothing to read: name a file with -o, or redirect it');
        }
        const { runEvaluate } = await import('./run-evaluate.ts');
        exit(await runEvaluate(files.length > 0 ? files : ['-'], evaluations, options, context));
      });
  }
  return command;
}

function examples(name: string): string {
  return `
Examples:
  viand evaluate ${name} week.csv
  viand evaluate ${name} week.csv --by day --format csv
  viand evaluate ${name} 'survey/*.parquet' --by person -o scores.parquet
  viand evaluate ${name} recall.csv.gz --map food_id=FoodCode,amount=FoodAmt --unit g --by UserName
  cat meals.json | viand evaluate ${name} - --format json`;
}
