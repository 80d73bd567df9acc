import { Worker } from 'node:worker_threads';
import { ViandError } from '../../model/diagnostic.ts';
import type { Version } from '../../presentation/versions.ts';
import type { Reply } from '../messages.ts';
import type { CachedBody } from '../reply-cache.ts';

/** A body to evaluate. */
export interface BodyTask {
  readonly operation: string;
  readonly version: Version;
  /** The start of links. */
  readonly base: string;
  readonly bytes: Uint8Array;
}

/** The options that the thread is started with. */
export interface BodyThreadOptions {
  /** The catalogue file. */
  readonly catalogue: string;
  /** The fingerprint of the open catalogue: the thread must have the same foods. */
  readonly fingerprint: string;
  /** The version of viand. */
  readonly version: string;
}

/** The outcome of a task: a body, the reply that refuses it, or an internal error. */
export type BodyAnswer =
  | { readonly made: CachedBody<Uint8Array<ArrayBuffer>> }
  | { readonly refused: Reply }
  | { readonly failure: string };

/** Evaluates large bodies, so that other requests need not wait for them. */
export interface BodyRunner {
  readonly run: (task: BodyTask) => Promise<Exclude<BodyAnswer, { failure: string }>>;
  readonly close: () => Promise<void>;
}

/** The longest time for a body, in ms, since all others wait for it. */
const MAX_TASK_MS = 60_000;

/** The memory that the thread may use for the content of a body, such as the cells of a workbook. */
const MAX_HEAP_MIB = 1024;

interface Waiting {
  readonly task: BodyTask;
  readonly resolve: (answer: Exclude<BodyAnswer, { failure: string }>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Evaluates bodies in a thread, in order of arrival. The thread starts with the first body, and restarts after a
 * failure or a body that takes too long.
 *
 * @param program the program of the thread
 * @param maxTaskMs the time limit for a body
 */
export function threadRunner(
  program: string,
  options: BodyThreadOptions,
  maxTaskMs = MAX_TASK_MS,
): BodyRunner {
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let isClosed = false;
  const waiting: Waiting[] = [];

  function started(): Worker {
    const made = new Worker(program, {
      workerData: options,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
    });
    made.on('message', (answer: BodyAnswer) => {
      finish(({ resolve, reject }) => {
        if ('failure' in answer) reject(new Error(answer.failure));
        else resolve(answer);
      });
    });
    made.on('error', (error: NodeJS.ErrnoException) => {
      if (worker === made) worker = undefined;
      const isOutOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const reason = isOutOfMemory ? tooMuch(`${MAX_HEAP_MIB} MiB of memory`) : error;
      finish(({ reject }) => reject(reason));
    });
    return made;
  }

  function finish(settle: (done: Waiting) => void): void {
    clearTimeout(deadline);
    const done = current;
    current = undefined;
    if (done !== undefined) settle(done);
    startNext();
  }

  // Starts one task at a time, so that the tasks after a failed one are still here.
  function startNext(): void {
    if (current !== undefined || isClosed) return;
    current = waiting.shift();
    if (current === undefined) return;
    worker ??= started();
    const { task } = current;
    worker.postMessage(task, [task.bytes.buffer as ArrayBuffer]);
    deadline = setTimeout(giveUp, maxTaskMs);
  }

  function giveUp(): void {
    const slow = worker;
    worker = undefined;
    slow?.removeAllListeners();
    // A thread that is ended in the middle may still report that.
    slow?.on('error', () => {});
    void slow?.terminate();
    finish(({ reject }) => reject(tooMuch(`${maxTaskMs / 1000} s`)));
  }

  return {
    run(task) {
      return new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        startNext();
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(deadline);
      await worker?.terminate();
    },
  };
}

/** @param limit of time or memory */
function tooMuch(limit: string): ViandError {
  return new ViandError({
    code: 'input/too-large',
    message: `The body takes more than ${limit} to evaluate`,
    field: 'body',
    expected: 'less at once',
  });
}
