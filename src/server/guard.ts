import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../model/diagnostic.ts';
import type { Headers } from './messages.ts';

/** Who calls. */
export interface Caller {
  readonly id: string;
  /** Requests a minute. */
  readonly rate: number;
}

/** Tells the client of a key. */
export type FindCaller = (key: string) => Caller | undefined;

/** What a caller has left. */
export interface Allowance {
  readonly headers: Headers;
  readonly isExceeded: boolean;
}

export interface Guard {
  /** @throws Refusal `client/unauthorised` */
  readonly identify: (authorization: string | undefined) => Caller;
  /** Counts a request against the caller's budget. */
  readonly count: (caller: Caller) => Promise<Allowance>;
}

const WINDOW_SECONDS = 60;
const BEARER = /^Bearer +(\S+) *$/i;

/** @param now milliseconds since 1970 */
export function makeGuard(findCaller: FindCaller, now: () => number): Guard {
  const limiters = new Map<number, RateLimiterMemory>();
  const limiterOf = (points: number): RateLimiterMemory => {
    const known = limiters.get(points);
    if (known !== undefined) return known;
    const made = new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
    limiters.set(points, made);
    return made;
  };
  return {
    identify(authorization) {
      const [, key] = BEARER.exec(authorization ?? '') ?? [];
      const caller = key === undefined ? undefined : findCaller(key);
      if (caller !== undefined) return caller;
      throw new Refusal({
        code: 'client/unauthorised',
        message: key === undefined ? 'Cannot find a key' : 'Cannot accept this key',
        field: 'authorization',
        expected: 'Authorization: Bearer <key>',
      });
    },
    async count({ id, rate }) {
      try {
        return allowance(rate, await limiterOf(rate).consume(id), now(), false);
      } catch (exceeded) {
        // The limiter throws the state of the window itself; anything else is a failure.
        if (exceeded instanceof Error) throw exceeded;
        return allowance(rate, exceeded as RateLimiterRes, now(), true);
      }
    },
  };
}

/** The headers of section 8. */
function allowance(
  rate: number,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  now: number,
  isExceeded: boolean,
): Allowance {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const remaining = Math.max(0, remainingPoints);
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
