import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGUE_TABLES } from '../../../../src/catalogue/schema/schema.ts';
import {
  listInserter,
  postingsWriter,
} from '../../../../src/catalogue/search/building/write-postings.ts';
import { readRankList } from '../../../../src/catalogue/search/lists/rank-list.ts';
import { BLOCK_RANKS, BLOCK_WORDS } from '../../../../src/catalogue/search/lists/rank-sets.ts';
import { MARK } from '../../../../src/catalogue/search/words/indexed-words.ts';

type Lists = Record<string, number[]>;

/**
 * The tables for hits with these words, of which at most `occurrences` are sorted in memory
 * together.
 */
function written(ofHits: readonly (readonly string[])[], occurrences?: number) {
  const db = new Database(':memory:');
  db.exec(CATALOGUE_TABLES);
  const postings = postingsWriter(db, occurrences);
  for (const [at, words] of ofHits.entries()) postings.add(at + 1, words);
  for (const _ of postings.write(listInserter(db)));
  const rows = (sql: string) => db.prepare(sql).raw().all() as [string, Buffer, number][];
  const words = rows('SELECT word, ranks, foods FROM vocabulary ORDER BY rowid');
  const beginnings = rows('SELECT letters, ranks FROM beginning');
  const temporary = db.prepare('SELECT name FROM sqlite_temp_master').all();
  db.close();
  return { words, beginnings, temporary };
}

function listsIn(rows: readonly (readonly [string, Buffer, ...unknown[]])[]): Lists {
  return Object.fromEntries(rows.map(([name, ranks]) => [name, hitsIn(ranks)]));
}

function hitsIn(ranks: Buffer): number[] {
  const { blocks, numbers, bits } = readRankList(ranks);
  const hits: number[] = [];
  let value = 2 * blocks;
  let bitset = 0;
  for (let at = 0; at < blocks; at++) {
    const base = (numbers[at] as number) * BLOCK_RANKS;
    const size = (numbers[blocks + at] as number) + 1;
    if (size <= 4096) {
      for (const end = value + size; value < end; value++) {
        hits.push(base + (numbers[value] as number));
      }
      continue;
    }
    for (let rank = 0; rank < BLOCK_RANKS; rank++) {
      const word = bits[bitset * BLOCK_WORDS + Math.floor(rank / 32)] as number;
      if (((word >>> (rank % 32)) & 1) === 1) hits.push(base + rank);
    }
    bitset += 1;
  }
  return hits;
}

function right(ofHits: readonly (readonly string[])[]): { words: Lists; beginnings: Lists } {
  const hits = new Map<string, number[]>();
  const ofBeginning = new Map<string, { words: Set<string>; hits: Set<number> }>();
  for (const [at, words] of ofHits.entries()) {
    for (const word of words) {
      hits.set(word, [...(hits.get(word) ?? []), at + 1]);
      for (let letters = 1; letters <= word.length; letters++) {
        const beginning = word.slice(0, letters);
        const one = ofBeginning.get(beginning) ?? { words: new Set(), hits: new Set() };
        ofBeginning.set(beginning, one);
        one.words.add(word);
        one.hits.add(at + 1);
      }
    }
  }
  const isWritten = (letters: string) =>
    !/[\uD800-\uDBFF]$/.test(letters) &&
    (letters[0] !== MARK || (letters[1] === 'h' && letters.length > 2));
  const beginnings = [...ofBeginning]
    .filter(([letters, { words }]) => words.size > 32 && isWritten(letters))
    .map(([letters, one]) => [letters, [...one.hits].sort((a, b) => a - b)]);
  return { words: Object.fromEntries(hits), beginnings: Object.fromEntries(beginnings) };
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'be', 'é', '漢', '𠮷', '𠮸'), { minLength: 1, maxLength: 4 })
  .map((letters) => letters.join(''));
const words = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.tuple(fc.constantFrom('h', 'p', 'k'), word).map(([of, key]) => `${MARK}${of}${key}`),
);

test('postingsWriter() writes the hits of each word, and of each beginning of many words', () => {
  const sets = fc.array(fc.uniqueArray(words, { maxLength: 12 }), { maxLength: 60 });
  fc.assert(
    fc.property(sets, fc.integer({ min: 1, max: 200 }), (ofHits, occurrences) => {
      const { words, beginnings, temporary } = written(ofHits, occurrences);
      const expected = right(ofHits);
      expect(listsIn(words)).toEqual(expected.words);
      expect(listsIn(beginnings)).toEqual(expected.beginnings);
      for (const [word, , foods] of words) expect(foods).toBe(expected.words[word]?.length);
      expect(temporary).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/**
 * More hits than a block: a word of all hits, 300 words of many, and 6,000 words of a single hit
 * each.
 */
const MANY = Array.from({ length: BLOCK_RANKS + 9000 }, (_, at) => [
  'all',
  `al${at % 300}`,
  ...(at % 12 === 0 ? [`one${at}`] : []),
]);

test('postingsWriter() writes the same whether runs are merged or not', () => {
  const whole = written(MANY);
  const merged = written(MANY, 3001);
  expect(merged).toEqual(whole);
  const { al, one, one7 } = listsIn(whole.beginnings);
  expect(al).toEqual(MANY.map((_, at) => at + 1));
  const single = MANY.flatMap((words, at) => (words.length > 2 ? [at + 1] : []));
  expect(one).toEqual(single);
  const fewer = MANY.flatMap((words, at) => (words[2]?.startsWith('one7') ? [at + 1] : []));
  expect(one7).toEqual(fewer);
});
