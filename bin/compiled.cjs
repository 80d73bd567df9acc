'use strict';

const { closeSync, fstatSync, openSync, readSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/**
 * Loads a CommonJS file, and the files next to it that it requires, from compiled code, since compiling them takes
 * longer than most runs of viand.
 *
 * `npm run build` stores V8's compiled code next to each file, for one version of Node.js, platform and architecture.
 * V8 ignores that code and compiles the file if the two do not match, or if Node.js runs with other V8 flags. Without
 * stored code, Node.js uses its own compile cache (from 22.1 on).
 */
function requireCompiled(file) {
  prepareCompiled(file);
  const script = prepared.get(file);
  if (script !== undefined) return run(file, script, requireCompiled);
  require('node:module').enableCompileCache?.();
  return require(file);
}

/** The scripts of files that were compiled before. */
const prepared = new Map();

/**
 * Loads the compiled code of a file, if there is any, so that it fits the V8 flags of the build even
 * if the file runs under other flags.
 */
function prepareCompiled(file) {
  if (prepared.has(file)) return;
  try {
    prepared.set(file, scriptOf(file, compiledOf(file)));
  } catch {
    // Node.js compiles the file when it runs.
  }
}

/** The path of the compiled code of a file, where `npm run build` stores it. */
function compiledOf(file) {
  return `${file}.${process.version}-${process.platform}-${process.arch}`;
}

/**
 * The script of a file, which the build wrote in ASCII. The value of the script is a function.
 *
 * @param compiled the path of its compiled code; undefined to compile the file
 */
function scriptOf(file, compiled) {
  // V8 copies both, so they can be read into the same memory one after another.
  const text = bytesOf(file).latin1Slice();
  const cachedData = compiled === undefined ? undefined : bytesOf(compiled);
  return new vm.Script(text, { filename: file, cachedData });
}

/**
 * Memory for the bytes of files, larger than those of the program. It is reused, since the first access to a new page
 * takes longer than reading its bytes. Pages that no file needs take no memory.
 */
let memory = Buffer.allocUnsafeSlow(8 * 1024 * 1024);

/** The bytes of a file, until the next call. */
function bytesOf(file) {
  const descriptor = openSync(file);
  try {
    const { size } = fstatSync(descriptor);
    if (memory.length < size) memory = Buffer.allocUnsafeSlow(size);
    let length = 0;
    for (let read = -1; length < size && read !== 0; length += read) {
      read = readSync(descriptor, memory, length, size - length, null);
    }
    return memory.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** The modules of the files that were loaded here. */
const loaded = new Map();

/**
 * Runs the script of a file; `load` loads the files next to it. The file finds the same packages as
 * this one, so it gets this `require`: loading `node:module` for `createRequire` would take a
 * twentieth of a look-up.
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

module.exports = { requireCompiled, prepareCompiled, compiledOf, scriptOf, run };
