import { ViandError } from '../model/diagnostic.ts';
import type { Headers } from './messages.ts';
import { type RateWindows, type Used, WINDOW_SECONDS } from './rates/windows.ts';

/** The caller of a request. */
export interface Caller {
  readonly id: string;
  /** Requests a minute. */
  readonly rate: number;
}

/** Identifies the client of a key. */
export type FindCaller = (key: string) => Caller | undefined;

/** The requests that a caller has left. */
export interface Allowance {
  readonly headers: Headers;
  readonly isExceeded: boolean;
}

/** Identifies callers, and counts their requests. */
export interface Guard {
  /** The caller with this key; undefined if the key is unknown. */
  readonly find: (authorization: string | undefined) => Caller | undefined;
  /** @throws ViandError `client/unauthorised` */
  readonly identify: (authorization: string | undefined) => Caller;
  /** Counts a request against the caller's budget. */
  readonly count: (caller: Caller) => Promise<Allowance>;
}

const BEARER = /^Bearer +(\S+) *$/i;

/** @param now milliseconds since 1970 */
export function makeGuard(findCaller: FindCaller, windows: RateWindows, now: () => number): Guard {
  const keyIn = (authorization = '') => BEARER.exec(authorization)?.[1];
  const find: Guard['find'] = (authorization) => {
    const key = keyIn(authorization);
    return key === undefined ? undefined : findCaller(key);
  };
  return {
    find,
    identify(authorization) {
      const caller = find(authorization);
      if (caller !== undefined) return caller;
      const key = keyIn(authorization);
      throw new ViandError({
        code: 'client/unauthorised',
        message: key === undefined ? 'Missing API key' : 'Invalid API key',
        field: 'authorization',
        expected: 'Authorization: Bearer <key>',
      });
    },
    async count({ id, rate }) {
      return allowance(rate, await windows.consume(id), now());
    },
  };
}

/** The headers of section 8. */
function allowance(
  rate: number,
  { consumedPoints, msBeforeNext: left }: Used,
  now: number,
): Allowance {
  // If somebody sets the clock of the machine, the rest of the window can be any number.
  const msBeforeNext = Math.min(Math.max(left, 0), WINDOW_SECONDS * 1000);
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const isExceeded = consumedPoints > rate;
  const remaining = Math.max(0, rate - consumedPoints);
  return {
    isExceeded,
    headers: {
      'x-ratelimit-limit': String(rate),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(Math.ceil((now + msBeforeNext) / 1000)),
      'x-ratelimit-used': String(rate - remaining),
      ...(isExceeded ? { 'x-retry-after': String(seconds), 'retry-after': String(seconds) } : {}),
    },
  };
}
