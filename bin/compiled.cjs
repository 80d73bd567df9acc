'use strict';

const { readFileSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/**
 * Loads a CommonJS file without compiling it again, which takes longer than most runs of viand, and so the files
 * next to it that it requires.
 *
 * The compiled code is next to the file for the very version of Node.js that built it; V8 compiles the file after
 * all where the two do not fit, or its flags are others. For all other versions Node keeps compiled code itself,
 * from 22.1 on.
 */
function requireCompiled(file) {
  let compiled;
  try {
    compiled = readFileSync(compiledOf(file));
  } catch {
    require('node:module').enableCompileCache?.();
    return require(file);
  }
  return run(file, scriptOf(file, compiled), requireCompiled);
}

/** Where the compiled code of a file is: `npm run build` leaves it there. */
function compiledOf(file) {
  return `${file}.${process.version}-${process.platform}-${process.arch}`;
}

/** The script of a file, which the build wrote in ASCII: its value is a function. */
function scriptOf(file, cachedData) {
  return new vm.Script(readFileSync(file, 'latin1'), { filename: file, cachedData });
}

/** What files export that were loaded here. */
const loaded = new Map();

/**
 * Runs the script of a file; `load` loads the files next to it. Packages are found from here as from there, and so
 * need no `createRequire`: `node:module` takes a twentieth of a look-up to load.
 */
function run(file, script, load) {
  const module = { exports: {} };
  loaded.set(file, module);
  const requireBeside = (name) => {
    if (!name.startsWith('./')) return require(name);
    const other = path.join(path.dirname(file), name);
    return loaded.get(other)?.exports ?? load(other);
  };
  script.runInThisContext()(module.exports, requireBeside, module, file, path.dirname(file));
  return module.exports;
}

module.exports = { requireCompiled, compiledOf, scriptOf, run };
