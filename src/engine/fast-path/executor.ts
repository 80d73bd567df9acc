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

/** Chunks that a thread is sent ahead, so that it need not wait for the next one. */
const CHUNKS_AHEAD = 2;

/**
 * Sums chunks in several threads. This one takes a chunk, too, when the others have enough to do. Each
 * other thread has to load and compile the program, which takes longer than a chunk.
 *
 * @param file the program of a thread; it calls `serveChunks`
 * @param others how many threads there are beside this one
 * @param own sums in this thread
 */
export function threadPool(
  file: string,
  others: number,
  own: Executor,
  options: ThreadOptions,
): Executor {
  const members = Array.from({ length: others }, () => makeMember(file, options));
  return {
    maxInFlight: CHUNKS_AHEAD * others + 1,
    run(task) {
      const member = members.reduce((least, next) =>
        next.waiting.length < least.waiting.length ? next : least,
      );
      const isBusy = member.failure === undefined && member.waiting.length >= CHUNKS_AHEAD;
      const part = isBusy ? afterOthers(() => own.run(task)) : sent(member, task);
      // The caller hears of a failure when its turn comes; until then it must not count as unhandled.
      part.catch(() => {});
      return part;
    },
    async close() {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Runs something once what threads have sent was taken. */
function afterOthers<Result>(run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setImmediate(() => run().then(resolve, reject));
  });
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
