import cluster, { type Worker } from 'node:cluster';
import { countForWorkers } from '../rates/worker-windows.ts';
import { urlOf } from '../socket/listen.ts';

/** The options that workers are started with. */
export interface WorkerOptions {
  readonly count: number;
  /** Environment variables that workers have in addition to their parent. */
  readonly env: Readonly<Record<string, string>>;
  /** Called with the address once all workers listen. */
  readonly listening: (address: string) => void;
  /** Called when a worker has ended and is replaced. */
  readonly replaced: (pid: number, why: string) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  /** Resolves when the workers are to stop. */
  readonly stopped: Promise<void>;
}

/** A worker that ends sooner than this is replaced after as long a time, ms. */
const SHORT_LIFE_MS = 1000;

/**
 * Starts several processes with this command line, and replaces those that end.
 *
 * @returns the exit code of the first worker if it ends before it listens; 0 after a stop
 */
export async function superviseWorkers(options: WorkerOptions): Promise<number> {
  countForWorkers();
  let isStopping = false;
  let isRunning = false;
  const start = (): Worker => {
    const began = options.clock();
    const worker = cluster.fork(options.env);
    worker.once('exit', (code, signal) => {
      if (isStopping || !isRunning) return;
      options.replaced(pidOf(worker), signal ?? `exit code ${code}`);
      const wait = options.clock() - began < SHORT_LIFE_MS ? SHORT_LIFE_MS : 0;
      setTimeout(() => isStopping || start(), wait);
    });
    return worker;
  };
  // The first worker finds out whether the address is available, and takes a free port if any will do.
  let first = start();
  let address = await addressOf(first);
  // A worker that was killed from outside says nothing about the address.
  for (let left = RESTARTS; address === undefined && left > 0; left--) {
    options.replaced(pidOf(first), 'killed');
    first = start();
    address = await addressOf(first);
  }
  if (typeof address !== 'string') return address ?? 1;
  isRunning = true;
  await Promise.all(Array.from({ length: options.count - 1 }, () => addressOf(start())));
  options.listening(address);
  await options.stopped;
  isStopping = true;
  await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ended(worker)));
  return 0;
}

function pidOf({ process: { pid = 0 } }: Worker): number {
  return pid;
}

/** How often the first worker is started again if it is killed before it listens. */
const RESTARTS = 3;

/** The address that a worker listens on; if it ends before that, its exit code, or undefined if it was killed. */
function addressOf(worker: Worker): Promise<string | number | undefined> {
  return new Promise((resolve) => {
    worker.once('listening', ({ address, port, addressType }) =>
      resolve(urlOf(address, port, addressType === 6)),
    );
    worker.once('exit', (code) => resolve(code ?? undefined));
  });
}

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.kill('SIGTERM');
  });
}
