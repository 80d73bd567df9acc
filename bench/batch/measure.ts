import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAIN_ENVIRONMENT } from '../plain-environment.ts';

/** What a whole process took, from its start to its end. */
export interface Measured {
  /** s. */
  readonly wall: number;
  /** User and system, s. */
  readonly cpu: number;
  /** Of it, s. */
  readonly user: number;
  /** Greatest resident set, MB. */
  readonly peak: number;
}

/** GNU time, as Debian has it (`apt-get install time`): what it says is of all of the process, its end included. */
const GNU_TIME = process.env['GNU_TIME'] ?? '/usr/bin/time';

/**
 * Runs Node, or another program, with these arguments in a process of its own.
 *
 * @param folder for what GNU time writes
 * @throws Error with what the process said last, where it fails
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
