'use strict';

const { setFlagsFromString } = require('node:v8');

/**
 * Makes V8 wait 15 times as long before it optimizes a function, in all threads of this process.
 *
 * Runs of about a second end before optimized code saves the time that V8 spent on it: of half a million rows, that
 * was a quarter of the processor time. That is for CSV files, whose rows WebAssembly reads.
 *
 * Load compiled code before: V8 rejects code that was compiled with other flags.
 */
function optimizeLate() {
  // The V8 of Node.js 20 counts bytes of bytecode, later ones count calls.
  const countsBytes = Number.parseInt(process.versions.v8, 10) < 12;
  setFlagsFromString(
    countsBytes ? '--interrupt-budget=1000000' : '--invocation-count-for-turbofan=45000',
  );
}

module.exports = { optimizeLate };
