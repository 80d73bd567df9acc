#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

/** Commands that read lines of food, including servers, which read the lines of their clients. */
const OF_LINES = ['match', 'recipe', 'serve', 'mcp'];

/**
 * Commands with a smaller program of their own, for command lines without other options than `--json`. It loads the
 * parser for any of these that it does not understand.
 */
const LOOK_UPS = ['food', 'gtin', 'search'];
const isPlain = (argument) => argument === '--json' || !argument.startsWith('-');

/** Files that any command reads line by line. */
const TEXT_FILE = /\.(?:txt|md)$/i;

const home = path.join(__dirname, '..');
const argv = process.argv.slice(2);
const isEvaluation = argv[0] === 'evaluate';
const isLookUp = LOOK_UPS.includes(argv[0]) && argv.every(isPlain);
const program = isEvaluation ? 'viand-evaluate' : isLookUp ? 'viand-look-up' : 'viand';

const late = isEvaluation ? require('./optimize-late.cjs') : undefined;
const threads = late?.isWorthwhile(argv.slice(1))
  ? require('./threads.cjs').startEarly(argv.slice(1), late.bytesOfRows(argv.slice(1)))
  : undefined;
const { run } = requireCompiled(path.join(home, 'dist', `${program}.cjs`));
threads?.whenLoaded(late.optimizeLate);
if (OF_LINES.includes(argv[0]) || argv.some((argument) => TEXT_FILE.test(argument))) {
  require('./compile-patterns-once.cjs').compilePatternsOnce();
}
run(home, threads);
