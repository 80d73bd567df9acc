#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { requireCompiled } = require('./compiled.cjs');

const home = path.join(__dirname, '..');
requireCompiled(path.join(home, 'dist', 'viand.cjs')).run(home);
