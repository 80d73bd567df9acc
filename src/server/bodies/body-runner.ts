import { Worker } from 'node:worker_threads';
import type { Version } from '../../presentation/versions.ts';
import type { Reply } from '../messages.ts';
import type { MadeBody } from '../reply-memory.ts';

/** A body to evaluate. */
export interface BodyTask {
  readonly operation: string;
  readonly version: Version;
  /** What links begin with. */
  readonly base: string;
  readonly bytes: Uint8Array;
}

/** What the thread is started with. */
export interface BodyThreadOptions {
  /** The catalogue file. */
  readonly catalogue: string;
  /** That of the open catalogue: the thread must have the same foods. */
  readonly fingerprint: string;
  /** Of viand. */
  readonly version: string;
}

/** What came of a task: a body, the reply that refuses it, or a failure of viand. */
export type BodyAnswer =
  | { readonly made: MadeBody }
  | { readonly refused: Reply }
  | { readonly failure: string };

/** Evaluates large bodies, so that other requests need not wait for them. */
export interface BodyRunner {
  readonly run: (task: BodyTask) => Promise<Exclude<BodyAnswer, { failure: string }>>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: Exclude<BodyAnswer, { failure: string }>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Evaluates bodies in a thread, in the order in which they come. The thread starts with the first, and
 * again after a failure.
 *
 * @param program of the thread
 */
export function threadRunner(program: string, options: BodyThreadOptions): BodyRunner {
  let worker: Worker | undefined;
  const waiting: Waiting[] = [];
  const started = (): Worker => {
    const made = new Worker(program, { workerData: options });
    made.on('message', (answer: BodyAnswer) => {
      const next = waiting.shift();
      if ('failure' in answer) next?.reject(new Error(answer.failure));
      else next?.resolve(answer);
    });
    made.on('error', (error) => {
      worker = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    return made;
  };
  return {
    run(task) {
      worker ??= started();
      const thread = worker;
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        thread.postMessage(task, [task.bytes.buffer as ArrayBuffer]);
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
