import { Command } from 'commander';
import { SOURCES } from '../operations/import-foods.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { catalogueOption, readFieldNames, withResultOptions } from './options.ts';
import type { InfoOptions } from './run-catalogue.ts';
import type { UpgradeOptions } from './run-upgrade-ids.ts';

export function catalogueCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  const command = new Command('catalogue')
    .description('Look into catalogue files, build and check them')
    .addHelpText(
      'after',
      `
Examples:
  viand catalogue info
  viand catalogue verify
  viand catalogue import fndds ./fndds --catalogue foods.sqlite
  viand catalogue upgrade-ids week.csv`,
    );
  withResultOptions(
    command
      .command('info')
      .summary('Say what is in a catalogue')
      .description('Say what is in a catalogue, and whether SQLite finds its file whole.')
      .addOption(catalogueOption()),
  )
    .addHelpText(
      'after',
      `
Examples:
  viand catalogue info
  viand catalogue info --catalogue fndds.sqlite --format json`,
    )
    .action(async (options: InfoOptions) => {
      const { showInfo } = await import('./run-catalogue.ts');
      await showInfo(options, context);
    });

  withResultOptions(
    command
      .command('verify')
      .summary('Check a catalogue by all rules')
      .description(
        'Check a catalogue by all rules: values of the specification, guarantees, plausible figures, GTINs, references, and that the content is what was imported.',
      )
      .argument('[file]', 'catalogue to check; the same as --catalogue')
      .addOption(catalogueOption()),
  )
    .addHelpText(
      'after',
      `
Examples:
  viand catalogue verify
  viand catalogue verify fndds.sqlite --format csv -o faults.csv`,
    )
    .action(async (file: string | undefined, options: InfoOptions) => {
      const { runVerify } = await import('./run-catalogue.ts');
      exit(await runVerify(file, options, context));
    });

  withResultOptions(
    command
      .command('upgrade-ids')
      .summary('Rewrite the ids of a meal file to those of today')
      .description(
        'Rewrite a meal file so that ids of earlier releases become those of today, and list each change. All else in the file stays as it is, byte for byte.',
      )
      .argument('<file>', 'meal file: CSV, JSON or NDJSON')
      .option('--to <file>', 'write the meals there and leave the file alone')
      .option('--dry-run', 'only list the changes')
      .option('--map <pairs>', 'names of other programs, such as food_id=FoodCode', readFieldNames),
  )
    .addOption(catalogueOption())
    .addHelpText(
      'after',
      `
Examples:
  viand catalogue upgrade-ids week.csv --dry-run
  viand catalogue upgrade-ids week.csv
  viand catalogue upgrade-ids old.json --to new.json --format csv -o changes.csv`,
    )
    .action(async (file: string, options: UpgradeOptions) => {
      const { runUpgradeIds } = await import('./run-upgrade-ids.ts');
      await runUpgradeIds(file, options, context);
    });

  const imports = command
    .command('import')
    .description('Put the foods of a source into a catalogue file')
    .addHelpText(
      'after',
      '\nExample:\n  viand catalogue import fndds ./fndds --catalogue foods.sqlite',
    );
  for (const { name, summary } of SOURCES) {
    imports
      .command(name)
      .summary(summary)
      .description(`${summary}.`)
      .argument('<folder>', 'holds the files of the source')
      .requiredOption('--catalogue <file>', 'catalogue file to make, or to put the foods into')
      .addHelpText(
        'after',
        `\nExample:\n  viand catalogue import ${name} ./${name} --catalogue foods.sqlite`,
      )
      .action(async (folder: string, { catalogue }: { catalogue: string }) => {
        const { runImport } = await import('./run-catalogue.ts');
        await runImport(name, folder, catalogue, context);
      });
  }
  return command;
}
