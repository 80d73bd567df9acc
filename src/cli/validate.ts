import { Command, InvalidArgumentError, Option } from 'commander';
import { FILE_KINDS } from '../operations/validate/report.ts';
import { VALIDATION_FORMATS } from '../render/formats.ts';
import { checkLevel, type RuleLevels } from '../rules/severities.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { catalogueOption, readFieldNames, readLabels, readUnitOption } from './options.ts';
import type { ValidateCommandOptions } from './run-validate.ts';

export function validateCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  return new Command('validate')
    .summary('Check files, and say all that is wrong')
    .description(
      'Check meal files, tables of foods and catalogues by all rules, and say all that is wrong with them: where, what would be right, and the nearest right value. Exit code 3 where there is an error.',
    )
    .argument(
      '[files...]',
      'meal files or patterns, folders with tables of foods, catalogues; - or none for standard input',
    )
    .addOption(
      new Option('--as <kind>', 'what the files are, instead of telling by their content').choices(
        FILE_KINDS,
      ),
    )
    .option('--by <labels>', 'labels that every meal must have, such as person,day', readLabels)
    .option('--map <pairs>', 'names of other programs, such as food_id=FoodCode', readFieldNames)
    .option('--unit <unit>', 'unit of amounts that come without one', readUnitOption)
    .option(
      '--rule <code=level>',
      'set a rule to off, note, warning or error; may be given again',
      readRuleLevel,
    )
    .option('--max-warnings <count>', 'more warnings than this are exit code 3', readLimit)
    .option(
      '--max-problems <count>',
      'write no more problems than this, and count the others',
      readLimit,
    )
    .option('--fix', 'mend what can be mended without a change of meaning')
    .option('--dry-run', 'with --fix: write the changes as a diff, and change nothing')
    .option('--config <file>', 'configuration to use instead of the nearest viand.config.json')
    .option('--no-config', 'use no configuration')
    .addOption(
      new Option('-f, --format <format>', 'how the report is written').choices(VALIDATION_FORMATS),
    )
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .option('-o, --output <file>', 'write to a file; its name tells the format')
    .option('--explain [code]', 'explain a rule; without its code, list all')
    .addOption(catalogueOption())
    .addHelpText(
      'after',
      `
Examples:
  viand validate week.csv
  viand validate meals/*.csv --by day --max-warnings 0
  viand validate week.csv --fix --dry-run
  viand validate week.csv --rule meal/assumed-serving=off --format github
  viand validate seeds -o report.sarif
  viand validate --explain meal/unknown-food`,
    )
    .action(async (files: string[], options: ValidateCommandOptions, self: Command) => {
      const isListening = files.length === 0 && options.explain === undefined;
      if (isListening && context.terminal.isStdinTerminal) {
        self.error('error: name a file, or - for standard input');
      }
      if (options.dryRun === true && options.fix !== true) {
        self.error('error: --dry-run is for --fix');
      }
      const { runValidate } = await import('./run-validate.ts');
      exit(await runValidate(files.length > 0 ? files : ['-'], options, context));
    });
}

/** `meal/assumed-serving=off` as an object; given again, it adds to what was there. */
function readRuleLevel(text: string, before: RuleLevels = {}): RuleLevels {
  const equals = text.indexOf('=');
  const [code, level] = [text.slice(0, Math.max(equals, 0)).trim(), text.slice(equals + 1).trim()];
  if (equals < 0)
    throw new InvalidArgumentError('Expected a rule and its level, such as meal/zero-amount=off.');
  const fault = checkLevel(code, level);
  if (fault !== undefined) {
    const { message, expected, fix } = fault;
    const offered = fix === undefined ? '' : ` Did you mean "${fix.value}"?`;
    throw new InvalidArgumentError(`${message}. Expected ${expected}.${offered}`);
  }
  return { ...before, [code]: level };
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (text.trim() === '' || !Number.isInteger(limit) || limit < 0) {
    throw new InvalidArgumentError('Expected a whole number from 0.');
  }
  return limit;
}
