#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

const home = path.join(__dirname, '..');

const program = process.argv[2] === 'evaluate' ? 'viand-evaluate.cjs' : 'viand.cjs';
requireCompiled(path.join(home, 'dist', program)).run(home);
