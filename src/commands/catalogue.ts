import { Command } from 'commander';
import { SOURCES } from '../operations/import-foods.ts';
import type { CommandContext } from './context.ts';
import { catalogueOption, formatOption, outputOption } from './options.ts';
import type { InfoOptions } from './run-catalogue.ts';

export function catalogueCommand(context: CommandContext): Command {
  const command = new Command('catalogue').description('Look into catalogue files and build them');
  command
    .command('info')
    .description('Say what is in a catalogue, and whether SQLite finds its file whole.')
    .addOption(catalogueOption())
    .addOption(formatOption())
    .addOption(outputOption())
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

  const imports = command
    .command('import')
    .description('Put the foods of a source into a catalogue file');
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
