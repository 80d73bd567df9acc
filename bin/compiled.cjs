'use strict';

const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

/** Where the code of a file is, as this very Node.js has compiled it; `npm run build` leaves it there. */
const compiledOf = (file) => `${file}.${process.version}-${process.arch}`;

/** Loads a CommonJS file without compiling it anew: V8 takes compiled code only if it fits file and flags. */
function requireCompiled(file) {
  let cachedData;
  try {
    cachedData = readFileSync(compiledOf(file));
  } catch {
    return require(file);
  }
  return run(file, scriptOf(file, cachedData));
}

function scriptOf(file, cachedData) {
  return new vm.Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file, cachedData });
}

function run(file, script) {
  const loaded = new Module(file, module);
  const requireOf = Module.createRequire(file);
  script.runInThisContext()(loaded.exports, requireOf, loaded, file, path.dirname(file));
  return loaded.exports;
}

module.exports = { requireCompiled, compiledOf, scriptOf, run };
