import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAIN_ENVIRONMENT } from '../plain-environment.ts';

/** The time and memory of a whole process, from start to end. */
export interface Measured {
  /** Elapsed time, s. */
  readonly wall: number;
  /** Processor time, user and system, s. */
  readonly cpu: number;
  /** The user part of the processor time, s. */
  readonly user: number;
  /** Maximum resident set size, MB. */
  readonly peak: number;
}

/**
 * GNU time, as in Debian (`apt-get install time`), measures the whole process including its end.
 */
const GNU_TIME = process.env['GNU_TIME'] ?? '/usr/bin/time';

/**
 * Runs Node.js, or another program, with these arguments in a separate process.
 *
 * @param folder for the output of GNU time
 * @throws Error with the last messages of the process if it fails
 */
export function measure(
  argv: readonly string[],
  folder: string,
  program: string = process.execPath,
): Measured {
  const report = path.join(folder, 'time.txt');
  const command = ['-f', '%U %S %M', '-o', report, program, ...argv];
  const start = performance.now();
  const { status, error, stderr } = spawnSync(GNU_TIME, command, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: PLAIN_ENVIRONMENT,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const wall = (performance.now() - start) / 1000;
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${argv.join(' ')}: ${stderr.slice(-2000)}`);
  const [user = 0, system = 0, kilobytes = 0] = readFileSync(report, 'utf8').split(' ').map(Number);
  return { wall, cpu: user + system, user, peak: (kilobytes * 1024) / 1e6 };
}
