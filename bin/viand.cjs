#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

const home = path.join(__dirname, '..');

if (process.argv[2] === 'evaluate') {
  const { run } = requireCompiled(path.join(home, 'dist', 'viand-evaluate.cjs'));
  const { isWorthwhile, optimizeLate } = require('./optimize-late.cjs');
  if (isWorthwhile(process.argv.slice(3))) optimizeLate();
  run(home);
} else {
  requireCompiled(path.join(home, 'dist', 'viand.cjs')).run(home);
}
