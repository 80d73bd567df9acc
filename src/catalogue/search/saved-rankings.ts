import type { Database, Statement } from 'better-sqlite3';
import type { Expression } from './expression.ts';
import { hashPair } from './hash-pair.ts';
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
 * A number of 52 bits that stands for a text. Texts of hundreds of characters would make a tree of few branches, and
 * two of some thousands do not share a number.
 */
function hashOf(text: string): number {
  const hashes = hashPair(text);
  return ((hashes[1] as number) & 0xfffff) * 0x1_0000_0000 + (hashes[0] as number);
}
