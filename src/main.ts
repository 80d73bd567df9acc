import { availableParallelism, homedir } from 'node:os';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { runCommandLine } from './cli/run.ts';
import { processTerminal, type Terminal } from './io/terminal.ts';

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
export function main(argv: readonly string[], terminal: Terminal, home: string): Promise<number> {
  return runCommandLine(argv, terminal, {
    home,
    dataFolder: process.env['XDG_DATA_HOME'] || path.join(homedir(), '.local', 'share'),
    version: manifest.version,
    cores: availableParallelism(),
    now: Date.now,
    clock: () => performance.now(),
    stopped: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => resolve());
      }),
  });
}
