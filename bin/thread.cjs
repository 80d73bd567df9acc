'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

// The program of each further thread that sums rows.
requireCompiled(path.join(__dirname, '..', 'dist', 'worker.cjs'));
