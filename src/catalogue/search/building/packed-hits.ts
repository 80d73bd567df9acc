import type { Processing } from '../../../model/food.ts';
import type { IndexedNames } from '../words/indexed-words.ts';

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
