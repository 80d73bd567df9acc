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
 * Counts where others count too, and in this process while that fails: callers are answered, and each
 * process allows them their whole rate. While it fails, a single request at a time waits for an answer.
 *
 * @param onChange is called once when shared counting begins to fail, and once when it works again
 * @param failure why it fails from the beginning, if it does
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
