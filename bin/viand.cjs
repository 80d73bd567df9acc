#!/usr/bin/env node
'use strict';

const path = require('node:path');
const { enableCompileCache } = require('node:module');

const home = path.join(__dirname, '..');
const program = path.join(home, 'dist', 'viand.cjs');

// Compiling takes longer than most runs. Node keeps compiled code on disk from 22.1 on.
enableCompileCache?.();
const load = enableCompileCache ? require : require('./compiled.cjs').requireCompiled;
load(program).run(home);
