/**
 * Leaves the program next to itself as this Node.js has compiled it, with all that a few common commands call:
 * `npm run build:compiled`. Node.js of other versions does not look at it.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compiledOf, run, scriptOf } from '../bin/compiled.cjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const WEEK = here('../data/week.csv');

/** What the programs are compiled by. */
const COMMON = {
  'viand.cjs': [
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

const nowhere = { write() {} };
const terminal = { stdout: nowhere, stderr: nowhere, isStdinTerminal: false, isColourful: false };

const scripts = new Map();
function load(file) {
  const script = scriptOf(file);
  scripts.set(file, script);
  return run(file, script, load);
}

for (const [program, commands] of Object.entries(COMMON)) {
  const { main } = load(here(`../dist/${program}`));
  for (const argv of commands) {
    const exitCode = await main(argv, terminal, here('..'));
    if (exitCode !== 0) throw new Error(`viand ${argv.join(' ')} ends with ${exitCode}`);
  }
}
for (const [file, script] of scripts) writeFileSync(compiledOf(file), script.createCachedData());
