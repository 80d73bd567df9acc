import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
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
  ALIVE_MS,
  type ChunkBasis,
  fromBytes,
  type Job,
  keysOf,
  type Outcome,
  queueName,
  RESULT_SECONDS,
  type RemoteTask,
  RUN_PREFIX,
  RUN_SECONDS,
  type RunSettings,
  toBytes,
} from './job.ts';
import { refusals } from './refusals.ts';
import { openShared } from './shared-range.ts';

/** The settings of a worker. */
export interface WorkOptions {
  readonly connection: QueueConnection;
  readonly catalogue: Catalogue;
  /** The version of viand. */
  readonly version: string;
  readonly makeRenderer: MakeChunkRenderer;
  /** Takes a message if Redis refuses sums. */
  readonly log: (text: string) => void;
  /** Called once the worker takes chunks. */
  readonly ready: () => void;
  /** Resolves when the worker should stop. It finishes its current chunk first. */
  readonly stopped: Promise<void>;
}

/** If a worker does not renew the lock of its chunk for this long, it counts as dead, ms. */
const LOCK_MS = 5000;

/** How often workers look for chunks of dead workers, ms. */
const STALLED_MS = 2500;

/**
 * Sums chunks of a queue until it is stopped.
 *
 * @returns the number of chunks
 * @throws ViandError `request/invalid` if all runs need a different catalogue or version
 */
export async function work(options: WorkOptions): Promise<number> {
  const { connection, catalogue, version, makeRenderer, log, ready, stopped } = options;
  const { bullmq, redis } = connection;
  const own = { version, fingerprint: await catalogue.fingerprint() };
  const summers = new Map<string, ChunkWorker>();
  const { tell, taken } = refusals(log);
  let chunks = 0;

  /** Undefined if nobody waits for the run any more. */
  async function summerOf(run: string): Promise<ChunkWorker | undefined> {
    const bytes = await redis.getBuffer(keysOf(run).settings);
    if (bytes === null) return undefined;
    const known = summers.get(run);
    if (known !== undefined) return known;
    const { aliases, rendering, ...wanted } = fromBytes<RunSettings>(bytes);
    const named = aliases === undefined ? catalogue : withAliases(catalogue, aliases);
    const foods = new FoodCache(named, layoutFor(wanted.evaluations));
    const summer = new ChunkWorker(wanted, foods, (plan) => makeRenderer(rendering, plan));
    // Runs come one after the other, so the foods of the last one are not kept.
    summers.clear();
    summers.set(run, summer);
    return summer;
  }

  const worker = new bullmq.Worker<Job>(
    queueName(own),
    async ({ data: { run, chunk, task } }) => {
      const outcome = await outcomeOf(chunk, async () => {
        const summer = await summerOf(run);
        return summer && { part: summed(summer, fromBytes(Buffer.from(task, 'base64'))) };
      });
      if (outcome === undefined) return;
      const { results } = keysOf(run);
      await redis.rpush(results, toBytes(outcome));
      await redis.expire(results, RESULT_SECONDS);
      taken();
      chunks += 1;
    },
    {
      connection: redis,
      concurrency: 1,
      skipVersionCheck: true,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      // The chunk is summed however many workers die.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    },
  );
  worker.on('error', tell);
  // If Redis refused the sums of a chunk, the run sends it again.
  worker.on('failed', (_, error) => tell(error));
  const watching = new AbortController();
  try {
    await worker.waitUntilReady();
    ready();
    await Promise.race([stopped, refusalOfRuns(redis, own, watching.signal)]);
  } finally {
    watching.abort();
    // Without Redis, the worker cannot return the chunk and would wait for ever.
    await worker.close(redis.status !== 'ready');
  }
  return chunks;
}

/** How often a worker looks for runs, ms. Killed runs have disappeared by the next look. */
const LOOK_MS = ALIVE_MS + 1000;

/**
 * Waits until there are runs that all need a different catalogue or version.
 *
 * @throws ViandError `request/invalid` then
 */
async function refusalOfRuns(redis: Redis, own: ChunkBasis, signal: AbortSignal): Promise<never> {
  for (;;) {
    await sleep(LOOK_MS, undefined, { signal });
    const needed = await basesOfRuns(redis).catch(() => []);
    const problems = needed.map((wanted) => mismatch(wanted, own));
    const [first] = problems;
    if (first !== undefined && !problems.includes(undefined)) throw first;
  }
}

/** The requirements of the runs that are alive: each has renewed its settings since the last look. */
async function basesOfRuns(redis: Redis): Promise<ChunkBasis[]> {
  const [, keys] = await redis.scan(0, 'MATCH', `${RUN_PREFIX}*`, 'COUNT', SCANNED_KEYS);
  const bases: ChunkBasis[] = [];
  for (const key of keys) {
    const left = await redis.pttl(key);
    const bytes = await redis.getBuffer(key);
    if (bytes === null || left < RUN_SECONDS * 1000 - LOOK_MS) continue;
    bases.push(fromBytes<RunSettings>(bytes));
  }
  return bases;
}

/** The most keys in one look: with this many runs, it is clear whether one fits. */
const SCANNED_KEYS = 10_000;

function mismatch(wanted: ChunkBasis, own: ChunkBasis): ViandError | undefined {
  const what = wanted.version === own.version ? 'catalogue' : 'version of viand';
  const name = wanted.version === own.version ? 'fingerprint' : 'version';
  if (wanted[name] === own[name]) return undefined;
  return new ViandError({
    code: 'request/invalid',
    message: `This worker has a different ${what} from the run: ${own[name]}`,
    expected: wanted[name],
  });
}

/** The outcome of a chunk. Any failure is sent to the run, which would otherwise wait for ever. */
async function outcomeOf(
  chunk: number,
  sum: () => Promise<Pick<Outcome, 'part'> | undefined>,
): Promise<Outcome | undefined> {
  try {
    const found = await sum();
    return found && { chunk, ...found };
  } catch (error) {
    const diagnostics: readonly Diagnostic[] =
      error instanceof ViandError
        ? error.diagnostics
        : [{ code: 'internal/error', message: `A worker could not sum part of a file: ${error}` }];
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
