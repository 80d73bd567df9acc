import { Worker } from 'node:worker_threads';
import { ViandError } from '../../model/diagnostic.ts';
import type { Alias } from '../../model/food-ids.ts';
import type { PartialResult } from '../sums/partial-result.ts';
import type { ChunkOptions, ChunkTask, ChunkWorker } from './chunk-worker.ts';

/** Sums chunks; who calls takes the results in the order of the chunks. */
export interface Executor {
  /** Chunks that may be under way at the same time. */
  readonly maxInFlight: number;
  /** Resolves to undefined where the chunk is not plain CSV. */
  readonly run: (task: ChunkTask) => Promise<PartialResult | undefined>;
  readonly close: () => Promise<void>;
}

/** What a thread is started with. */
export interface ThreadOptions extends ChunkOptions {
  /** The catalogue file, which each thread opens for itself. */
  readonly catalogue: string;
  /** Codes of the user's own. */
  readonly aliases: readonly Alias[] | undefined;
  /** Settings for the chunk renderer of the thread. */
  readonly rendering: unknown;
}

interface Member {
  readonly worker: Worker;
  /** Callers that wait for results, in the order in which the thread got their tasks. */
  readonly waiting: Waiting[];
  /** Set once the thread has ended with an error. */
  failure: Error | undefined;
}

interface Waiting {
  readonly resolve: (part: PartialResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Sums one chunk after the other in this thread. */
export function inThisThread(worker: ChunkWorker): Executor {
  return {
    maxInFlight: 1,
    run: async (task) => worker.run(task),
    close: async () => {},
  };
}

/**
 * Sums chunks in several threads.
 *
 * @param file the program of a thread; it calls `serveChunks`
 */
export function threadPool(file: string, threads: number, options: ThreadOptions): Executor {
  const members = Array.from({ length: threads }, () => makeMember(file, options));
  return {
    maxInFlight: 2 * threads + 1,
    run(task) {
      const member = members.reduce((least, next) =>
        next.waiting.length < least.waiting.length ? next : least,
      );
      const part = sent(member, task);
      // The caller hears of a failure when its turn comes; until then it must not count as unhandled.
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

function makeMember(file: string, options: ThreadOptions): Member {
  const worker = new Worker(file, { workerData: options });
  const member: Member = { worker, waiting: [], failure: undefined };
  worker.on('message', (part: PartialResult | undefined) => member.waiting.shift()?.resolve(part));
  worker.on('error', (error: Error & Partial<ViandError>) => {
    // Between threads a refusal loses its class.
    const failure = error.diagnostics === undefined ? error : ViandError.of(error.diagnostics);
    member.failure = failure;
    for (const { reject } of member.waiting.splice(0)) reject(failure);
  });
  return member;
}
