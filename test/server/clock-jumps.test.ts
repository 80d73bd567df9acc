import { afterEach, expect, test, vi } from 'vitest';
import { makeGuard } from '../../src/server/guard.ts';
import { localWindows } from '../../src/server/rates/windows.ts';

const HOUR_MS = 60 * 60 * 1000;
const CALLER = { id: 'clinic', rate: 3 };

afterEach(() => {
  vi.useRealTimers();
});

/** A guard whose clock the test sets. Timers do not depend on that clock, as in Node.js. */
function guarded() {
  vi.useFakeTimers({ now: Date.UTC(2026, 0) });
  const guard = makeGuard(() => CALLER, localWindows(), Date.now);
  return async () => {
    const { isExceeded, headers } = await guard.count(CALLER);
    const reset = Number(headers['x-ratelimit-reset']) * 1000 - Date.now();
    expect(reset).toBeLessThanOrEqual(61_000);
    expect(reset).toBeGreaterThanOrEqual(0);
    expect(Number(headers['retry-after'] ?? 1)).toBeLessThanOrEqual(60);
    return isExceeded;
  };
}

test.each([-5, -24 * 365, 5, 24 * 365])(
  'the rate of a caller survives a clock that jumps by %d hours',
  async (hours) => {
    const isExceeded = guarded();
    for (let request = 0; request < CALLER.rate; request++) expect(await isExceeded()).toBe(false);
    vi.setSystemTime(Date.now() + hours * HOUR_MS);
    // A jump ahead starts a new window, and a jump back keeps the current one.
    expect(await isExceeded()).toBe(hours < 0);
    vi.setSystemTime(Date.now() - hours * HOUR_MS);
    for (let request = 0; request < CALLER.rate; request++) await isExceeded();
    expect(await isExceeded()).toBe(true);
    // Nobody waits longer than a window, whatever the clock shows.
    await vi.advanceTimersByTimeAsync(61_000);
    vi.setSystemTime(Date.now() - 3 * hours * HOUR_MS);
    expect(await isExceeded()).toBe(false);
  },
);
