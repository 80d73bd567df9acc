#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

const home = path.join(__dirname, '..');
if (process.argv[2] === 'evaluate') {
  const { run } = requireCompiled(path.join(home, 'dist', 'viand-evaluate.cjs'));
  require('./optimize-late.cjs').optimizeLate();
  run(home);
} else {
  requireCompiled(path.join(home, 'dist', 'viand.cjs')).run(home);
}
