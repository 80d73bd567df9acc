'use strict';

const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

/**
 * Loads a CommonJS file without compiling it anew, which takes longer than most runs of viand.
 *
 * The compiled code lies beside the file for the very version of Node.js that built it; V8 compiles the
 * file after all where the two do not fit, or its flags are others. For all other versions Node keeps
 * compiled code itself, from 22.1 on.
 */
function requireCompiled(file) {
  let compiled;
  try {
    compiled = readFileSync(compiledOf(file));
  } catch {
    Module.enableCompileCache?.();
    return require(file);
  }
  return run(file, scriptOf(file, compiled));
}

/** Where the compiled code of a file is: `npm run build` leaves it there. */
function compiledOf(file) {
  return `${file}.${process.version}-${process.platform}-${process.arch}`;
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
