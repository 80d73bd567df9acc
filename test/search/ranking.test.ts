import { expect, test } from 'vitest';
import {
  boostedWeight,
  type NamedHit,
  OWN_MARK,
  rankHits,
  SYNONYM_MARK,
} from '../../src/search/ranking.ts';

const QUERY = { words: ['green', 'tea'], typed: 'green tea' };

const hit = (names: readonly string[], more: Partial<NamedHit> = {}): NamedHit => ({
  foodId: (names[0] as string).slice(1),
  searchWeight: 0.5,
  isBranded: false,
  names,
  ...more,
});

/** Hits of the given names, in this order; a food may have a search weight, and its name be a synonym. */
function ranked(
  foods: readonly [string, (Partial<NamedHit> & { readonly isOwn?: boolean })?][],
  boosted?: string,
): string[] {
  const hits = foods.map(([name, { isOwn = true, ...more } = {}]) =>
    hit([`${isOwn ? OWN_MARK : SYNONYM_MARK}${name}`], more),
  );
  const order = rankHits(
    [...hits.keys()],
    (index) => hits[index] as NamedHit,
    QUERY,
    (id) => (id === boosted ? 0.2 : 0),
  );
  return order.map((index) => (foods[index] as [string])[0]);
}

test('the fit of a name takes precedence over the weight of a food', () => {
  const names: [string, Partial<NamedHit>][] = [
    ['iced green tea', { searchWeight: 1 }],
    ['green beans', { searchWeight: 1 }],
    ['green tea iced', { searchWeight: 0.1, isBranded: false }],
    ['green tea', { searchWeight: 0 }],
  ];
  expect(ranked(names)).toEqual(['green tea', 'green tea iced', 'iced green tea', 'green beans']);
});

test('if names fit equally well, the weight, the share of words and the kind of name decide', () => {
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
  const foods = [hit(['+matcha']), hit(['+sencha', '-green tea'])];
  const order = rankHits(
    [0, 1],
    (index) => foods[index] as NamedHit,
    QUERY,
    () => 0,
  );
  expect(order).toEqual([1, 0]);
});

test('a word counts in full if it stands alone, or ends another word of the right kind', () => {
  const rank = (isKind: boolean) => {
    const foods = [hit(['+z traubenwein']), hit(['+a traubensaft'])];
    const query = { words: ['wein'], typed: 'wein', isKind };
    return rankHits(
      [1, 0],
      (index) => foods[index] as NamedHit,
      query,
      () => 0,
    );
  };
  expect(rank(true)).toEqual([0, 1]);
  expect(rank(false)).toEqual([1, 0]);
});

test('a query with a joining word matches the name that has it', () => {
  const hits = ['hot dog bun', 'hot dog with bun'].map((name) => hit([`${OWN_MARK}${name}`]));
  const query = { words: ['hot', 'dog', 'bun'], typed: 'hot dog bun', called: 'hot dog with bun' };
  const order = rankHits(
    [0, 1],
    (at) => hits[at] as NamedHit,
    query,
    () => 0,
  );
  expect(order).toEqual([1, 0]);
});

const ofKind = (words: readonly string[], foods: readonly NamedHit[]) =>
  rankHits(
    [...foods.keys()],
    (at) => foods[at] as NamedHit,
    { words, typed: words.join(' '), isKind: true },
    () => 0,
  ).map((at) => (foods[at] as NamedHit).foodId);

test('words that all stand in one name come before words of several names', () => {
  const spread = hit(['+black bitter', '-zz bitter drink', '-zz dark roast'], {
    searchWeight: 0.6,
  });
  const together = hit(['+dark bitter']);
  expect(ofKind(['dark', 'bitter'], [spread, together])).toEqual(['dark bitter', 'black bitter']);
});

test('a word that only ends names finds what is eaten most of what is called so', () => {
  const bread = hit(['+white bread', '-bread zzloaf'], { searchWeight: 0.95 });
  const meat = hit(['+meat zzloaf'], { searchWeight: 0.7 });
  expect(ofKind(['zzloaf'], [meat, bread])).toEqual(['white bread', 'meat zzloaf']);
});

test('what a food has besides says nothing of its kind', () => {
  const burger = hit(['+burger mit kase', '-cheeseburger']);
  const gouda = hit(['+gouda']);
  const soft = hit(['+weichkase']);
  expect(ofKind(['kase'], [burger, gouda, soft])).toEqual([
    'weichkase',
    'burger mit kase',
    'gouda',
  ]);
});

test('a name that is the query without the word for its kind at its end comes before others of this kind', () => {
  const order = (words: readonly string[], names: readonly string[]) =>
    rankHits(
      [...names.keys()],
      (index) => hit([`${OWN_MARK}${names[index]}`], { searchWeight: index / 10 }),
      { words, typed: words.join(' '), isKind: true },
      () => 0,
    ).map((index) => names[index]);
  expect(order(['salami', 'wurst'], ['salami', 'salami pizza'])).toEqual([
    'salami',
    'salami pizza',
  ]);
  // "Pork" is the kind, and does not end the query: ribs are not called so.
  expect(order(['pork', 'rib'], ['rib', 'pork back rib'])[0]).toBe('pork back rib');
});
