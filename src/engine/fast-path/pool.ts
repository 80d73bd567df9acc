import { Worker } from 'node:worker_threads';
import { Refusal } from '../../model/diagnostic.ts';
import type { WorkerOptions } from '../../worker.ts';
import type { PartialResult } from '../sums/partial-result.ts';
import type { ChunkTask, ChunkWorker } from './chunk-worker.ts';

/** Sums ranges; the parts are asked for in the order of the ranges. */
export interface Executor {
  /** Ranges that can be under way at once. */
  readonly maxInFlight: number;
  readonly run: (task: ChunkTask) => Promise<PartialResult | undefined>;
  readonly close: () => Promise<void>;
}

interface Member {
  readonly worker: Worker;
  /** Who waits for its parts, in the order of the tasks it was sent. */
  readonly waiting: Waiting[];
  /** What it ended by, if it did. */
  failure: Error | undefined;
}

interface Waiting {
  readonly resolve: (part: PartialResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Sums one range after the other, with no threads besides this one. */
export function inThisThread(work: ChunkWorker): Executor {
  return {
    maxInFlight: 1,
    run: async (task) => work.run(task),
    close: async () => {},
  };
}

/** Threads that sum ranges side by side. */
export function makePool(file: string, jobs: number, options: WorkerOptions): Executor {
  const members = Array.from({ length: jobs }, () => makeMember(file, options));
  return {
    maxInFlight: 2 * jobs + 1,
    run(task) {
      const member = members.reduce((least, next) =>
        next.waiting.length < least.waiting.length ? next : least,
      );
      const part = sent(member, task);
      // Who waits for it in its turn is told; until then it must not count as unheard.
      part.catch(() => {});
      return part;
    },
    async close() {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

function sent(
  { worker, waiting, failure }: Member,
  task: ChunkTask,
): Promise<PartialResult | undefined> {
  if (failure !== undefined) return Promise.reject(failure);
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    const { rows } = task;
    worker.postMessage(task, rows instanceof Uint8Array ? [rows.buffer as ArrayBuffer] : []);
  });
}

function makeMember(file: string, options: WorkerOptions): Member {
  const worker = new Worker(file, { workerData: options });
  const member: Member = { worker, waiting: [], failure: undefined };
  worker.on('message', (part: PartialResult | undefined) => member.waiting.shift()?.resolve(part));
  worker.on('error', (error: Error & Partial<Refusal>) => {
    // A refusal loses its class between threads.
    const failure = error.diagnostics === undefined ? error : Refusal.of(error.diagnostics);
    member.failure = failure;
    for (const { reject } of member.waiting.splice(0)) reject(failure);
  });
  return member;
}
