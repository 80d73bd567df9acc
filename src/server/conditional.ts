import { createHash } from 'node:crypto';
import type { Reply, Request } from './messages.ts';

/** The headers that a reply depends on, in addition to its address. */
const VARY = 'accept-encoding, authorization, x-context-id';

/**
 * The reply, or 304 (Not Modified) if the caller already has it. The catalogue of a running service never changes, so
 * its tag covers all replies that are the same for all clients.
 */
export function conditional(reply: Reply, { method, headers }: Request, tag: string): Reply {
  const isFixed = tag !== '' && method !== 'POST' && reply.headers['cache-control'] === undefined;
  if (!isFixed || reply.status !== 200) return reply;
  const etag = `W/"${tag}"`;
  const own = { etag, 'cache-control': 'private, no-cache', vary: VARY };
  // Tags are compared weakly: some proxies and clients drop the W/.
  const matches = ['*', etag, `"${tag}"`];
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (!known.some((one) => matches.includes(one))) {
    return { ...reply, headers: { ...reply.headers, ...own } };
  }
  return { status: 304, headers: own, body: undefined };
}

/** Characters of a hash that are enough to distinguish contents. */
const TAG_CHARACTERS = 16;

/** A tag that is equal only for equal parts: what a reply is made of, such as the base of its links. */
export function tagOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, TAG_CHARACTERS);
}
