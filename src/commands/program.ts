import { Command } from 'commander';
import { catalogueCommand } from './catalogue.ts';
import { clientCommand } from './client.ts';
import type { CommandContext } from './context.ts';
import { evaluateCommand } from './evaluate.ts';
import type { ExitCode } from './exit-codes.ts';
import { foodCommand, gtinCommand } from './look-up.ts';
import { matchCommand } from './match.ts';
import { reportCommand } from './report.ts';
import { searchCommand } from './search.ts';
import { serveCommand } from './serve.ts';

/**
 * The command line.
 *
 * @param exit told of the exit code where it is not 0
 */
export function makeProgram(context: CommandContext, exit: (code: ExitCode) => void): Command {
  const program = new Command('viand')
    .description('Food-nutrition catalogue and meal evaluator')
    .version(context.version, '-V, --version', 'print the version')
    .addCommand(evaluateCommand(context, exit))
    .addCommand(reportCommand(context, exit))
    .addCommand(searchCommand(context, exit))
    .addCommand(foodCommand(context, exit))
    .addCommand(gtinCommand(context, exit))
    .addCommand(matchCommand(context, exit))
    .addCommand(catalogueCommand(context, exit))
    .addCommand(serveCommand(context, exit))
    .addCommand(clientCommand(context))
    .addHelpText(
      'after',
      `
Examples:
  viand evaluate hei week.csv
  viand evaluate all week.csv --by day --format csv -o days.csv
  viand report week.csv -o week.html
  viand search potato
  viand food broccoli
  viand catalogue info
  viand serve

Exit codes:
  0 fine   1 a failure of viand's own   2 wrong usage   3 the data has faults   4 food not found`,
    );
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
