/** The body of a reply, ready to be sent, and the foods that it shows. */
export interface CachedBody<Json extends string | Uint8Array = string | Uint8Array> {
  /** JSON, as text or in UTF-8. */
  readonly body: Json;
  readonly foodIds: ReadonlySet<string>;
}

/** The most characters, or bytes, of cached bodies and their addresses. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

/**
 * A bounded cache of bodies by their addresses. Entries never become stale, since the catalogue of a running
 * service does not change; the oldest ones go first.
 */
export interface ReplyCache {
  readonly get: (address: string) => CachedBody | undefined;
  readonly set: (address: string, body: CachedBody) => void;
}

/** An empty cache that drops its oldest bodies beyond a number of characters. */
export function replyCache(maxCharacters = MAX_CHARACTERS): ReplyCache {
  const bodies = new Map<string, CachedBody>();
  let characters = 0;
  const sizeOf = (address: string, { body }: CachedBody) => address.length + body.length;
  return {
    get: (address) => bodies.get(address),
    set(address, body) {
      const size = sizeOf(address, body);
      if (size > maxCharacters || bodies.has(address)) return;
      for (const [oldest, old] of bodies) {
        if (characters + size <= maxCharacters) break;
        bodies.delete(oldest);
        characters -= sizeOf(oldest, old);
      }
      bodies.set(address, body);
      characters += size;
    },
  };
}
