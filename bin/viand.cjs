#!/usr/bin/env node
'use strict';

const path = require('node:path');

// Keeps the compiled code on disk between runs; Node 20 has no such cache.
require('node:module').enableCompileCache?.();
require('../dist/viand.cjs').run(path.join(__dirname, '..'));
