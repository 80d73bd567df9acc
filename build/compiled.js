/**
 * Leaves the program next to itself as this Node.js has compiled it, with all that a few common commands call:
 * `npm run build:compiled`. Node.js of other versions does not look at it.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { compilePatternsOnce } from '../bin/compile-patterns-once.cjs';
import { compiledOf, run, scriptOf } from '../bin/compiled.cjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const WEEK = here('../data/week.csv');

/** What the programs are compiled by. */
const COMMON = {
  'viand.cjs': [
    ['gtin', '0039400103431', '--format', 'ndjson'],
    ['search', 'milk', '--limit', '5'],
    ['search', 'milk', '--format', 'json'],
    ['validate', WEEK],
    ['report', WEEK],
    ['explain', WEEK],
  ],
  'viand-look-up.cjs': [
    ['gtin', '0039400103431'],
    ['gtin', '0039400103431', '--json'],
    ['search', 'milk'],
    ['search', 'milk', '--json'],
  ],
  'viand-evaluate.cjs': [
    ['evaluate', 'hei', WEEK],
    ['evaluate', 'hei', WEEK, '--by', 'day', '--format', 'csv'],
  ],
};

/** Commands that read lines of food, and some lines. `bin/viand.cjs` sets a flag of V8 before it loads their code. */
const OF_LINES = ['match', 'recipe'];
const LINES = '200 g flour\n2 eggs, beaten\n1 EL Butter\n1/2 cup milk (or water)\n';

/** So many people have rows for several threads. */
const PEOPLE = 1500;

const nowhere = { write() {} };
const terminal = { stdout: nowhere, stderr: nowhere, isStdinTerminal: false, isColourful: false };

const scripts = new Map();
function load(file) {
  const script = scriptOf(file);
  scripts.set(file, script);
  return run(file, script, load);
}

async function calls(main, argv, threads) {
  const exitCode = await main(argv, terminal, here('..'), threads);
  if (exitCode !== 0) throw new Error(`viand ${argv.join(' ')} ends with ${exitCode}`);
}

for (const [program, commands] of Object.entries(COMMON)) {
  const { main } = load(here(`../dist/${program}`));
  for (const argv of commands) await calls(main, argv);
}
leaveCompiled();
await inFolder(compileCommandsOfLines);
await inFolder(compileThread);

/** Leaves what was loaded since the last call. */
function leaveCompiled() {
  for (const [file, script] of scripts) writeFileSync(compiledOf(file), script.createCachedData());
  scripts.clear();
}

async function inFolder(compile) {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-build-'));
  try {
    await compile(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compileCommandsOfLines(folder) {
  const lines = path.join(folder, 'lines.txt');
  writeFileSync(lines, LINES);
  const { main } = load(here('../dist/viand.cjs'));
  scripts.clear();
  compilePatternsOnce();
  for (const command of OF_LINES) await calls(main, [command, lines]);
  leaveCompiled();
}

/** Has a thread sum rows next to this one, and leave what it compiled. */
async function compileThread(folder) {
  const { main } = load(here('../dist/viand-evaluate.cjs'));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(here('compiled-thread.js'), {
    workerData: port2,
    transferList: [port2],
  });
  await once(worker, 'message');
  // It is needed after the run.
  worker.terminate = () => {};
  const meals = path.join(folder, 'meals.csv');
  writeFileSync(meals, mealsOf(PEOPLE));
  const argv = ['evaluate', 'hei', meals, '--by', 'person,day', '-j', '2'];
  await calls(main, [...argv, '-o', path.join(folder, 'scores.csv')], {
    bytesEach: 1,
    start: () => ({ worker, loaded: Promise.resolve() }),
  });
  port1.postMessage('compile');
  await once(worker, 'exit');
}

/** The example week as eaten by many people. */
function mealsOf(people) {
  const [header, ...rows] = readFileSync(WEEK, 'utf8').trim().split('\n');
  const eaten = Array.from({ length: people }, (_, person) =>
    rows.map((row) => `P${person},${row}`),
  );
  return `${[`person,${header}`, ...eaten.flat()].join('\n')}\n`;
}
