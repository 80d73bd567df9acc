import { addToVary } from './add-to-vary.ts';
import type { Reply } from './messages.ts';

/** Headers that a page may read; the others it sees anyway. */
const EXPOSED = [
  'etag',
  'retry-after',
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-ratelimit-used',
  'x-retry-after',
].join(', ');

/** Lets pages of the named origins read a reply; without origins it adds no header. */
export function withCors(
  reply: Reply,
  origins: readonly string[],
  origin: string | undefined,
): Reply {
  if (origins.length === 0) return reply;
  const vary = addToVary(reply.headers, 'origin');
  const isAllowed = origin !== undefined && (origins.includes(origin) || origins.includes('*'));
  const allowed = isAllowed
    ? { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED }
    : {};
  return { ...reply, headers: { ...reply.headers, ...allowed, vary } };
}
