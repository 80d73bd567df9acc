import type { Processing } from '../../../model/food.ts';
import type { IndexedNames } from '../words/indexed-words.ts';

/** Requests to the thread that makes lists. Each gets one answer, in the same order. */
export type ListRequest =
  /** Names, folded, with spaces between them. */
  { readonly folded: string } | { readonly hits: SentHits } | 'lists';

/** What the thread answers. */
export type ListAnswer = 'done' | 'end' | { readonly lists: SentLists };

/** Hits as flat arrays, since objects take longer to send. */
export interface SentHits {
  /** For each hit: its brand, names and states. */
  readonly texts: readonly (string | null)[];
  /** For each hit: whether it is branded, and how many names and states it has. */
  readonly sizes: Uint32Array;
}

/** The number of sizes per hit. */
const SIZES = 3;

/** Prepares hits for the other thread. */
export function packHits(hits: readonly IndexedNames[]): SentHits {
  const texts: (string | null)[] = [];
  const sizes = new Uint32Array(SIZES * hits.length);
  let at = 0;
  for (const { isBranded, brand, names, states } of hits) {
    sizes[at++] = Number(isBranded);
    texts.push(brand);
    for (const some of [names, states]) {
      const before = texts.length;
      texts.push(...some);
      sizes[at++] = texts.length - before;
    }
  }
  return { texts, sizes };
}

/** The hits that another thread prepared by `packHits`. */
export function unpackHits({ texts, sizes }: SentHits): IndexedNames[] {
  const hits: IndexedNames[] = [];
  let text = 0;
  const next = (count = 0) => {
    text += count;
    return texts.slice(text - count, text) as string[];
  };
  for (let at = 0; at < sizes.length; at += SIZES) {
    const brand = texts[text++] ?? null;
    hits.push({
      isBranded: sizes[at] === 1,
      brand,
      names: next(sizes[at + 1]),
      states: next(sizes[at + 2]) as Processing[],
    });
  }
  return hits;
}

/** Several lists in one buffer. */
export interface SentLists {
  /** Words, or beginnings of words. */
  readonly keys: readonly string[];
  /** How many foods have each word; -1 for a beginning. */
  readonly foods: Int32Array;
  /** The end of each list in the bytes. */
  readonly ends: Uint32Array;
  readonly bytes: Uint8Array;
}
