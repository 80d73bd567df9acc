/**
 * Stores the compiled code of the program, with all functions that a few common commands call, next
 * to its files: `npm run build:compiled`. Other versions of Node.js ignore it.
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { here, inFolder, leaveCompiled, loadProgram, runCommand } from './compiling.js';

const WEEK = here('../data/week.csv');

/** The commands to run before the code of each program is stored. */
const COMMON = {
  'viand.cjs': [
    ['gtin', '0039400103431', '--format', 'ndjson'],
    ['search', 'milk', '--limit', '5'],
    ['search', 'milk', '--format', 'json'],
    ['validate', WEEK],
    ['report', WEEK],
    ['explain', WEEK],
    ['compare', WEEK, here('../data/vegan.csv')],
    ['catalogue', 'info'],
    ['schema', 'meal'],
    ['sql', 'hei', '--dialect', 'duckdb'],
    // The general help loads the declarations of all commands.
    ...['evaluate', 'merge', 'work', 'client', 'completion'].map((name) => [name, '--help']),
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

const RECORDS = {
  'diary.txt': ['Montag', 'Frühstück: 2 Eier, 20 g Butter', 'Mittag: 150 g Brokkoli gekocht'],
  'record.csv': ['Day;Meal;Food;Amount', '1;Lunch;Boiled eggs;100 g', '1;Dinner;Broccoli;150 g'],
};

/** This many people have enough rows for several threads. */
const PEOPLE = 1500;

for (const [program, commands] of Object.entries(COMMON)) {
  const { main } = loadProgram(program);
  for (const argv of commands) await runCommand(main, argv);
}
leaveCompiled();
await inFolder(compileRecords);
await inFolder(compileThread);

/** Evaluates records, and stores the compiled code of the files that only they need. */
async function compileRecords(folder) {
  const { main } = loadProgram('viand-evaluate.cjs');
  for (const [name, lines] of Object.entries(RECORDS)) {
    const file = path.join(folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    await runCommand(main, ['evaluate', 'hei', file]);
  }
  leaveCompiled({ keepsOthers: true });
}

/** Makes another thread sum rows and store its compiled code. */
async function compileThread(folder) {
  const { main } = loadProgram('viand-evaluate.cjs');
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(here('compiled-thread.js'), {
    workerData: port2,
    transferList: [port2],
  });
  await once(worker, 'message');
  // The thread is still needed after the run.
  worker.terminate = () => {};
  const meals = path.join(folder, 'meals.csv');
  writeFileSync(meals, mealsOf(PEOPLE));
  const argv = ['evaluate', 'hei', meals, '--by', 'person,day', '-j', '2'];
  await runCommand(main, [...argv, '-o', path.join(folder, 'scores.csv')], {
    threads: { bytesEach: 1, start: () => ({ worker, loaded: Promise.resolve() }) },
  });
  port1.postMessage('compile');
  await once(worker, 'exit');
}

/** The example week, eaten by many people. */
function mealsOf(people) {
  const [header, ...rows] = readFileSync(WEEK, 'utf8').trim().split('\n');
  const eaten = Array.from({ length: people }, (_, person) =>
    rows.map((row) => `P${person},${row}`),
  );
  return `${[`person,${header}`, ...eaten.flat()].join('\n')}\n`;
}
