'use strict';

const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

/**
 * Loads a CommonJS file without compiling it anew, which takes longer than most runs of viand.
 *
 * Node keeps compiled code on disk from 22.1 on. For Node 20 it lies beside the file if that very version
 * built it; V8 compiles the file after all where the two do not fit, or its flags are others.
 */
function requireCompiled(file) {
  if (Module.enableCompileCache !== undefined) {
    Module.enableCompileCache();
    return require(file);
  }
  let compiled;
  try {
    compiled = readFileSync(compiledOf(file));
  } catch {
    return require(file);
  }
  return run(file, scriptOf(file, compiled));
}

/** Where the compiled code of a file is: `npm run build` leaves it there. */
function compiledOf(file) {
  return `${file}.${process.version}-${process.arch}`;
}

function scriptOf(file, cachedData) {
  return new vm.Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file, cachedData });
}

function run(file, script) {
  const loaded = { exports: {} };
  const requireFrom = Module.createRequire(file);
  script.runInThisContext()(loaded.exports, requireFrom, loaded, file, path.dirname(file));
  return loaded.exports;
}

module.exports = { requireCompiled, compiledOf, scriptOf, run };
