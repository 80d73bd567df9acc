import { expect, test } from 'vitest';
import { boostedWeight, type HitName, rankHits } from '../../src/search/ranking.ts';

const QUERY = { words: ['green', 'tea'], typed: 'green tea' };

const named = (folded: string, more: Partial<HitName> = {}): HitName => ({
  folded,
  words: folded.split(' '),
  isOwn: true,
  foodId: folded,
  searchWeight: 0.1,
  isBranded: false,
  ...more,
});

/** Hits of the given names, in this order; a name may have a search weight and be another name. */
function ranked(names: readonly [string, Partial<HitName>?][], boosted?: string): string[] {
  const namesOf = (hit: number): HitName[] => {
    const [folded, more] = names[hit] as [string, Partial<HitName>?];
    return [named(folded, { searchWeight: 0.5, ...more })];
  };
  const hits = rankHits([...names.keys()], namesOf, QUERY, (id) => (id === boosted ? 0.2 : 0));
  return hits.map((hit) => (names[hit] as [string])[0]);
}

test('the fit of a name comes before any weight of a food', () => {
  const names: [string, Partial<HitName>][] = [
    ['iced green tea', { searchWeight: 1 }],
    ['green beans', { searchWeight: 1 }],
    ['green tea iced', { searchWeight: 0.1, isBranded: false }],
    ['green tea', { searchWeight: 0 }],
  ];
  expect(ranked(names)).toEqual(['green tea', 'green tea iced', 'iced green tea', 'green beans']);
});

test('of names that fit alike, the weight, the share of the words and the kind of name decide', () => {
  expect(
    ranked([
      ['a green tea', { searchWeight: 0.5 }],
      ['b green tea', { searchWeight: 0.6 }],
    ]),
  ).toEqual(['b green tea', 'a green tea']);
  expect(ranked([['a green mint tea'], ['b green tea']])).toEqual([
    'b green tea',
    'a green mint tea',
  ]);
  expect(ranked([['a green teapot'], ['b green tea']])).toEqual(['b green tea', 'a green teapot']);
  expect(ranked([['a green tea', { isOwn: false }], ['b green tea']])).toEqual([
    'b green tea',
    'a green tea',
  ]);
  expect(ranked([['b green tea'], ['a green tea']])).toEqual(['a green tea', 'b green tea']);
});

test('a boost adds to the weight of a food, up to 1', () => {
  expect(ranked([['a green tea'], ['b green tea']], 'b green tea')[0]).toBe('b green tea');
  expect(boostedWeight(0.5, 0.25)).toBe(0.75);
  expect(boostedWeight(0.9, 0.25)).toBe(1);
});

test('a food ranks by the best of its names', () => {
  const names: Record<number, HitName[]> = {
    0: [named('matcha', { foodId: 'matcha' })],
    1: [
      named('sencha', { foodId: 'sencha' }),
      named('green tea', { foodId: 'sencha', isOwn: false }),
    ],
  };
  expect(
    rankHits(
      [0, 1],
      (hit) => names[hit] as HitName[],
      QUERY,
      () => 0,
    ),
  ).toEqual([1, 0]);
});
