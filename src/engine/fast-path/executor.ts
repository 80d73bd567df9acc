import { Worker } from 'node:worker_threads';
import { compiledModules } from '../../io/web-assembly/instance.ts';
import { ViandError } from '../../model/diagnostic.ts';
import type { Alias } from '../../model/food-ids.ts';
import { type PartialResult, withOwnText } from '../sums/partial-result.ts';
import type { ChunkOptions, ChunkTask, ChunkWorker } from './chunk-worker.ts';

/** Sums chunks. The caller takes the results in the order of the chunks. */
export interface Executor {
  /** The most chunks that may be in progress at the same time. */
  readonly maxInFlight: number;
  /** Sums a chunk; resolves to undefined if the chunk is not plain CSV. */
  readonly run: (task: ChunkTask) => Promise<PartialResult | undefined>;
  readonly close: () => Promise<void>;
}

/** Adds chunks to groups of the caller. */
export interface AddingExecutor extends Executor {
  /** Completes the sums. Call it before you read them. */
  readonly settle: () => void;
}

/** The options that a thread is started with. */
export interface ThreadOptions extends ChunkOptions {
  /** The catalogue file, which each thread opens for itself. */
  readonly catalogue: string;
  /** The codes that the user defined. */
  readonly aliases: readonly Alias[] | undefined;
  /** Settings for the chunk renderer of the thread. */
  readonly rendering: unknown;
}

/** The options of a thread, with the modules that this thread has compiled. */
export interface ThreadData extends ThreadOptions {
  readonly modules: ReturnType<typeof compiledModules>;
}

/** A requested chunk. */
interface Wanted extends Waiting {
  readonly task: ChunkTask;
}

interface Waiting {
  readonly resolve: (part: PartialResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

interface Member {
  readonly worker: Worker;
  /** Callers that wait for results, in the order in which the thread got their tasks. */
  readonly waiting: Waiting[];
  /** Whether the thread has loaded the program. */
  isReady: boolean;
}

/** The message of a thread that is ready for tasks. */
export const READY = 'ready';

/** Sums one chunk after another in this thread. */
export function inThisThread(worker: ChunkWorker): AddingExecutor {
  return {
    maxInFlight: 1,
    run: async (task) => worker.run(task),
    settle: () => worker.settle(),
    close: async () => {},
  };
}

/** The number of chunks that a thread is sent in advance, so that it never waits for the next one. */
const CHUNKS_AHEAD = 2;

/** The threads of a run. */
export interface Threads {
  /** The number of threads, including this one. */
  readonly count: number;
  /** The program file of the other threads; it calls `serveChunks`. */
  readonly file: string;
  /** Whether all chunks wait until another thread is ready, for however long. */
  readonly areAwaited?: boolean;
}

/**
 * Sums chunks in several threads. Each thread has to load and compile the program, which takes longer than some chunks.
 * Until then, and while the others are busy, this thread sums.
 *
 * @param own the executor that sums in this thread
 */
export function threadPool(threads: Threads, own: Executor, options: ThreadOptions): Executor {
  const queue: Wanted[] = [];
  let failure: Error | undefined;
  let isOwnTurn = false;
  const members = Array.from({ length: threads.count - 1 }, () =>
    makeMember(threads.file, options),
  );

  function dispatch(): void {
    while (queue.length > 0) {
      const member = leastBusy(members.filter(({ isReady }) => isReady));
      if (member === undefined || member.waiting.length >= CHUNKS_AHEAD) break;
      send(member, queue.shift() as Wanted);
    }
    const isWaiting = threads.areAwaited === true && !members.some(({ isReady }) => isReady);
    if (queue.length === 0 || isOwnTurn || isWaiting) return;
    isOwnTurn = true;
    // Messages of threads are handled first.
    setImmediate(() => {
      isOwnTurn = false;
      const wanted = queue.shift();
      if (wanted !== undefined) {
        const part = own.run(wanted.task).then((summed) => summed && withOwnText(summed));
        part.then(wanted.resolve, wanted.reject);
      }
      dispatch();
    });
  }

  for (const member of members) {
    const { worker, waiting } = member;
    worker.on('message', (said: PartialResult | undefined | typeof READY) => {
      if (said === READY) member.isReady = true;
      else waiting.shift()?.resolve(said);
      dispatch();
    });
    worker.on('error', (error: Error & Partial<ViandError>) => {
      // An error loses its class between threads.
      failure = error.diagnostics === undefined ? error : ViandError.of(error.diagnostics);
      for (const { reject } of [...waiting.splice(0), ...queue.splice(0)]) reject(failure);
    });
  }
  return {
    maxInFlight: CHUNKS_AHEAD * members.length + 1,
    run(task) {
      if (failure !== undefined) return rejected(failure);
      const part = new Promise<PartialResult | undefined>((resolve, reject) => {
        queue.push({ task, resolve, reject });
      });
      // The caller gets a failure when its turn comes. Until then it must not count as unhandled.
      part.catch(() => {});
      dispatch();
      return part;
    },
    async close() {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

function rejected(failure: Error): Promise<never> {
  const part = Promise.reject(failure);
  part.catch(() => {});
  return part;
}

function leastBusy(members: readonly Member[]): Member | undefined {
  return members.reduce<Member | undefined>(
    (least, next) =>
      least === undefined || next.waiting.length < least.waiting.length ? next : least,
    undefined,
  );
}

function send({ worker, waiting }: Member, { task, ...caller }: Wanted): void {
  waiting.push(caller);
  const { rows } = task;
  worker.postMessage(task, rows instanceof Uint8Array ? [rows.buffer as ArrayBuffer] : []);
}

function makeMember(file: string, options: ThreadOptions): Member {
  const workerData: ThreadData = { ...options, modules: compiledModules() };
  return { worker: new Worker(file, { workerData }), waiting: [], isReady: false };
}
