import type { Worker } from 'node:worker_threads';
import { compiledModules } from '../../io/web-assembly/instance.ts';
import { ViandError } from '../../model/diagnostic.ts';
import type { Alias } from '../../model/ids/food-ids.ts';
import { type PartialResult, withCopiedText } from '../sums/partial-result.ts';
import type { ChunkOptions, ChunkTask, ChunkWorker } from './chunk-worker.ts';
import { SpareMemory } from './spare-memory.ts';

/** Sums chunks. The caller takes the results in the order of the chunks. */
export interface Executor {
  /** The most chunks that may be in progress at the same time. */
  readonly maxInFlight: number;
  /**
   * Sums a chunk; resolves to undefined if the chunk is not plain CSV. Rows in memory belong to the caller again when
   * this returns, so an executor that needs them later copies them.
   */
  readonly run: (task: ChunkTask) => Promise<PartialResult | undefined>;
  /** Takes back the memory of a text that has been written. */
  readonly recycle?: (text: Uint8Array) => void;
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

interface Member extends StartedThread {
  /** Callers that wait for results, in the order in which the thread got their tasks. */
  readonly waiting: Waiting[];
  /** Whether the thread has loaded the program. */
  isReady: boolean;
}

/** The first message of a thread: it has loaded the program. */
export const LOADED = 'loaded';

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

/** A thread that loads the program. */
export interface StartedThread {
  readonly worker: Worker;
  /** Resolves when the thread has loaded the program. */
  readonly loaded: Promise<unknown>;
}

/** The threads of a run. */
export interface Threads {
  /** The greatest number of threads, including this one. */
  readonly count: number;
  /** Starts another thread, or gives one that was started before. It calls `serveChunks`. */
  readonly start: () => StartedThread;
  /** The bytes of input for which one more thread is faster: each loads the program and looks up foods again. */
  readonly bytesEach: number;
  /** Whether all chunks wait until another thread has loaded the program, for however long. */
  readonly areAwaited?: boolean;
}

/**
 * Sums chunks in several threads. Each thread has to load the program, which takes longer than some chunks. Until then,
 * and while the others are busy, this thread sums.
 *
 * @param count the number of other threads
 * @param own the executor that sums in this thread
 */
export function threadPool(
  count: number,
  threads: Threads,
  own: Executor,
  options: ThreadOptions,
): Executor {
  const queue: Wanted[] = [];
  const spares = new SpareMemory();
  let failure: Error | undefined;
  let isOwnTurn = false;
  const members = Array.from({ length: count }, () => makeMember(threads.start(), options));

  function dispatch(): void {
    while (queue.length > 0) {
      const member = leastBusy(members.filter(({ isReady }) => isReady));
      if (member === undefined || member.waiting.length >= CHUNKS_AHEAD) break;
      send(member, queue.shift() as Wanted, spares.take());
    }
    const isWaiting = threads.areAwaited === true && !members.some(({ isReady }) => isReady);
    if (queue.length === 0 || isOwnTurn || isWaiting) return;
    isOwnTurn = true;
    // Messages of threads are handled first.
    setImmediate(() => {
      isOwnTurn = false;
      const wanted = queue.shift();
      if (wanted !== undefined) {
        const part = own.run(wanted.task).then((summed) => {
          return summed && spares.remember(withCopiedText(summed, spares.take()));
        });
        part.then(wanted.resolve, wanted.reject);
      }
      dispatch();
    });
  }

  for (const member of members) {
    const { worker, loaded, waiting } = member;
    const fail = (error: Error & Partial<ViandError>) => {
      // An error loses its class between threads.
      failure = error.diagnostics === undefined ? error : ViandError.of(error.diagnostics);
      for (const { reject } of [...waiting.splice(0), ...queue.splice(0)]) reject(failure);
    };
    worker.on('error', fail);
    loaded.then(() => {
      worker.on('message', (part: PartialResult | undefined) => {
        waiting.shift()?.resolve(part && spares.remember(part));
        dispatch();
      });
      member.isReady = true;
      dispatch();
    }, fail);
  }
  return {
    // The next results of this thread wait for earlier ones of others.
    maxInFlight: (CHUNKS_AHEAD + 1) * members.length + 2,
    run(task) {
      if (failure !== undefined) return rejected(failure);
      const part = new Promise<PartialResult | undefined>((resolve, reject) => {
        queue.push({ task: withOwnRows(task), resolve, reject });
      });
      // The caller gets a failure when its turn comes. Until then it must not count as unhandled.
      part.catch(() => {});
      dispatch();
      return part;
    },
    recycle: (text) => spares.give(text),
    async close() {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

/** The task with rows of its own, which it may send to a thread. */
function withOwnRows(task: ChunkTask): ChunkTask {
  return task.rows instanceof Uint8Array ? { ...task, rows: task.rows.slice() } : task;
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

function send(
  { worker, waiting }: Member,
  { task, ...caller }: Wanted,
  spare: ArrayBuffer | undefined,
): void {
  waiting.push(caller);
  const { rows } = task;
  const moved = spare === undefined ? [] : [spare];
  if (rows instanceof Uint8Array) moved.push(rows.buffer as ArrayBuffer);
  worker.postMessage({ ...task, spare }, moved);
}

function makeMember(started: StartedThread, options: ThreadOptions): Member {
  const data: ThreadData = { ...options, modules: compiledModules() };
  started.worker.ref();
  started.worker.postMessage(data);
  return { ...started, waiting: [], isReady: false };
}
