#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

const home = path.join(__dirname, '..');
/** Files whose rows JavaScript reads, which gains from optimized code early. */
const READ_BY_JAVASCRIPT = /\.(?:json|jsonl|ndjson|xlsx|ods|parquet)(?:\.\w+)?$/i;

if (process.argv[2] === 'evaluate') {
  const { run } = requireCompiled(path.join(home, 'dist', 'viand-evaluate.cjs'));
  if (!process.argv.some((argument) => READ_BY_JAVASCRIPT.test(argument)))
    require('./optimize-late.cjs').optimizeLate();
  run(home);
} else {
  requireCompiled(path.join(home, 'dist', 'viand.cjs')).run(home);
}
