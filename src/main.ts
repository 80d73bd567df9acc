import { availableParallelism, homedir } from 'node:os';
import path from 'node:path';
import { CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { CommandContext } from './cli/context.ts';
import { EXIT, type ExitCode, exitCodeOf } from './cli/exit-codes.ts';
import { makeProgram } from './cli/program.ts';
import { processTerminal, type Terminal } from './io/terminal.ts';
import { Refusal } from './model/diagnostic.ts';
import { renderDiagnostic } from './render/diagnostics/diagnostic-line.ts';
import { visible } from './text/visible.ts';

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
  const program = makeProgram(argv, context, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    return exitCodeFor(error, context);
  }
}

function makeContext(terminal: Terminal, home: string): CommandContext {
  const say = (line: string) => terminal.stderr.write(`${visible(line)}\n`);
  return {
    terminal,
    version: manifest.version,
    cores: availableParallelism(),
    workerFile: path.join(home, 'dist', 'worker.cjs'),
    pageFolder: path.join(home, 'src/web'),
    log: say,
    reportDiagnostic: (fault) => say(renderDiagnostic(fault)),
    async openCatalogue(file) {
      const { openCatalogue } = await import('./catalogue/catalogue.ts');
      return openCatalogue(file || path.join(home, 'data', 'catalogue.sqlite'));
    },
    async openClients(file) {
      const { openClients } = await import('./server/clients/clients.ts');
      return openClients(file || path.join(dataFolder(), 'viand', 'clients.sqlite'), Date.now);
    },
    now: Date.now,
    clock: () => performance.now(),
    stopped: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => resolve());
      }),
  };
}

/** Where programs keep what is the user's (XDG Base Directory Specification). */
function dataFolder(): string {
  return process.env['XDG_DATA_HOME'] || path.join(homedir(), '.local', 'share');
}

/** The one place where what was thrown becomes words and an exit code. */
function exitCodeFor(
  error: unknown,
  { log: say, reportDiagnostic: showFault }: CommandContext,
): ExitCode {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage;
  }
  if (error instanceof Refusal) {
    error.diagnostics.forEach(showFault);
    return exitCodeOf(error.diagnostics);
  }
  say(`viand: This is a fault of viand itself: ${error instanceof Error ? error.message : error}`);
  return EXIT.ownFailure;
}
