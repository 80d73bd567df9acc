import { expect, test } from 'vitest';
import { withFreshHerbs } from '../../../../../../src/search/lines/normalising/foods/fruit-and-vegetables/fresh-herbs.ts';

test.each([
  ['4 sprigs thyme', '4 sprigs fresh thyme'],
  ['1 bunch of rosemary', '1 bunch of fresh rosemary'],
  ['2 Zweige Thymian', '2 Zweige frischer Thymian'],
])('withFreshHerbs writes %s as %s', (text, written) => {
  expect(withFreshHerbs(text)).toBe(written);
});

test.each(['1 tsp thyme', '1 bunch parsley', '4 sprigs fresh thyme'])(
  'withFreshHerbs keeps %s',
  (text) => {
    expect(withFreshHerbs(text)).toBe(text);
  },
);
