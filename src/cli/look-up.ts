import { Command } from 'commander';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { catalogueOption, withVersionedResultOptions } from './options.ts';
import type { LookUpKind, LookUpOptions } from './run-look-up.ts';

export function foodCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  return lookUpCommand('food', '[ids...]', context, exit)
    .summary('Show foods by their ids')
    .description(
      'Show foods by any id they go by: that of a food or variant, one of an earlier release, or a code of USDA, BLS or CoFID.',
    )
    .addHelpText(
      'after',
      `
Examples:
  viand food broccoli
  viand food potato.baked 11352 bls-g311100
  viand food broccoli --json --api-version v2
  cut -d, -f1 ids.csv | viand food - --format ndjson`,
    );
}

export function gtinCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  return lookUpCommand('gtin', '[codes...]', context, exit)
    .summary('Show branded foods by their bar codes')
    .description(
      'Show branded foods by their GTIN: EAN-8, UPC-12, EAN-13 or GTIN-14, with spaces and hyphens or without; lost leading zeros are restored where the check digit proves them.',
    )
    .addHelpText(
      'after',
      `
Examples:
  viand gtin 0039400103431
  viand gtin 39400103431 --json
  viand gtin - --format csv < codes.txt`,
    );
}

function lookUpCommand(
  kind: LookUpKind,
  argument: string,
  context: CommandContext,
  exit: (code: ExitCode) => void,
): Command {
  return withVersionedResultOptions(
    new Command(kind).argument(argument, '- or none for standard input, one a line'),
  )
    .addOption(catalogueOption())
    .action(async (wanted: string[], options: LookUpOptions, self: Command) => {
      if (wanted.length === 0 && context.terminal.isStdinTerminal) {
        self.error(`error: name what to look up, or - for standard input`);
      }
      const { runLookUp } = await import('./run-look-up.ts');
      exit(await runLookUp(kind, wanted.length > 0 ? wanted : ['-'], options, context));
    });
}
