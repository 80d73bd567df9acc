import { Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { catalogueOption, withResultOptions } from './options.ts';
import type { MatchOptions } from './run-match.ts';

/** Below this a match is a guess that a person has to look at. */
const THRESHOLD = 0.8;

export function matchCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  return withResultOptions(
    new Command('match')
      .summary('Find the foods that free text names')
      .description(
        'Find the foods that a diary names: a food a line ("2 slices wholemeal bread"), under headings of days and meals, or a CSV file with a column "food" or "text".',
      )
      .argument('[file]', 'diary; - or none for standard input')
      .option('--apply <file>', 'write a meal file, with what is uncertain left empty')
      .option(
        '--threshold <confidence>',
        'confidence from which a match is taken, 0 to 1',
        readConfidence,
        THRESHOLD,
      )
      .option('--column <name>', 'column of the food texts'),
  )
    .addOption(catalogueOption())
    .addHelpText(
      'after',
      `
Examples:
  viand match diary.txt
  viand match diary.txt --apply week.csv
  viand evaluate hei week.csv --skip-faulty
  viand match recall.csv --column item --format csv -o matches.csv
  echo "1 cup boiled rice" | viand match`,
    )
    .action(async (file: string | undefined, options: MatchOptions, self: Command) => {
      if (file === undefined && context.terminal.isStdinTerminal) {
        self.error('error: name a diary, or - for standard input');
      }
      const { runMatch } = await import('./run-match.ts');
      exit(await runMatch(file ?? '-', options, context));
    });
}

function readConfidence(text: string): number {
  const confidence = Number(text);
  if (text.trim() === '' || !(confidence >= 0 && confidence <= 1)) {
    throw new InvalidArgumentError('Expected a number from 0 to 1.');
  }
  return confidence;
}
