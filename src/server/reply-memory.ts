/** A reply's body, ready to be sent, and the foods it shows to whoever looked them up. */
export interface MadeBody<Json extends string | Uint8Array = string | Uint8Array> {
  /** JSON, as text or in UTF-8. */
  readonly body: Json;
  readonly foodIds: ReadonlySet<string>;
}

/** Characters, or bytes, of bodies and addresses that are kept. */
const CHARACTERS_AT_MOST = 16 * 1024 * 1024;

/**
 * Keeps bodies: what is at an address never changes, as the catalogue of a running service does not.
 * Those kept first are forgotten first.
 */
export interface ReplyMemory {
  readonly get: (address: string) => MadeBody | undefined;
  readonly keep: (address: string, body: MadeBody) => void;
}

/** Keeps bodies by their addresses, and drops the oldest ones beyond a bound. */
export function replyMemory(charactersAtMost = CHARACTERS_AT_MOST): ReplyMemory {
  const kept = new Map<string, MadeBody>();
  let characters = 0;
  const sizeOf = (address: string, { body }: MadeBody) => address.length + body.length;
  return {
    get: (address) => kept.get(address),
    keep(address, body) {
      const size = sizeOf(address, body);
      if (size > charactersAtMost || kept.has(address)) return;
      for (const [oldest, old] of kept) {
        if (characters + size <= charactersAtMost) break;
        kept.delete(oldest);
        characters -= sizeOf(oldest, old);
      }
      kept.set(address, body);
      characters += size;
    },
  };
}
