'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

// What a thread runs that sums rows next to the first one.
requireCompiled(path.join(__dirname, '..', 'dist', 'worker.cjs'));
