import { RateLimiterRedis } from 'rate-limiter-flexible';
import { ViandError } from '../../model/diagnostic.ts';
import { type RateWindows, UNLIMITED } from './windows.ts';

/** The time in ms that Redis may take to answer before a process counts alone. */
const ANSWER_MS = 1000;

/** The time in ms between attempts to reach Redis again. */
const RETRY_MS = 1000;

/**
 * Counts in Redis, with all processes that use it. A command fails at once while there is no connection;
 * the connection is tried again every second.
 *
 * @param url such as `redis://localhost:6379`
 * @throws ViandError `request/invalid` where the package `ioredis` is not installed
 */
export async function redisWindows(url: string): Promise<RateWindows> {
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
  // Each failure reaches whoever sent the command.
  client.on('error', () => {});
  await Promise.race([
    new Promise((resolve) => client.once('ready', resolve)),
    new Promise((resolve) => client.once('error', resolve)),
  ]);
  const limiter = new RateLimiterRedis({ storeClient: client, keyPrefix: 'viand', ...UNLIMITED });
  return {
    consume: (caller) => limiter.consume(caller),
    close: async () => client.disconnect(),
  };
}
