import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  foldedLines,
  foldedName,
  foldWords,
  singular,
  typedWords,
} from '../../../src/text/words/fold-words.ts';

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
])('foldWords() folds %s and %s to the same word', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
});

test.each([
  ['pea', 'pear'],
  ['hummus', 'hummu'],
  ['bass', 'bas'],
  ['rice', 'ice'],
])('foldWords() distinguishes %s and %s', (one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other));
});

test('foldWords() returns only letters and digits for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of foldWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});

test('foldWords() ignores case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ a-zß-öø-ÿ]*$/), (text) => {
      expect(foldWords(text.toUpperCase())).toEqual(foldWords(text));
    }),
  );
});

test('typedWords() keeps plurals, since the last word may be incomplete', () => {
  expect(typedWords('white beans')).toEqual(['white', 'beans']);
});

test('typedWords() reads a Latin text alike with and without a word in another script', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~À-ÖØ-öø-ÿ]*$/), (text) => {
      expect(typedWords(`${text} Ω`)).toEqual([...typedWords(text), 'ω']);
    }),
  );
});

test('typedWords() finds the same words in ASCII as a regular expression', () => {
  const letters = 'aeouxysAEOU09 -.,&%e';
  let state = 1;
  for (let round = 0; round < 2000; round++) {
    let text = '';
    for (let length = round % 17; length > 0; length--) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      text += letters[(state >>> 16) % letters.length];
    }
    const expected = text
      .toLowerCase()
      .replace(/([aou])e/g, '$1')
      .match(/[a-z\d]+/g);
    expect(typedWords(text)).toEqual(expected ?? []);
  }
});

test('foldedLines() folds each line like foldedName()', () => {
  const word = fc.constantFrom(
    ...'berries boxes glass glasses bus buses Käse eggs quiche y yy soy s xs ss sses'.split(' '),
    ...`hummus shepherd's Weißbrot 7ys Smørrebrød jalapeños pizzazzes ðs`.split(' '),
  );
  const text = fc.array(fc.oneof(word, fc.stringMatching(/^[ -~À-ÖØ-öø-ÿ]*$/)));
  const line = fc.oneof(text, fc.array(word)).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      expect(foldedLines(lines.join('\n'))).toEqual(lines.map(foldedName));
    }),
  );
});

test('foldedLines() folds lines of any script', () => {
  expect(foldedLines('Käse\nСыры, мягкие')).toEqual(['kase', foldedName('Сыры, мягкие')]);
});

test('singular() gives the same result as regular expressions for any word', () => {
  const letters = 'xchsszeyuiaoéb';
  const plural = /(?<=x|ch|sh|ss|zz)es?$|(?<=.{2})s$/;
  const words = [''];
  for (const word of words) {
    if (word.length < 4) words.push(...Array.from(letters, (letter) => word + letter));
    const one = /(?:us|is|ss)$/.test(word) ? word : word.replace(plural, '');
    expect([word, singular(word)]).toEqual([word, one.replace(/(?<=.[^aeiou])y$/, 'ie')]);
  }
});
