'use strict';

const { availableParallelism } = require('node:os');
const path = require('node:path');

/**
 * The bytes of rows for which one more thread is faster, despite the time and the new memory that it takes to start. For
 * 31 MB, two threads take as long as one, and 1.5 times the processor time.
 */
const BYTES_PER_THREAD = 32 * 1024 * 1024;

/**
 * The number of threads that the arguments of an evaluation request.
 *
 * @param {readonly string[]} argv
 */
function threadsAskedFor(argv) {
  const asked = /(?:^|\s)(?:-j|--jobs)[\s=]*(\d+)/.exec(argv.join(' '));
  return asked === null ? availableParallelism() : Number(asked[1]);
}

/** Starts a thread that sums rows. `loaded` resolves when it has loaded the program. */
function startThread() {
  const { Worker } = require('node:worker_threads');
  const worker = new Worker(path.join(__dirname, 'thread.cjs'));
  // A thread that is not needed does not keep the process alive.
  worker.unref();
  const loaded = new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  loaded.catch(() => {});
  return { worker, loaded };
}

/**
 * Starts the threads of an evaluation before this thread loads the program and changes flags of V8.
 * With other flags, V8 would compile Node.js and the program again for each thread, which takes
 * longer than starting it.
 *
 * @param {readonly string[]} argv
 * @param {number} bytes the size of the files with rows, as far as it is known
 * @returns an object that passes these threads to a run, and then starts further ones
 */
function startEarly(argv, bytes) {
  const others = Math.min(threadsAskedFor(argv) - 1, Math.floor(bytes / BYTES_PER_THREAD));
  const early = [];
  try {
    while (early.length < others) early.push(startThread());
  } catch {
    // The run starts the threads that it needs, and reports why it cannot.
  }
  return {
    bytesEach: BYTES_PER_THREAD,
    start: () => early.shift() ?? startThread(),
    whenLoaded(then) {
      if (early.length === 0) then();
      else void Promise.allSettled(early.map(({ loaded }) => loaded)).then(then);
    },
  };
}

module.exports = { BYTES_PER_THREAD, startThread, startEarly };
