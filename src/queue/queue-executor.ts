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
import { isReplyOfRedis, type Refusals, reasonOf, refusals } from './refusals.ts';
import { sharedRange } from './shared-range.ts';

/** The most chunks that wait or are summed at the same time: enough for 30 workers, 128 MiB of input. */
const MAX_IN_FLIGHT = 64;

/** How long to wait for results before checking whether the run has ended, seconds. */
const WAIT_SECONDS = 1;

interface Waiting {
  readonly job: Job;
  readonly resolve: (part: PartialResult | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets the workers of a queue sum chunks, on any machine. A chunk whose worker died goes to another worker, and a
 * chunk that Redis lost or refused is sent again. A result that arrives twice counts once.
 *
 * @param log takes a message if no worker is connected, or if Redis refuses chunks
 */
export function queueExecutor(
  connection: QueueConnection,
  settings: RunSettings,
  log: (text: string) => void,
): Executor {
  const run = new QueuedRun(connection, settings, log);
  return {
    maxInFlight: MAX_IN_FLIGHT,
    run: (task) => run.sum(task),
    close: () => run.close(),
  };
}

/** A run whose chunks are in a queue. */
class QueuedRun {
  readonly #id = randomUUID();
  readonly #keys = keysOf(this.#id);
  readonly #redis: QueueConnection['redis'];
  readonly #queue: InstanceType<QueueConnection['bullmq']['Queue']>;
  /** A connection of its own, since it waits for results. */
  readonly #receiver: QueueConnection['redis'];
  readonly #settings: Buffer;
  readonly #refusals: Refusals;
  readonly #log: (text: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  /** Whether Redis has taken the settings of the run. */
  readonly #announced: Promise<unknown>;
  readonly #timer: NodeJS.Timeout;
  #chunks = 0;
  #isClosed = false;

  constructor(
    { bullmq, redis }: QueueConnection,
    settings: RunSettings,
    log: (text: string) => void,
  ) {
    this.#redis = redis;
    this.#queue = new bullmq.Queue(queueName(settings), {
      connection: redis,
      // The check would print raw warnings about settings that a run can cope with.
      skipVersionCheck: true,
    });
    this.#receiver = redis.duplicate();
    for (const emitter of [this.#queue, this.#receiver]) emitter.on('error', () => {});
    this.#settings = toBytes(settings);
    this.#refusals = refusals(log);
    this.#log = log;
    this.#announced = this.#announce();
    // A Redis that refuses the settings fails the run, and is not asked for results.
    this.#announced.then(
      () => this.#receive().catch((error: unknown) => this.#fail(error)),
      () => {},
    );
    this.#timer = setInterval(() => void this.#watch().catch(this.#refusals.tell), ALIVE_MS);
  }

  /** Sends a chunk, and waits for its sums. */
  sum(task: ChunkTask): Promise<PartialResult | undefined> {
    const chunk = this.#chunks++;
    const job = { run: this.#id, chunk, task: toBytes(remoteTask(task)).toString('base64') };
    const part = new Promise<PartialResult | undefined>((resolve, reject) => {
      this.#waiting.set(chunk, { job, resolve, reject });
      const sent = this.#announced.then(
        () => this.#send(job),
        (error: unknown) => reject(startRefused(error)),
      );
      sent.catch((error: unknown) => {
        if (isReplyOfRedis(error)) this.#refusals.tell(error);
        else reject(error);
      });
    });
    // The caller gets a failure when its turn comes.
    part.catch(() => {});
    return part;
  }

  /** Withdraws all chunks that are waiting, and ends the run. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const chunks = [...this.#waiting.keys()];
    await Promise.allSettled(chunks.map((chunk) => this.#queue.remove(this.#jobId(chunk))));
    // If Redis refuses this, the settings expire anyway.
    await this.#redis.del(this.#keys.settings, this.#keys.results).catch(() => {});
    await this.#queue.close();
    this.#receiver.disconnect();
  }

  #jobId(chunk: number): string {
    return `${this.#id}-${chunk}`;
  }

  /** Stores the settings of the run for its workers; they expire soon if this is not repeated. */
  #announce(): Promise<unknown> {
    return this.#redis.set(this.#keys.settings, this.#settings, 'EX', RUN_SECONDS);
  }

  #send(job: Job): Promise<unknown> {
    return this.#queue.add('chunk', job, {
      jobId: this.#jobId(job.chunk),
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  /** Passes on results until the run is closed. */
  async #receive(): Promise<void> {
    while (!this.#isClosed) {
      const found = await this.#receiver
        .blpopBuffer(this.#keys.results, WAIT_SECONDS)
        .catch((error: unknown) => this.#waitAfter(error));
      if (found === null) continue;
      const { chunk, part, diagnostics } = fromBytes<Outcome>(found[1]);
      const caller = this.#waiting.get(chunk);
      this.#waiting.delete(chunk);
      if (diagnostics === undefined) caller?.resolve(part);
      else caller?.reject(ViandError.of(diagnostics));
    }
  }

  /** Fails all chunks that are waiting, since a result that cannot be read does not say whose it is. */
  #fail(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
  }

  /** Waits before the next attempt: a Redis that became read-only refuses each one at once. */
  async #waitAfter(error: unknown): Promise<null> {
    this.#refusals.tell(error);
    return sleep(WAIT_SECONDS * 1000, null, { ref: false });
  }

  /** Keeps the run alive, and sends chunks again that Redis lost. */
  async #watch(): Promise<void> {
    await this.#announce();
    this.#refusals.taken();
    if (this.#waiting.size > 0 && (await this.#queue.getWorkersCount()) === 0) {
      this.#log('viand: no worker is connected: start "viand work --queue" with the same Redis');
    }
    for (const { job } of [...this.#waiting.values()]) {
      // A missing job either was summed, so that its result is on its way, or was lost by Redis.
      const isKnown = await this.#queue.getJob(this.#jobId(job.chunk));
      const results = isKnown === undefined ? await this.#redis.llen(this.#keys.results) : 0;
      if (isKnown === undefined && results === 0 && this.#waiting.has(job.chunk))
        await this.#send(job);
    }
  }
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

/** A task to send, now or again. A descriptor is valid only in this process, so others open the file by its path. */
function remoteTask({ rows, ...task }: ChunkTask): RemoteTask {
  if (rows instanceof Uint8Array) return { ...task, rows: rows.slice() };
  return { ...task, rows: sharedRange(rows, path.resolve(rows.file)) };
}
