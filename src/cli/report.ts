import { Command, InvalidArgumentError, Option } from 'commander';
import { MEAL_REPORT_FORMATS } from '../render/formats.ts';
import { CHART_NAMES } from '../report/charts/chart-names.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { catalogueOption, readCount, readFieldNames, readUnitOption } from './options.ts';
import type { ReportCommandOptions } from './run-report.ts';

export function reportCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  return new Command('report')
    .summary('Make a report of meals: one page to read, to print and to hand on')
    .description(
      'Make a report of the meals of a person: Healthy Eating Index with what would move it, day by day, energy, nutrients beside reference intakes, and the foods behind it.',
    )
    .argument('[files...]', 'meal files of one record, also gzipped; - or none for standard input')
    .addOption(
      new Option(
        '-f, --format <format>',
        "how the report is written (default: as the output's name says, else md)",
      ).choices(MEAL_REPORT_FORMATS),
    )
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .option('-o, --output <file>', 'write to a file; its name tells the format')
    .addOption(
      new Option('--chart <chart>', 'the chart of --format svg')
        .choices(CHART_NAMES)
        .default(CHART_NAMES[0]),
    )
    .addOption(
      new Option('--reference <table>', 'reference intakes: of EFSA, or of the US and Canada')
        .choices(['efsa', 'dri'])
        .default('efsa'),
    )
    .addOption(new Option('--sex <sex>', 'whose reference intakes').choices(['female', 'male']))
    .option('--age <years>', 'the same, from 1 year on', readAge)
    .option('--weight <kg>', 'body weight, which the reference of protein needs', readWeight)
    .addOption(
      new Option('--pregnant', 'reference intakes of pregnancy')
        .implies({ sex: 'female' })
        .conflicts('lactating'),
    )
    .addOption(
      new Option('--lactating', 'reference intakes of lactation').implies({ sex: 'female' }),
    )
    .option('--by <label>', 'column or member that tells the days (default: date or day)')
    .option('--person <label>', 'the same of persons (default: person or patient)')
    .option('--days <number>', 'days that the files cover, where they do not say', readDays)
    .option('--title <text>', 'title of the report', 'Nutrition report')
    .option('--name <text>', 'whose report it is')
    .addOption(
      new Option('--browser <file>', 'Chromium, Chrome or Edge, which prints the PDF').env(
        'CHROMIUM',
      ),
    )
    .option('--map <pairs>', 'names of other programs, such as food_id=FoodCode', readFieldNames)
    .option('--unit <unit>', 'unit of amounts that come without one', readUnitOption)
    .option('--skip-faulty', 'leave faulty entries out, and say so in the report')
    .addOption(catalogueOption())
    .addHelpText(
      'after',
      `
Examples:
  viand report week.csv -o week.html
  viand report week.csv -o week.pdf --name "A. Patient" --sex female --age 42 --weight 68
  viand report week.csv --reference dri --format md
  viand report week.csv -o radar.svg --chart hei-radar
  viand report week.csv --json`,
    )
    .action(async (files: string[], options: ReportCommandOptions, self: Command) => {
      if (files.length === 0 && context.terminal.isStdinTerminal) {
        self.error('error: name a meal file, or - for standard input');
      }
      if (options.sex === 'male' && (options.pregnant || options.lactating)) {
        self.error('error: pregnancy and lactation have reference intakes of women only');
      }
      const { runReport } = await import('./run-report.ts');
      exit(await runReport(files.length > 0 ? files : ['-'], options, context));
    });
}

function readAge(text: string): number {
  return within(Number(text), text, 1, 120, 'years from 1 to 120');
}

function readWeight(text: string): number {
  return within(Number(text), text, 2, 500, 'kg from 2 to 500, such as 68.5');
}

function readDays(text: string): number {
  return within(readCount(text), text, 1, 100_000, 'a whole number of days, 1 or more');
}

function within(value: number, text: string, least: number, most: number, expected: string) {
  if (text.trim() === '' || !(value >= least && value <= most)) {
    throw new InvalidArgumentError(`Expected ${expected}.`);
  }
  return value;
}
