'use strict';

const { statSync } = require('node:fs');

/** Files whose rows JavaScript reads. Such runs gain from early optimization. */
const READ_BY_JAVASCRIPT = /\.(?:json|jsonl|ndjson|xlsx|ods|parquet)(?:\.\w+)?$/i;
const COMPRESSED = /\.(?:gz|zst)$/i;

/** Files of fewer bytes are read before V8 optimizes much, and loading `node:v8` takes longer than that. */
const SHORT_BYTES = 64 * 1024;

/** Options that name a file without rows. */
const OTHER_FILE = /^(?:-o|--(?:output|chart|names|rejects|meta|catalogue|aliases))$/;

/**
 * Whether a run with these arguments gains from late optimization.
 *
 * @param {readonly string[]} argv
 */
function isWorthwhile(argv) {
  if (argv.some((argument) => READ_BY_JAVASCRIPT.test(argument))) return false;
  const files = filesOfRows(argv);
  if (files.length === 0 || files.some((file) => COMPRESSED.test(file))) return true;
  return bytesOfRows(argv) >= SHORT_BYTES;
}

/**
 * The total size in bytes of the files with rows among these arguments.
 *
 * @param {readonly string[]} argv
 */
function bytesOfRows(argv) {
  return filesOfRows(argv).reduce((sum, file) => sum + sizeOf(file), 0);
}

/** @param {readonly string[]} argv */
function filesOfRows(argv) {
  return withoutOtherFiles(argv).filter((argument) => sizeOf(argument) > 0);
}

/**
 * These arguments without files of results and settings.
 *
 * @param {readonly string[]} argv
 */
function withoutOtherFiles(argv) {
  return argv.filter((_, index) => !OTHER_FILE.test(argv[index - 1] ?? ''));
}

/** The size of a file, or 0 if the argument names none. */
function sizeOf(argument) {
  try {
    const found = statSync(argument, { throwIfNoEntry: false });
    return found?.isFile() ? found.size : 0;
  } catch {
    return 0;
  }
}

/**
 * Makes V8 wait 15 times as long before it optimizes a function, in all threads of this process,
 * and collect garbage less often, in one step instead of many.
 *
 * Runs of about a second end before optimized code saves the time that V8 spent on it: a quarter of
 * the processor time for half a million rows. This applies to CSV files, whose rows WebAssembly
 * reads. There is little garbage, since sums are outside the heap of JavaScript: a collection in
 * one step takes 2 to 7 ms, while incremental collections took 7 % of the processor time for half a
 * million rows. All objects together get four times the size of the surviving ones, so that half a
 * million compressed rows take two or three large collections instead of five to seven. More space
 * for young objects, in contrast, takes longer than collecting them: the system has to provide it.
 *
 * Call this after compiled code is loaded, since V8 rejects code that was compiled with other
 * flags.
 */
function optimizeLate() {
  const { setFlagsFromString } = require('node:v8');
  // The V8 of Node.js 20 counts bytes of bytecode; later versions count calls.
  const countsBytes = Number.parseInt(process.versions.v8, 10) < 12;
  setFlagsFromString(
    countsBytes ? '--interrupt-budget=1000000' : '--invocation-count-for-turbofan=45000',
  );
  setFlagsFromString('--no-incremental-marking');
  setFlagsFromString('--heap-growing-percent=300');
}

module.exports = { bytesOfRows, isWorthwhile, optimizeLate, withoutOtherFiles };
