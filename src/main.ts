import path from 'node:path';
import { CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { CommandContext } from './commands/context.ts';
import { EXIT, type ExitCode, exitCodeOf } from './commands/exit-codes.ts';
import { makeProgram } from './commands/program.ts';
import { Refusal } from './model/faults.ts';
import { renderFault } from './output/faults.ts';
import { processTerminal, type Terminal } from './output/terminal.ts';
import { visible } from './output/visible.ts';

/** Runs viand in this process. */
export async function run(home: string): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), processTerminal(), home);
}

/**
 * Runs a command line.
 *
 * @param home the folder viand is installed in
 * @returns the exit code
 */
export async function main(
  argv: readonly string[],
  terminal: Terminal,
  home: string,
): Promise<ExitCode> {
  const context = makeContext(terminal, home);
  let exitCode: ExitCode = EXIT.fine;
  const program = makeProgram(manifest.version, context, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    return failed(error, context);
  }
}

function makeContext(terminal: Terminal, home: string): CommandContext {
  const say = (line: string) => terminal.stderr.write(`${visible(line)}\n`);
  return {
    terminal,
    say,
    showFault: (fault) => say(renderFault(fault)),
    async openCatalogue(file) {
      const { openCatalogue } = await import('./store/catalogue.ts');
      return openCatalogue(file || path.join(home, 'data', 'catalogue.sqlite'));
    },
  };
}

/** The one place where what was thrown becomes words and an exit code. */
function failed(error: unknown, { say, showFault }: CommandContext): ExitCode {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage;
  }
  if (error instanceof Refusal) {
    error.faults.forEach(showFault);
    return exitCodeOf(error.faults);
  }
  say(`viand: This is a fault of viand itself: ${error instanceof Error ? error.message : error}`);
  return EXIT.ownFailure;
}
