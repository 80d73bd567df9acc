'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

// What a thread of `viand evaluate` runs: the same program, which is compiled already.
requireCompiled(path.join(__dirname, '..', 'dist', 'viand-evaluate.cjs')).runThread();
