import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedName, foldWords, typedWords } from '../../src/text/fold-words.ts';

test.each([
  ['Müsli', 'muesli'],
  ['Crème fraîche', 'creme fraiche'],
  ['Weißbrot', 'weissbrot'],
  ['Käse', 'kaese'],
  ['Brötchen', 'broetchen'],
  ['Smørrebrød', 'Smoerrebroed'],
  ['Strawberries', 'strawberry'],
  ['cookies', 'Cookie'],
  ['quiches', 'quiche'],
  ['mousses', 'mousse'],
  ['potatoes', 'POTATO'],
  ['radishes', 'radish'],
  ["Shepherd's pie", 'shepherds pie'],
  ['semi-skimmed milk', 'semi skimmed milk'],
])('foldWords() takes %s and %s for one', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
});

test.each([
  ['pea', 'pear'],
  ['hummus', 'hummu'],
  ['bass', 'bas'],
  ['rice', 'ice'],
])('foldWords() keeps %s and %s apart', (one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other));
});

test('foldWords() gives letters and digits alone, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of foldWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});

test('foldWords() does not mind the case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ a-zß-öø-ÿ]*$/), (text) => {
      expect(foldWords(text.toUpperCase())).toEqual(foldWords(text));
    }),
  );
});

test('typedWords() leaves the last word as the beginning it may be', () => {
  expect(typedWords('white beans')).toEqual(['white', 'beans']);
});

test('typedWords() reads a Latin text as it does before a word in another script', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~À-ÖØ-öø-ÿ]*$/), (text) => {
      expect(typedWords(`${text} Ω`)).toEqual([...typedWords(text), 'ω']);
    }),
  );
});
