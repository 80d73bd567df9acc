#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

const home = path.join(__dirname, '..');
const argv = process.argv.slice(2);

/** Commands that read lines of food, which go through hundreds of patterns. */
const OF_LINES = ['match', 'recipe'];

if (argv[0] === 'evaluate') {
  const { run } = requireCompiled(path.join(home, 'dist', 'viand-evaluate.cjs'));
  const { isWorthwhile, optimizeLate } = require('./optimize-late.cjs');
  if (isWorthwhile(argv.slice(1))) optimizeLate();
  run(home);
} else {
  const { run } = requireCompiled(path.join(home, 'dist', 'viand.cjs'));
  if (OF_LINES.includes(argv[0])) {
    require('./compile-patterns-once.cjs').compilePatternsOnce();
  }
  run(home);
}
