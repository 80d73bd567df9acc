'use strict';

/**
 * Makes V8 compile each regular expression to machine code at once. By default it compiles one to bytecode for its first
 * use, and to machine code for the next. A line of food goes through hundreds of them.
 *
 * A run of `viand match` over one line takes 0.66 of the processor time without the second compilation, and one over 50
 * lines 0.77. Runs that read no lines take up to 1.04.
 *
 * Load compiled code before: V8 rejects code that was compiled with other flags. Call it before lines are read: V8 has
 * crashed when this flag changed after hundreds of patterns had been used.
 */
function compilePatternsOnce() {
  require('node:v8').setFlagsFromString('--no-regexp-tier-up');
}

module.exports = { compilePatternsOnce };
