import type { Redis } from 'ioredis';
import { failureToConnect } from '../io/failure-to-connect.ts';
import { ViandError } from '../model/diagnostic.ts';

/** The packages that a queue needs, and a connection for all commands that do not wait. */
export interface QueueConnection {
  readonly bullmq: typeof import('bullmq');
  readonly redis: Redis;
  readonly close: () => void;
}

/** How long Redis may take to answer at first, ms. */
const ANSWER_MS = 5000;

/**
 * Connects to the Redis server with the queue. A connection that breaks later is restored.
 *
 * @param url a URL such as `redis://localhost:6379`
 * @param log takes a message when the connection breaks, and when it is restored
 * @throws ViandError `request/invalid` if a package is missing or nothing answers
 */
export async function connect(url: string, log: (text: string) => void): Promise<QueueConnection> {
  const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]).catch(() => {
    throw refusal(
      'Missing package bullmq or ioredis, which --queue needs',
      'npm install bullmq ioredis, where viand is installed',
    );
  });
  const place = withoutPassword(url);
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: ANSWER_MS });
  // Later errors are ignored, since the client reconnects.
  redis.on('error', () => {});
  const failure = await failureToConnect(redis, ANSWER_MS);
  if (failure !== undefined) {
    redis.disconnect();
    throw refusal(`Cannot reach Redis at ${place} (${failure.message})`, 'a running Redis server');
  }
  let isLost = false;
  redis.on('close', () => {
    // Each failed attempt to reconnect closes, too.
    if (!isLost) log(`viand: lost the connection to Redis at ${place}; waiting for it to return`);
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) log('viand: reconnected to Redis');
    isLost = false;
  });
  return {
    bullmq,
    redis,
    close() {
      redis.removeAllListeners('close');
      redis.disconnect();
    },
  };
}

/** A URL as messages show it. */
function withoutPassword(url: string): string {
  return url.replace(/\/\/[^/]*@/, '//***@');
}

function refusal(message: string, expected: string): ViandError {
  return new ViandError({ code: 'request/invalid', field: 'queue', message, expected });
}
