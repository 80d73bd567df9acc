import { RateLimiterMemory } from 'rate-limiter-flexible';

/** The part of a window that a caller has used. */
export interface Used {
  readonly consumedPoints: number;
  /** Milliseconds until the window ends. */
  readonly msBeforeNext: number;
}

/** Counts requests in windows of a minute, by caller. */
export interface RateWindows {
  readonly consume: (caller: string) => Promise<Used>;
  readonly close: () => Promise<void>;
}

/** The specification counts requests per minute. */
export const WINDOW_SECONDS = 60;

/** Windows only count, so that a client's rate can change within a window. */
export const UNLIMITED = { points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS } as const;

/** Counts for this process alone, in memory. */
export function localWindows(): RateWindows {
  const limiter = new RateLimiterMemory(UNLIMITED);
  return { consume: (caller) => limiter.consume(caller), close: async () => {} };
}

/** The time in ms that this process counts alone before a request tries the shared count again. */
const RETRY_MS = 2000;

/**
 * Counts requests in shared windows, and in this process while those fail: requests are still answered, but each
 * process allows the full rate. Meanwhile, only a single request at a time tries the shared windows.
 *
 * @param onChange called once when the shared windows begin to fail, and once when they work again
 * @param failure the reason if they fail from the beginning
 */
export function withLocalFallback(
  shared: RateWindows,
  onChange: (change: 'failed' | 'works again', error?: unknown) => void,
  { failure, retryMs = RETRY_MS }: { readonly failure?: unknown; readonly retryMs?: number } = {},
): RateWindows {
  const local = localWindows();
  let isFailing = failure !== undefined;
  let mayAsk = true;
  if (isFailing) onChange('failed', failure);
  return {
    close: shared.close,
    async consume(caller) {
      if (!mayAsk) return local.consume(caller);
      mayAsk = !isFailing;
      try {
        const used = await shared.consume(caller);
        if (isFailing) onChange('works again');
        isFailing = false;
        mayAsk = true;
        return used;
      } catch (error) {
        if (!isFailing) onChange('failed', error);
        isFailing = true;
        mayAsk = false;
        setTimeout(() => {
          mayAsk = true;
        }, retryMs).unref();
        return local.consume(caller);
      }
    },
  };
}
