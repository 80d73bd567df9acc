import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChunkTask } from '../engine/fast-path/chunk-worker.ts';
import type { Executor } from '../engine/fast-path/executor.ts';
import type { PartialResult } from '../engine/sums/partial-result.ts';
import { ViandError } from '../model/diagnostic.ts';
import type { QueueConnection } from './connect.ts';
import {
  ALIVE_MS,
  fromBytes,
  type Job,
  keysOf,
  type Outcome,
  queueName,
  type RemoteTask,
  RUN_SECONDS,
  type RunSettings,
  toBytes,
} from './job.ts';
import { isReplyOfRedis, reasonOf, refusals } from './refusals.ts';
import { sharedRange } from './shared-range.ts';

/** The most chunks that wait or are summed at the same time: enough for 30 workers, 128 MiB of input. */
const MAX_IN_FLIGHT = 64;

/** How long to wait for results before checking whether the run has ended, seconds. */
const WAIT_SECONDS = 1;

interface Waiting {
  readonly job: Job;
  readonly resolve: (part: PartialResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Has the workers of a queue sum chunks, wherever they run. A chunk whose worker died goes to another worker, and a
 * chunk that Redis lost or refused is sent again. A result that arrives twice counts once.
 *
 * @param say takes a message if no worker is connected, or if Redis refuses chunks
 */
export function queueExecutor(
  { bullmq, redis }: QueueConnection,
  settings: RunSettings,
  say: (text: string) => void,
): Executor {
  const run = randomUUID();
  const keys = keysOf(run);
  const queue = new bullmq.Queue(queueName(settings), {
    connection: redis,
    // The check would print raw warnings about settings that a run can cope with.
    skipVersionCheck: true,
  });
  const { tell, taken } = refusals(say);
  const receiver = redis.duplicate();
  for (const emitter of [queue, receiver]) emitter.on('error', () => {});
  const waiting = new Map<number, Waiting>();
  const settingsBytes = toBytes(settings);
  let chunks = 0;
  let isClosed = false;

  const announce = () => redis.set(keys.settings, settingsBytes, 'EX', RUN_SECONDS);
  const send = (job: Job) =>
    queue.add('chunk', job, {
      jobId: `${run}-${job.chunk}`,
      removeOnComplete: true,
      removeOnFail: true,
    });
  const announced = announce();

  async function receive(): Promise<void> {
    while (!isClosed) {
      const found = await receiver.blpopBuffer(keys.results, WAIT_SECONDS).catch(refusedToGive);
      if (found === null) continue;
      const { chunk, part, diagnostics } = fromBytes<Outcome>(found[1]);
      const caller = waiting.get(chunk);
      waiting.delete(chunk);
      if (diagnostics === undefined) caller?.resolve(part);
      else caller?.reject(ViandError.of(diagnostics));
    }
  }

  /** Waits before the next attempt: a Redis that became read-only refuses each one at once. */
  async function refusedToGive(error: unknown): Promise<null> {
    tell(error);
    return sleep(WAIT_SECONDS * 1000, null, { ref: false });
  }

  async function watch(): Promise<void> {
    await announce();
    taken();
    if (waiting.size > 0 && (await queue.getWorkersCount()) === 0) {
      say('viand: no worker is connected: start "viand work --queue" with the same Redis');
    }
    for (const { job } of [...waiting.values()]) {
      // A missing job either was summed, so that its result is on its way, or was lost by Redis.
      const isKnown = await queue.getJob(`${run}-${job.chunk}`);
      const results = isKnown === undefined ? await redis.llen(keys.results) : 0;
      if (isKnown === undefined && results === 0 && waiting.has(job.chunk)) await send(job);
    }
  }

  // A Redis that refuses the settings fails the run, and is not asked for results.
  announced.then(receive, () => {});
  const timer = setInterval(() => void watch().catch(tell), ALIVE_MS);

  return {
    maxInFlight: MAX_IN_FLIGHT,
    run(task) {
      const job = { run, chunk: chunks, task: toBytes(remoteTask(task)).toString('base64') };
      chunks += 1;
      const part = new Promise<PartialResult | undefined>((resolve, reject) => {
        waiting.set(job.chunk, { job, resolve, reject });
        const sent = announced.then(
          () => send(job),
          (error: unknown) => reject(startRefused(error)),
        );
        sent.catch((error: unknown) => {
          if (isReplyOfRedis(error)) tell(error);
          else reject(error);
        });
      });
      // The caller gets a failure when its turn comes.
      part.catch(() => {});
      return part;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      const jobs = [...waiting.keys()];
      await Promise.allSettled(jobs.map((chunk) => queue.remove(`${run}-${chunk}`)));
      // If Redis refuses this, the settings expire anyway.
      await redis.del(keys.settings, keys.results).catch(() => {});
      await queue.close();
      receiver.disconnect();
    },
  };
}

/** The error of a run whose settings Redis refuses. Such a run would never end. */
function startRefused(error: unknown): unknown {
  if (!isReplyOfRedis(error)) return error;
  return new ViandError({
    code: 'request/invalid',
    field: 'queue',
    message: `Redis refuses data (${reasonOf(error)})`,
    expected: 'a Redis that takes data',
  });
}

/** A descriptor is valid only in this process, so others open the file by its path. */
function remoteTask({ rows, ...task }: ChunkTask): RemoteTask {
  if (rows instanceof Uint8Array) return { ...task, rows };
  return { ...task, rows: sharedRange(rows, path.resolve(rows.file)) };
}
