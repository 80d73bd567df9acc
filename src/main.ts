import { availableParallelism, homedir } from 'node:os';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import type { Host } from './cli/context.ts';
import { runCommandLine } from './cli/run.ts';
import { processTerminal, stopSignal, type Terminal } from './io/terminal/terminal.ts';
import { languageOf } from './language/language.ts';

/**
 * Runs viand in this process.
 *
 * @param threads what starts threads, for evaluations of many rows
 */
export async function run(home: string, threads?: Host['threads']): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), processTerminal(), home, threads);
  // When nothing is left to do, Node need not give each piece of its memory back: that takes a twentieth of a look-up.
  process.once('beforeExit', () => process.exit());
}

/**
 * Runs a command line.
 *
 * @param home the folder viand is installed in
 * @returns the exit code
 */
export function main(
  argv: readonly string[],
  terminal: Terminal,
  home: string,
  threads?: Host['threads'],
): Promise<number> {
  return runCommandLine(argv, terminal, {
    home,
    threads,
    get dataFolder() {
      return process.env['XDG_DATA_HOME'] || path.join(homedir(), '.local', 'share');
    },
    get cacheFolder() {
      return cacheFolder(process.env);
    },
    version: manifest.version,
    environment: process.env,
    language: languageOf(process.env),
    get cores() {
      return availableParallelism();
    },
    now: Date.now,
    clock: () => performance.now(),
    descriptors,
    stopped: stopSignal,
  });
}

function cacheFolder({ VIAND_CACHE, XDG_CACHE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  const folder = XDG_CACHE_HOME || LOCALAPPDATA || path.join(homedir(), '.cache');
  return VIAND_CACHE || path.join(folder, 'viand');
}

/** The soft limit of open files, as `ulimit -n` says it. */
function descriptors(): number | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: Limits };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : undefined;
}

interface Limits {
  readonly open_files?: { readonly soft: number | string };
}
