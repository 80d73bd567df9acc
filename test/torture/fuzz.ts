/**
 * Reads valid and mutated files of every format and says which broke: `npm run fuzz`, with
 * `-- --seed 7 --rounds 10000` for other files. A failure names what makes it happen again.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fuzz, type Main } from './fuzz-run.ts';
import { PROJECT } from './project.ts';
import { Tally } from './tally.ts';

/** What ends the process if an input blocks it; it runs beside it. */
const WATCHDOG = `
  const { workerData: { beat, limit } } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  let last = -1;
  setInterval(() => {
    const [turn] = beat;
    if (turn === last) { writeSync(2, 'it hangs: ' + Buffer.from(beat.buffer, 8).toString().replace(/\\0.*/s, '') + '\\n'); process.kill(process.pid, 'SIGKILL'); }
    last = turn;
  }, limit);
`;

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '1000' } },
});
const shared = new SharedArrayBuffer(256);
const beat = new Int32Array(shared);
const watchdog = new Worker(WATCHDOG, { eval: true, workerData: { beat, limit: 60_000 } });
watchdog.unref();
// The program that is installed, with its threads beside it.
const { main } = createRequire(import.meta.url)(path.join(PROJECT, 'dist/viand.cjs')) as {
  main: Main;
};
const tally = new Tally();
await fuzz(tally, {
  main,
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  before(input) {
    Atomics.add(beat, 0, 1);
    Buffer.from(shared, 8).fill(0).write(input);
  },
});
await watchdog.terminate();
process.stdout.write(tally.table());
process.exitCode = tally.failures.length === 0 ? 0 : 1;
