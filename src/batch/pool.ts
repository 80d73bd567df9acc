import { Worker } from 'node:worker_threads';
import type { Part } from './part.ts';
import type { RangeTask } from './range-work.ts';
import type { WorkerOptions } from './worker.ts';

/** Sums ranges; the parts are asked for in the order of the ranges. */
export interface Summing {
  /** Ranges that can be under way at once. */
  readonly atOnce: number;
  readonly run: (task: RangeTask) => Promise<Part | undefined>;
  readonly close: () => Promise<void>;
}

interface Member {
  readonly worker: Worker;
  /** Who waits for its parts, in the order of the tasks it was sent. */
  readonly waiting: Waiting[];
}

interface Waiting {
  readonly resolve: (part: Part | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that sum ranges side by side. */
export function makePool(file: string, jobs: number, options: WorkerOptions): Summing {
  const members = Array.from({ length: jobs }, () => makeMember(file, options));
  return {
    atOnce: 2 * jobs + 1,
    run: (task) =>
      new Promise((resolve, reject) => {
        const member = members.reduce((least, next) =>
          next.waiting.length < least.waiting.length ? next : least,
        );
        member.waiting.push({ resolve, reject });
        const { rows } = task;
        member.worker.postMessage(
          task,
          rows instanceof Uint8Array ? [rows.buffer as ArrayBuffer] : [],
        );
      }),
    async close() {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

function makeMember(file: string, options: WorkerOptions): Member {
  const worker = new Worker(file, { workerData: options });
  const waiting: Waiting[] = [];
  worker.on('message', (part: Part | undefined) => waiting.shift()?.resolve(part));
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return { worker, waiting };
}
