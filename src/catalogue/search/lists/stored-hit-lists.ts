import type { Database, Statement } from 'better-sqlite3';
import { BoundedCache } from '../../../collections/bounded-cache.ts';
import { BlockMemos } from './block-memo.ts';
import type { Expression } from './expression.ts';
import { cursorOf, type RankLists } from './expression-cursors.ts';
import type { HitLists, HitRange } from './hit-lists.ts';
import { hitCount, WORD_BEGINS } from './index-statements.ts';
import type { MatchCursor } from './match-cursor.ts';
import { NO_RANKS, type RankList, readRankList } from './rank-list.ts';
import { BLOCK_RANKS } from './rank-sets.ts';
import { onlyRank, withScratchSets } from './scratch-sets.ts';

/** Lists of hits that stay in memory, in bytes: a list of 100,000 hits takes 200 kB. */
const CACHED_BYTES = 64 * 1024 * 1024;

/** The approximate overhead of a cache entry. */
const ENTRY_BYTES = 200;

const ALL: HitRange = { after: 0, except: new Set() };

/** Lists hits with the lists of words that a catalogue stores. */
export function storedHitLists(db: Database): HitLists {
  const last = hitCount(db);
  const memos = new BlockMemos(blockOf(last) + 1);
  const lists = { ...rankLists(db), memos };

  const evaluate = <Result>(match: Expression, use: (cursor: MatchCursor) => Result): Result =>
    withScratchSets(() => {
      memos.release();
      return use(cursorOf(match, lists));
    });
  /** Visits hits after a hit in ascending order, until `act` returns false. */
  const visit = (match: Expression, after: number, act: (hit: number) => boolean): void =>
    evaluate(match, (cursor) => {
      let base = 0;
      const visitRank = (rank: number) => base + rank <= after || act(base + rank);
      for (let block = blockOf(after + 1); block <= blockOf(last); block++) {
        if (cursor.seek(block) === 0) continue;
        base = block * BLOCK_RANKS;
        if (!cursor.read().every(visitRank)) return;
      }
    });
  const within: HitLists['within'] = (match, { after, except }, skipped, limit) => {
    const hits: number[] = [];
    let toSkip = skipped;
    if (limit === 0) return hits;
    visit(match, after, (hit) => {
      if (except.has(hit)) return true;
      if (toSkip > 0) toSkip -= 1;
      else hits.push(hit);
      return hits.length < limit;
    });
    return hits;
  };
  return {
    first: (match, limit) => within(match, ALL, 0, limit),
    within,
    has: (match, hit) =>
      evaluate(match, (cursor) => {
        if (cursor.seek(blockOf(hit)) === 0) return false;
        return cursor.read(onlyRank(hit % BLOCK_RANKS)).size > 0;
      }),
    count(match, most, { after, except } = ALL) {
      let count = 0;
      if (after > 0 || except.size > 0) {
        visit(match, after, (hit) => {
          if (!except.has(hit)) count += 1;
          return count < most;
        });
        return count;
      }
      return evaluate(match, (cursor) => {
        for (let block = 0; block <= blockOf(last) && count < most; block++) {
          if (cursor.seek(block) > 0) count += cursor.read().size;
        }
        return Math.min(count, most);
      });
    },
  };
}

const blockOf = (hit: number) => Math.floor(hit / BLOCK_RANKS);

/** Reads the lists of words and beginnings, and caches recent ones. */
function rankLists(db: Database): Omit<RankLists, 'memos'> {
  const ofWord = db.prepare('SELECT ranks FROM vocabulary WHERE word = ?').pluck() as Statement<
    [string],
    Buffer
  >;
  const ofWords = db
    .prepare(`SELECT ranks FROM vocabulary WHERE ${WORD_BEGINS}`)
    .pluck() as Statement<[string, string], Buffer>;
  const ofBeginning = db
    .prepare('SELECT ranks FROM beginning WHERE letters = ?')
    .pluck() as Statement<[string], Buffer>;
  const cache = new BoundedCache<string, readonly RankList[]>(CACHED_BYTES, (lists) =>
    lists.reduce(
      (sum, { numbers, bits }) => sum + numbers.byteLength + bits.byteLength + ENTRY_BYTES,
      ENTRY_BYTES,
    ),
  );
  const cached = (key: string, read: () => readonly Uint8Array[]) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const lists = read().map(readRankList);
    cache.set(key, lists);
    return lists;
  };
  const one = (ranks: Uint8Array | undefined) => (ranks === undefined ? [] : [ranks]);
  return {
    ofWord: (word) => cached(word, () => one(ofWord.get(word)))[0] ?? NO_RANKS,
    ofBeginning: (letters) =>
      cached(`${letters}*`, () => {
        const ranks = ofBeginning.get(letters);
        return ranks === undefined ? ofWords.all(letters, letters) : [ranks];
      }),
  };
}
