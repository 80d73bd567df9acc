import type { Database, Statement } from 'better-sqlite3';
import type { Expression } from './expression.ts';
import type { Stage } from './stages.ts';

/** The first hits of a stage in their order. */
interface SavedRanking {
  /** The number of hits that are ranked, at least as many as are saved. */
  readonly found: number;
  readonly hits: Uint32Array;
}

/** Receives a row of `frequent_search`. */
export type RecordRanking = (key: number, found: number, hits: Buffer | null) => void;

/** Hits of a ranking that are saved, at most: ten pages of twenty. */
const SAVED_HITS = 200;

/** Reads what the import ranked and counted of frequent searches, or records it. */
export function savedRankings(db: Database, record: RecordRanking | undefined) {
  const row = db
    .prepare('SELECT found, hits FROM frequent_search WHERE search = ?')
    .raw() as unknown as Statement<[number], readonly [found: number, hits: Buffer | null]>;
  return {
    of(stage: Stage): SavedRanking | undefined {
      if (record !== undefined) return undefined;
      const [found, hits] = row.get(keyOf(stage)) ?? [];
      if (found === undefined || !hits) return undefined;
      return { found, hits: new Uint32Array(new Uint8Array(hits).buffer) };
    },
    count({ text }: Expression, counted: () => number): number {
      if (record === undefined) return row.get(hashOf(text))?.[0] ?? counted();
      const found = counted();
      record(hashOf(text), found, null);
      return found;
    },
    record:
      record === undefined
        ? undefined
        : (stage: Stage, ranked: readonly number[]) =>
            record(
              keyOf(stage),
              ranked.length,
              Buffer.from(Uint32Array.from(ranked.slice(0, SAVED_HITS)).buffer),
            ),
  };
}

/** What the order of a stage's hits depends on. */
function keyOf({ match, query: { words, typed, isKind = false } }: Stage): number {
  return hashOf(`${match.text}\n${words.join(' ')}\n${typed}\n${Number(isKind)}`);
}

/**
 * A number of 52 bits that stands for a text: two hashes (FNV-1a, one with the multiplier of MurmurHash2). Texts of
 * hundreds of characters would make a tree of few branches, and two of some thousands do not share a number.
 */
function hashOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
  }
  low ^= low >>> 15;
  return (high & 0xfffff) * 0x1_0000_0000 + (low >>> 0);
}
