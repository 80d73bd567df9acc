import { Command } from 'commander';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import type { SchemaOptions } from './run-schema.ts';

export function schemaCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  return new Command('schema')
    .summary('Print the JSON Schema of an output')
    .description(
      'Print the JSON Schema of what viand writes or reads; without a name, list what there is.',
    )
    .argument('[name]', 'what is described, such as validation-report')
    .option('-o, --output <file>', 'write to a file')
    .option('--all <folder>', 'write all of them to a folder, a file each')
    .addHelpText(
      'after',
      `
Examples:
  viand schema
  viand schema validation-report -o validation-report.schema.json`,
    )
    .action(async (name: string | undefined, options: SchemaOptions) => {
      const { runSchema } = await import('./run-schema.ts');
      exit(await runSchema(name, options, context));
    });
}
