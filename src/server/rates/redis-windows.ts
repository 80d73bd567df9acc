import { RateLimiterRedis } from 'rate-limiter-flexible';
import { failureToConnect } from '../../io/failure-to-connect.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { type RateWindows, UNLIMITED } from './windows.ts';

/** The time in ms that Redis may take to answer before a process counts alone. */
const ANSWER_MS = 1000;

/** The time in ms between attempts to reach Redis again. */
const RETRY_MS = 1000;

/**
 * Counts requests in Redis, together with all processes that use it. Without a connection, commands fail at once; viand
 * tries to connect again every second.
 *
 * @param url such as `redis://localhost:6379`
 * @returns the windows, and the reason why they cannot be reached yet; undefined if they can
 * @throws ViandError `request/invalid` if the package `ioredis` is not installed
 */
export async function redisWindows(
  url: string,
): Promise<{ readonly windows: RateWindows; readonly failure: Error | undefined }> {
  const { Redis } = await import('ioredis').catch(() => {
    throw new ViandError({
      code: 'request/invalid',
      field: 'redis',
      message: 'Missing package ioredis, which --redis needs',
      expected: 'npm install ioredis, where viand is installed',
    });
  });
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: ANSWER_MS,
    retryStrategy: () => RETRY_MS,
  });
  // Each failure reaches the sender of the command.
  client.on('error', () => {});
  const failure = await failureToConnect(client, ANSWER_MS);
  const limiter = new RateLimiterRedis({ storeClient: client, keyPrefix: 'viand', ...UNLIMITED });
  const windows: RateWindows = {
    consume: (caller) => limiter.consume(caller),
    close: async () => client.disconnect(),
  };
  return { windows, failure };
}
