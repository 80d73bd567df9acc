import { expect, test } from 'vitest';
import { correctQuery, isMisspelled } from '../../src/search/spelling.ts';

const FOODS = { broccoli: 20, soup: 300, soap: 1, chicken: 500, chickpea: 40 };

const vocabulary = {
  isKnown: (typed: string) => Object.keys(FOODS).some((word) => word.startsWith(typed)),
  words: () => Object.entries(FOODS).map(([word, foods]) => ({ word, foods })),
};

test('only unknown words are corrected', () => {
  expect(correctQuery(['brocoli', 'soup'], vocabulary)).toEqual([['broccoli', 'soup']]);
  expect(correctQuery(['broc', 'soup'], vocabulary)).toEqual([]);
});

test('the likeliest correction comes first: few edits, then a word of many foods', () => {
  expect(correctQuery(['soep'], vocabulary)).toEqual([['soup'], ['soap']]);
  expect(correctQuery(['chickan'], vocabulary)[0]).toEqual(['chicken']);
});

test('a query with a word that is near no other is left alone', () => {
  expect(correctQuery(['brocoli', 'xylophone'], vocabulary)).toEqual([]);
  expect(correctQuery(['so'], { ...vocabulary, isKnown: () => false })).toEqual([]);
});

test('the vocabulary is read only for unknown words', () => {
  const words = () => {
    throw new Error('read');
  };
  expect(correctQuery(['soup'], { ...vocabulary, words })).toEqual([]);
});

test('a short word that only looks alike is another word, unless it sounds the same', () => {
  const words = () => [
    { word: 'haricot', foods: 3 },
    { word: 'broccoli', foods: 20 },
    { word: 'in', foods: 90 },
  ];
  const strange = { isKnown: () => false, words };
  expect(correctQuery(['haribo'], strange)).toEqual([]);
  expect(correctQuery(['brokoli'], strange)).toEqual([['broccoli']]);
  expect(correctQuery(['irn'], strange)).toEqual([]);
});

test('the first letter is rarely wrong', () => {
  const words = () => [
    { word: 'black', foods: 20 },
    { word: 'leck', foods: 10 },
  ];
  expect(correctQuery(['lack'], { isKnown: () => false, words })).toEqual([['leck'], ['black']]);
});

test('only a long word that is one letter from a word is a misspelling for sure', () => {
  expect(isMisspelled('brocolli', vocabulary)).toBe(false);
  expect(isMisspelled('brocccoli', vocabulary)).toBe(true);
  expect(isMisspelled('broccoli', vocabulary)).toBe(false);
  expect(isMisspelled('soub', vocabulary)).toBe(false);
});
