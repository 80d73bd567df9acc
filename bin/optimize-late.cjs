'use strict';

const { setFlagsFromString } = require('node:v8');

/**
 * Lets V8 optimize only functions that run 15 times as long as it asks for by itself, in all threads of this process.
 *
 * A run of about a second is over before the code that V8 optimizes pays for the time that it took: of half a
 * million rows, that was a quarter of the processor time. What runs for each row is WebAssembly.
 *
 * Compiled code that is loaded afterwards does not fit, since V8 compares its flags.
 */
function optimizeLate() {
  // The V8 of Node.js 20 counts bytes of bytecode, later ones count calls.
  const countsBytes = Number.parseInt(process.versions.v8, 10) < 12;
  setFlagsFromString(
    countsBytes ? '--interrupt-budget=1000000' : '--invocation-count-for-turbofan=45000',
  );
}

module.exports = { optimizeLate };
