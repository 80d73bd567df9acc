/**
 * Reads valid and mutated files of every format and says which broke: `npm run fuzz`, with
 * `-- --seed 7 --rounds 10000` for other files. A failure names what makes it happen again. Most files are read in
 * this process, and every so many in a process of its own.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fuzz, type Main, type RunCommand, runInProcess } from './fuzz-run.ts';
import { PROJECT } from './project.ts';
import { BIN } from './sandbox.ts';
import { Tally } from './tally.ts';

/** A worker thread that ends the process if an input blocks it, measured by CPU time. */
const WATCHDOG = `
  const { workerData: { beat, limit } } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  let last = -1;
  let since = 0;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (beat[0] !== last) { last = beat[0]; since = user + system; return; }
    if (user + system - since < limit * 1e6) return;
    writeSync(2, 'it hangs: ' + Buffer.from(beat.buffer, 8).toString().replace(/\\0.*/s, '') + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;

/** CPU seconds after which an input hangs. */
const HANG_SECONDS = 60;

/** One in this many command lines runs in a separate process. */
const SHARE_OF_PROCESSES = 100;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
  },
});
const shared = new SharedArrayBuffer(256);
const beat = new Int32Array(shared);
const watchdog = new Worker(WATCHDOG, { eval: true, workerData: { beat, limit: HANG_SECONDS } });
watchdog.unref();
// The program that is installed, with its threads next to it.
const { main } = createRequire(import.meta.url)(path.join(PROJECT, 'dist/viand.cjs')) as {
  main: Main;
};
const inProcess = runInProcess(main);

const asProcess: RunCommand = (argv, stdin) => {
  const input = stdin === undefined ? 'ignore' : openSync(stdin, 'r');
  const child = spawn(process.execPath, [BIN, ...argv], { stdio: [input, 'pipe', 'pipe'] });
  if (typeof input === 'number') closeSync(input);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? -1, text }));
  });
};

// Each command line adds its own listeners for signals.
process.setMaxListeners(0);
const tally = new Tally();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, finish);
let count = 0;
let printed = 0;
await fuzz(tally, {
  run(argv, stdin) {
    count += 1;
    return (count % SHARE_OF_PROCESSES === 0 ? asProcess : inProcess)(argv, stdin);
  },
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  only: values.only,
  before(input) {
    Atomics.add(beat, 0, 1);
    Buffer.from(shared, 8).fill(0).write(input);
    if (count % 5_000 !== 4_999 && tally.failures.length === printed) return;
    process.stderr.write(`${count} files, ${tally.failures.length} failures\n`);
    for (const failure of tally.failures.slice(printed)) process.stderr.write(`  ${failure}\n`);
    printed = tally.failures.length;
  },
});
finish();

/** Also runs if somebody ends the run, so that earlier attempts count. */
function finish(): void {
  process.stdout.write(tally.table());
  process.exit(tally.failures.length === 0 ? 0 : 1);
}
