import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGUE_TABLES } from '../../../../src/catalogue/schema/schema.ts';
import {
  listInserter,
  postingsWriter,
} from '../../../../src/catalogue/search/building/write-postings.ts';
import {
  allOf,
  anyOf,
  type Expression,
  exceptFor,
  hasBeginning,
  hasWord,
} from '../../../../src/catalogue/search/lists/expression.ts';
import { openHitLists } from '../../../../src/catalogue/search/lists/open-hit-lists.ts';
import { readRankList, writeRankList } from '../../../../src/catalogue/search/lists/rank-list.ts';

const HITS = 140_000;

/**
 * Words of many hits, of few, of some hits in one block, and forty words with the same beginning.
 */
const RULES: Record<string, (hit: number) => boolean> = {
  all: () => true,
  even: (hit) => hit % 2 === 0,
  third: (hit) => hit % 3 === 0,
  teens: (hit) => hit % 19 === 0,
  often: (hit) => hit % 40 === 7,
  seldom: (hit) => hit % 1000 === 13,
  rare: (hit) => hit === 5 || hit === 70_013 || hit === HITS,
  early: (hit) => hit < 6000,
  late: (hit) => hit > 134_000,
  middle: (hit) => hit > 65_530 && hit < 65_540,
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, number) => [
      `be${String.fromCharCode(97 + (number % 26))}${number}`,
      (hit: number) => hit % 97 === number || hit % (50 + number) === 1,
    ]),
  ),
};
const WORDS = Object.keys(RULES);

/** For each word, whether each hit has it. */
const HAS = new Map(
  WORDS.map((word) => [
    word,
    Uint8Array.from({ length: HITS + 1 }, (_, hit) => (hit > 0 && RULES[word]?.(hit) ? 1 : 0)),
  ]),
);

function indexed() {
  const db = new Database(':memory:');
  db.exec(CATALOGUE_TABLES);
  db.pragma('foreign_keys = OFF');
  db.prepare("INSERT INTO search_hit VALUES (?, 1, '')").run(HITS);
  const postings = postingsWriter(db, 20_000);
  for (let hit = 1; hit <= HITS; hit++) {
    postings.add(
      hit,
      WORDS.filter((word) => HAS.get(word)?.[hit] === 1),
    );
  }
  for (const _ of postings.write(listInserter(db)));
  return { lists: openHitLists(db), db };
}

const { lists, db } = indexed();

/** For each hit, whether any of these lists has it. */
function either(others: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(HITS + 1).map((_, hit) => (others.some((one) => one[hit] === 1) ? 1 : 0));
}

/** For each hit, whether an expression matches it. */
function matching(match: Expression): Uint8Array {
  switch (match.op) {
    case 'word':
      return HAS.get(match.letters) ?? either([]);
    case 'beginning': {
      const words = WORDS.filter((word) => word.startsWith(match.letters));
      return either(words.map((word) => HAS.get(word) as Uint8Array));
    }
    case 'all': {
      const parts = match.parts.map(matching);
      return either([]).map((_, hit) => (parts.every((one) => one[hit] === 1) ? 1 : 0));
    }
    case 'any':
      return either(match.parts.map(matching));
    case 'except': {
      const except = matching(match.except);
      return matching(match.of).map((has, hit) => (except[hit] === 1 ? 0 : has));
    }
  }
}

const ALL_HITS = Array.from({ length: HITS }, (_, at) => at + 1);

function naive(match: Expression): number[] {
  const has = matching(match);
  return ALL_HITS.filter((hit) => has[hit] === 1);
}

const { expression } = fc.letrec<{ expression: Expression; parts: Expression[] }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(...WORDS.slice(0, 14), 'nothing').map(hasWord),
    fc.constantFrom('b', 'be', 'bea', 'bec2', 't', 'x').map(hasBeginning),
    tie('parts').map(allOf),
    tie('parts').map(anyOf),
    fc.tuple(tie('expression'), tie('expression')).map(([of, except]) => exceptFor(of, except)),
  ),
  parts: fc.array(tie('expression'), { minLength: 1, maxLength: 4 }),
}));

test('openHitLists() finds the same hits as a comparison with every food, for any expression', () => {
  fc.assert(
    fc.property(
      expression,
      fc.integer({ min: 0, max: HITS }),
      fc.integer({ min: 0, max: 3000 }),
      (match, after, skipped) => {
        const right = naive(match);
        const hits = new Set(right);
        expect(lists.first(match, HITS)).toEqual(right);
        expect(lists.first(match, 150)).toEqual(right.slice(0, 150));
        expect(lists.count(match, 10_001)).toBe(Math.min(right.length, 10_001));
        const except = new Set(right.slice(3, 9));
        const rest = right.filter((hit) => hit > after && !except.has(hit));
        const range = { after, except };
        const page = rest.slice(skipped, skipped + 20);
        expect(lists.within(match, range, skipped, 20)).toEqual(page);
        expect(lists.count(match, 2000, range)).toBe(Math.min(rest.length, 2000));
        for (const hit of [1, 5, 65_536, 70_013, HITS, after || 1]) {
          expect(lists.has(match, hit), `${hit}`).toBe(hits.has(hit));
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('openHitLists() finds the same hits after it has evaluated a part of the expression', () => {
  const words = fc.subarray(['all', 'even', 'third', 'teens', 'often', 'seldom', 'late'], {
    minLength: 2,
  });
  const few = fc.integer({ min: 1, max: 400 });
  const intersections = fc.array(
    words.map((some) => allOf(some.map(hasWord))),
    { minLength: 8 },
  );
  fc.assert(
    fc.property(intersections, words, few, (parts, others, limit) => {
      const anyOfThem = anyOf([...parts, exceptFor(hasWord('teens'), allOf(parts))]);
      const matches = [
        ...parts,
        allOf([parts[0] as Expression, anyOf(others.map(hasWord))]),
        anyOfThem,
      ];
      for (const match of [...matches, ...matches.toReversed()]) {
        const right = naive(match);
        expect(lists.first(match, limit)).toEqual(right.slice(0, limit));
        expect(lists.count(match, 10_001)).toBe(Math.min(right.length, 10_001));
      }
    }),
    { numRuns: 3 },
  );
});

test('only beginnings of more than 32 words have a list', () => {
  const letters = db.prepare('SELECT letters FROM beginning ORDER BY letters').pluck().all();
  expect(letters).toEqual(['b', 'be']);
});

test('the vocabulary counts the hits of each word', () => {
  const counts = db.prepare('SELECT word, foods FROM vocabulary').raw().all() as [string, number][];
  expect(counts.map(([word]) => word)).toEqual([...WORDS].sort());
  for (const [word, foods] of counts) expect(foods, word).toBe(naive(hasWord(word)).length);
});

test('readRankList() reads what writeRankList() wrote, and refuses a truncated list', () => {
  const blocks = [
    { block: 0, size: 3, numbers: Uint16Array.of(0, 1, 65_535) },
    { block: 7, size: 65_536, numbers: new Uint16Array(4096).fill(0xffff) },
    { block: 300, size: 1, numbers: Uint16Array.of(300) },
  ];
  const bytes = writeRankList(blocks);
  const { blocks: count, numbers, bits } = readRankList(bytes);
  expect(count).toBe(3);
  expect([...numbers]).toEqual([0, 7, 300, 2, 65_535, 0, 0, 1, 65_535, 300]);
  expect(bits.every((word) => word === 0xffffffff)).toBe(true);
  for (const length of [0, 3, 100, bytes.length - 1]) {
    expect(() => readRankList(bytes.subarray(0, length))).toThrow('list of hits');
  }
});
