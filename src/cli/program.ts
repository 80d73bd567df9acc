import { Command } from 'commander';
import { catalogueCommand } from './catalogue.ts';
import { clientCommand } from './client.ts';
import type { CommandContext } from './context.ts';
import { evaluateCommand } from './evaluate.ts';
import type { ExitCode } from './exit-codes.ts';
import { foodCommand, gtinCommand } from './look-up.ts';
import { matchCommand } from './match.ts';
import { reportCommand } from './report.ts';
import { schemaCommand } from './schema.ts';
import { searchCommand } from './search.ts';
import { serveCommand } from './serve.ts';
import { validateCommand } from './validate.ts';

type MakeCommand = (context: CommandContext, exit: (code: ExitCode) => void) => Command;

/** In the order of the help. */
const COMMANDS: ReadonlyMap<string, MakeCommand> = new Map([
  ['evaluate', evaluateCommand],
  ['validate', validateCommand],
  ['report', reportCommand],
  ['search', searchCommand],
  ['food', foodCommand],
  ['gtin', gtinCommand],
  ['match', matchCommand],
  ['catalogue', catalogueCommand],
  ['serve', serveCommand],
  ['client', clientCommand],
  ['schema', schemaCommand],
]);

/**
 * The command line. Where its first word is a command, this one is all that is made: the others would
 * only be thrown away.
 *
 * @param exit told of the exit code where it is not 0
 */
export function makeProgram(
  [name = '']: readonly string[],
  context: CommandContext,
  exit: (code: ExitCode) => void,
): Command {
  const program = new Command('viand')
    .description('Food-nutrition catalogue and meal evaluator')
    .version(context.version, '-V, --version', 'print the version')
    .addHelpText(
      'after',
      `
Examples:
  viand evaluate hei week.csv
  viand evaluate all week.csv --by day --format csv -o days.csv
  viand validate week.csv
  viand report week.csv -o week.html
  viand search potato
  viand food broccoli
  viand catalogue info
  viand serve

Exit codes:
  0 fine   1 a failure of viand's own   2 wrong usage   3 the data has faults   4 food not found`,
    );
  const named = COMMANDS.get(name);
  for (const make of named === undefined ? COMMANDS.values() : [named]) {
    program.addCommand(make(context, exit));
  }
  forEachCommand(program, (command) => {
    command.exitOverride().configureOutput({
      writeOut: (text) => context.terminal.stdout.write(text),
      writeErr: (text) => context.terminal.stderr.write(text),
    });
  });
  return program;
}

function forEachCommand(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) forEachCommand(child, visit);
}
