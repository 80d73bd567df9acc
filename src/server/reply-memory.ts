/** A reply's body, ready to be sent, and the foods it shows to whoever looked them up. */
export interface MadeBody {
  readonly text: string;
  readonly foodIds: ReadonlySet<string>;
}

/** Characters of bodies and addresses that are kept. */
const CHARACTERS_AT_MOST = 16 * 1024 * 1024;

/**
 * Makes bodies, each once: what is at an address never changes, as the catalogue of a running service
 * does not. Those made first are forgotten first.
 */
export function replyMemory(charactersAtMost = CHARACTERS_AT_MOST) {
  const kept = new Map<string, MadeBody>();
  let characters = 0;
  const sizeOf = (address: string, { text }: MadeBody) => address.length + text.length;
  return async (address: string, make: () => Promise<MadeBody>): Promise<MadeBody> => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const made = await make();
    const size = sizeOf(address, made);
    if (size > charactersAtMost || kept.has(address)) return made;
    for (const [oldest, body] of kept) {
      if (characters + size <= charactersAtMost) break;
      kept.delete(oldest);
      characters -= sizeOf(oldest, body);
    }
    kept.set(address, made);
    characters += size;
    return made;
  };
}

export type ReplyMemory = ReturnType<typeof replyMemory>;
