import { RateLimiterMemory } from 'rate-limiter-flexible';

/** What a caller has used of a window. */
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

/** They count only: a client's rate may change within a window, which then goes on. */
export const UNLIMITED = { points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS } as const;

/** Counts for this process alone, in memory. */
export function ownWindows(): RateWindows {
  const limiter = new RateLimiterMemory(UNLIMITED);
  return { consume: (caller) => limiter.consume(caller), close: async () => {} };
}

/**
 * Counts where others count too, and in this process while that fails: callers are answered, and each
 * process allows them their whole rate.
 *
 * @param say is told once when counting together begins to fail, and once when it works again
 */
export function withOwnWindows(
  shared: RateWindows,
  say: (change: 'failed' | 'works again', error?: unknown) => void,
): RateWindows {
  const own = ownWindows();
  let isFailing = false;
  return {
    close: shared.close,
    async consume(caller) {
      try {
        const used = await shared.consume(caller);
        if (isFailing) say('works again');
        isFailing = false;
        return used;
      } catch (error) {
        if (!isFailing) say('failed', error);
        isFailing = true;
        return own.consume(caller);
      }
    },
  };
}
