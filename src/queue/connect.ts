import type { Redis } from 'ioredis';
import { ViandError } from '../model/diagnostic.ts';

/** The packages that a queue needs, and a connection for all commands that do not wait. */
export interface QueueConnection {
  readonly bullmq: typeof import('bullmq');
  readonly redis: Redis;
  readonly close: () => void;
}

/** How long Redis may take to answer at the beginning, ms. */
const ANSWER_MS = 5000;

/**
 * Connects to the Redis that has the queue. A connection that breaks later is made again.
 *
 * @param url such as `redis://localhost:6379`
 * @throws ViandError `request/invalid` where a package is missing or nothing answers
 */
export async function connect(url: string): Promise<QueueConnection> {
  const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]).catch(() => {
    throw refusal(
      'Missing package bullmq or ioredis, which --queue needs',
      'npm install bullmq ioredis, where viand is installed',
    );
  });
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: ANSWER_MS });
  const failure = await new Promise<Error | undefined>((resolve) => {
    redis.once('ready', () => resolve(undefined));
    // The first error settles it; later ones pass, since the connection is made again.
    redis.on('error', resolve);
  });
  if (failure !== undefined) {
    redis.disconnect();
    throw refusal(`Cannot reach Redis at ${url} (${failure.message})`, 'a Redis that answers');
  }
  return { bullmq, redis, close: () => redis.disconnect() };
}

function refusal(message: string, expected: string): ViandError {
  return new ViandError({ code: 'request/invalid', field: 'queue', message, expected });
}
