import { closeSync, fstatSync, openSync } from 'node:fs';
import { withAliases } from '../catalogue/aliased-catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { ChunkWorker } from '../engine/fast-path/chunk-worker.ts';
import { FoodCache } from '../engine/foods/food-cache.ts';
import type { MakeChunkRenderer } from '../engine/group-sink.ts';
import type { PartialResult } from '../engine/sums/partial-result.ts';
import { layoutFor } from '../evaluation/evaluations.ts';
import { type Diagnostic, ViandError } from '../model/diagnostic.ts';
import type { QueueConnection } from './connect.ts';
import {
  fromBytes,
  type Job,
  keysOf,
  type Outcome,
  QUEUE_NAME,
  type RemoteRange,
  type RemoteTask,
  RUN_SECONDS,
  type RunSettings,
  toBytes,
} from './job.ts';

/** What a worker is started with. */
export interface WorkOptions {
  readonly connection: QueueConnection;
  readonly catalogue: Catalogue;
  /** Of viand. */
  readonly version: string;
  readonly makeRenderer: MakeChunkRenderer;
  /** Told once the worker takes chunks. */
  readonly ready: () => void;
  /** Resolves when the worker is to stop; it finishes the chunk that it has. */
  readonly stopped: Promise<void>;
}

/** A worker that does not renew the lock of its chunk for so long is taken for dead, ms. */
const LOCK_MS = 5000;

/** How often workers look for chunks of dead workers, ms. */
const STALLED_MS = 2500;

/**
 * Sums chunks of a queue until it is stopped.
 *
 * @returns the number of chunks
 * @throws ViandError `request/invalid` where a run needs another catalogue or version; its chunk goes back
 */
export async function work(options: WorkOptions): Promise<number> {
  const { connection, catalogue, version, makeRenderer, ready, stopped } = options;
  const { bullmq, redis, settings } = connection;
  const own = { version, fingerprint: await catalogue.fingerprint() };
  const summers = new Map<string, ChunkWorker>();
  let chunks = 0;
  let refuse: (error: Error) => void = () => {};
  const refused = new Promise<never>((_, reject) => {
    refuse = reject;
  });

  /** Undefined where nobody waits for the run any more. */
  async function summerOf(run: string): Promise<ChunkWorker | ViandError | undefined> {
    const known = summers.get(run);
    const bytes = await redis.getBuffer(keysOf(run).settings);
    if (bytes === null) return undefined;
    if (known !== undefined) return known;
    const { aliases, rendering, ...wanted } = fromBytes<RunSettings>(bytes);
    const problem = mismatch(wanted, own);
    if (problem !== undefined) return problem;
    const named = aliases === undefined ? catalogue : withAliases(catalogue, aliases);
    const foods = new FoodCache(named, layoutFor(wanted.evaluations));
    const summer = new ChunkWorker(wanted, foods, (plan) => makeRenderer(rendering, plan));
    // Runs come one after the other: the foods of the last one are not kept.
    summers.clear();
    summers.set(run, summer);
    return summer;
  }

  const worker = new bullmq.Worker<Job>(
    QUEUE_NAME,
    async (job, token) => {
      const { run, chunk, task } = job.data;
      const summer = await summerOf(run);
      if (summer === undefined) return;
      if (summer instanceof ViandError) {
        refuse(summer);
        void worker.pause(true);
        await job.moveToWait(token);
        throw new bullmq.WaitingError();
      }
      const outcome = outcomeOf(summer, chunk, fromBytes(Buffer.from(task, 'base64')));
      const { results } = keysOf(run);
      await redis.rpush(results, toBytes(outcome));
      await redis.expire(results, RUN_SECONDS);
      chunks += 1;
    },
    {
      connection: settings,
      concurrency: 1,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      // However many workers die, the chunk is summed.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    },
  );
  worker.on('error', () => {});
  try {
    await worker.waitUntilReady();
    ready();
    await Promise.race([stopped, refused]);
  } finally {
    await worker.close();
  }
  return chunks;
}

function mismatch(
  wanted: Pick<RunSettings, 'version' | 'fingerprint'>,
  own: Pick<RunSettings, 'version' | 'fingerprint'>,
): ViandError | undefined {
  const what = wanted.version === own.version ? 'catalogue' : 'version of viand';
  const name = wanted.version === own.version ? 'fingerprint' : 'version';
  if (wanted[name] === own[name]) return undefined;
  return new ViandError({
    code: 'request/invalid',
    message: `The ${what} of this worker differs from that of the run: ${own[name]}`,
    expected: wanted[name],
  });
}

function outcomeOf(summer: ChunkWorker, chunk: number, task: RemoteTask): Outcome {
  try {
    return { chunk, part: summed(summer, task) };
  } catch (error) {
    const diagnostics: readonly Diagnostic[] =
      error instanceof ViandError
        ? error.diagnostics
        : [{ code: 'input/unreadable', message: `A worker cannot sum a chunk: ${error}` }];
    return { chunk, diagnostics };
  }
}

function summed(summer: ChunkWorker, { rows, ...task }: RemoteTask): PartialResult | undefined {
  if (rows instanceof Uint8Array) return summer.run({ ...task, rows });
  const descriptor = openShared(rows);
  try {
    return summer.run({ ...task, rows: { ...rows, descriptor } });
  } finally {
    closeSync(descriptor);
  }
}

/** Opens a file that this machine must see as the coordinator does. */
function openShared({ file, size }: RemoteRange): number {
  const descriptor = openSync(file, 'r');
  const own = fstatSync(descriptor).size;
  if (own === size) return descriptor;
  closeSync(descriptor);
  throw new ViandError({
    code: 'input/changed',
    message: `A worker sees a file of ${own} bytes`,
    expected: `${size} bytes, as where the run was started`,
    location: { file },
  });
}
