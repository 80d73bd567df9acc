import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardGerman } from '../../../src/search/names/regional.ts';

const WORDS = new Set([
  'kartoffelpuree',
  'schokocroissant',
  'brotchen',
  'kasebrotchen',
  'rinderfilet',
]);
const isWord = (word: string) => WORDS.has(word);

test.each([
  ['erdapfelpuree', 'kartoffelpuree'],
  ['kasesemmel', 'kasebrotchen'],
  ['rindslungenbraten', 'rinderfilet'],
  // Both parts are regional.
  ['schoggigipfeli', 'schokocroissant'],
])('%s is %s', (regional, standard) => {
  expect(standardGerman(regional, isWord)).toBe(standard);
});

test('other words stay unchanged', () => {
  expect(standardGerman('erdapfelkase', isWord)).toBe('erdapfelkase');
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(standardGerman(word, () => false)).toBe(word);
    }),
  );
});
