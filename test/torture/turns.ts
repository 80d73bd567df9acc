import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually, type Running } from '../server/support.ts';
import { tempFolder } from '../support/temp-folder.ts';

/**
 * Measures in a service the longest turn of its event loop: the CPU time of the main thread between two ticks of a
 * timer, by the scheduler of Linux. It is what other requests wait for on a quiet machine, however busy this one is.
 */
const PROGRAM = `
  const { isMainThread } = require('node:worker_threads');
  if (isMainThread) {
    const fs = require('node:fs');
    const file = fs.openSync('/proc/self/task/' + process.pid + '/schedstat', 'r');
    const bytes = Buffer.alloc(64);
    const cpu = () => {
      fs.readSync(file, bytes, 0, bytes.length, 0);
      return Number.parseInt(bytes.toString('latin1'), 10) / 1e6;
    };
    let last = cpu();
    let longest = 0;
    setInterval(() => {
      const now = cpu();
      longest = Math.max(longest, now - last);
      last = now;
    }, 1).unref();
    process.on('SIGUSR2', () => {
      process.stderr.write('longest turn ' + longest.toFixed(1) + ' ms\\n');
      longest = 0;
    });
  }
`;

/** The environment with which a measured service is started. */
export function measuredTurns(): { readonly NODE_OPTIONS: string } {
  const file = path.join(tempFolder(), 'turns.cjs');
  writeFileSync(file, PROGRAM);
  return { NODE_OPTIONS: `--require ${file}` };
}

/** The longest turn since the last call, in ms of CPU time. */
export async function longestTurn({ signal, stderr }: Running): Promise<number> {
  const told = () => stderr().match(/longest turn [\d.]+ ms\n/g) ?? [];
  const before = told().length;
  signal('SIGUSR2');
  const last = await eventually(() => told()[before]);
  return Number(/[\d.]+/.exec(last)?.[0]);
}
