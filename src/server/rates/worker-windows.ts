import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { type RateWindows, UNLIMITED } from './windows.ts';

/** The time in ms that the first process may take to answer before a worker counts alone. */
const ANSWER_MS = 1000;

/** Counts for the workers that this process starts. */
export function countForWorkers(): void {
  new RateLimiterClusterMaster();
}

/** Counts in the process that started this worker. */
export function workerWindows(): RateWindows {
  const limiter = new RateLimiterCluster({
    keyPrefix: 'viand',
    timeoutMs: ANSWER_MS,
    ...UNLIMITED,
  });
  return { consume: (caller) => limiter.consume(caller), close: async () => {} };
}
