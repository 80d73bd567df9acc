#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { prepareCompiled, requireCompiled } = require('./compiled.cjs');

/** Commands that read lines of food, including servers, which read the lines of their clients. */
const OF_LINES = ['match', 'recipe', 'serve', 'mcp'];

/**
 * Commands with a smaller program of their own, for command lines without other options than `--json`. It loads the
 * parser for any of these that it does not understand.
 */
const LOOK_UPS = ['food', 'gtin', 'search'];
const isPlain = (argument) => argument === '--json' || !argument.startsWith('-');

/** The files that commands load besides their program when they read a record. */
const FOR_RECORDS = {
  evaluate: ['records', 'food-search'],
  explain: ['command-explain', 'run-explain'],
  report: ['command-report', 'run-report'],
  validate: ['command-validate', 'run-validate'],
};

const home = path.join(__dirname, '..');
const argv = process.argv.slice(2);
const isEvaluation = argv[0] === 'evaluate';
const isLookUp = LOOK_UPS.includes(argv[0]) && argv.every(isPlain);
const program = isEvaluation ? 'viand-evaluate' : isLookUp ? 'viand-look-up' : 'viand';

const late = isEvaluation ? require('./optimize-late.cjs') : undefined;
const threads = late?.isWorthwhile(argv.slice(1))
  ? require('./threads.cjs').startEarly(argv.slice(1), late.bytesOfRows(argv.slice(1)))
  : undefined;
const inDist = (name) => path.join(home, 'dist', `${name}.cjs`);
const { run } = requireCompiled(inDist(program));
threads?.whenLoaded(late.optimizeLate);
if (OF_LINES.includes(argv[0])) compilePatternsOnce();
else if (
  Object.hasOwn(FOR_RECORDS, argv[0]) &&
  require('./record-files.cjs').readsRecord(argv.slice(1))
) {
  // V8 rejects compiled code once the flag is set.
  for (const name of FOR_RECORDS[argv[0]]) prepareCompiled(inDist(name));
  compilePatternsOnce();
}
run(home, threads);

function compilePatternsOnce() {
  require('./compile-patterns-once.cjs').compilePatternsOnce();
}
