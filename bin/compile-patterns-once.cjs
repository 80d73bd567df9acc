'use strict';

/**
 * Makes V8 compile each regular expression to machine code immediately. By default, V8 compiles it
 * to bytecode at the first use and to machine code at the second. A line of food is matched against
 * hundreds of them.
 *
 * A run of `viand match` over one line takes 0.66 of the processor time without the second
 * compilation, and one over 50 lines 0.77. Runs that read no lines take up to 1.04.
 *
 * Call this after compiled code is loaded, since V8 rejects code that was compiled with other
 * flags. Call it before lines are read, since V8 has crashed when the flag changed after hundreds
 * of patterns had been used.
 */
function compilePatternsOnce() {
  require('node:v8').setFlagsFromString('--no-regexp-tier-up');
}

module.exports = { compilePatternsOnce };
