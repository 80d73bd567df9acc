import type { Database, Statement } from 'better-sqlite3';
import { hashPair } from '../../../text/words/hash-pair.ts';
import type { Expression } from '../lists/expression.ts';
import type { Stage } from './stages.ts';

/** The first hits of a stage in their order. */
interface SavedRanking {
  /** The number of ranked hits; fewer may be saved. */
  readonly found: number;
  readonly hits: Uint32Array;
}

/** Receives a row of `frequent_search`. */
export type RecordRanking = (key: number, found: number, hits: Buffer | null) => void;

/** The most saved hits of a ranking: ten pages of twenty. */
const SAVED_HITS = 200;

/** The rankings and counts of frequent searches. */
export type SavedRankings = ReturnType<typeof savedRankings>;

/** Reads the rankings and counts of frequent searches that the import saved, or records them. */
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

/** The key of a stage: everything on which the order of its hits depends. */
function keyOf({ match, query: { words, typed, isKind = false } }: Stage): number {
  return hashOf(`${match.text}\n${words.join(' ')}\n${typed}\n${Number(isKind)}`);
}

/**
 * A 52-bit hash of a text. Texts of hundreds of characters would make a deep B-tree, and among a few thousand texts, no
 * two share a hash.
 */
function hashOf(text: string): number {
  const hashes = hashPair(text);
  return ((hashes[1] as number) & 0xfffff) * 0x1_0000_0000 + (hashes[0] as number);
}
