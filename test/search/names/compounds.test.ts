import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compoundHead,
  compoundOf,
  splitWord,
  withoutKeeping,
} from '../../../src/search/names/compounds.ts';

const WORDS = new Set([
  'brot',
  'saft',
  'eis',
  'reis',
  'wasser',
  'tomate',
  'suppe',
  'kirsche',
  'peanut',
  'butter',
]);
const isWord = (word: string) => WORDS.has(word);

test('the last part of a compound is its head', () => {
  expect(compoundHead('vollkornbrot', isWord)).toBe('brot');
  expect(compoundHead('tomatensuppe', isWord)).toBe('suppe');
  expect(compoundHead('wassereis', isWord)).toBe('eis');
  expect(compoundHead('brot', isWord)).toBeUndefined();
  expect(compoundHead('pineapple', () => true)).toBeUndefined();
});

test('"a with b" fits the compound of both words', () => {
  const isCompound = (word: string) => ['kasebrot', 'apfelkuchen', 'kasetee'].includes(word);
  expect(compoundOf('brot', 'kase', isCompound)).toBe('kasebrot');
  expect(compoundOf('kuchen', 'apfeln', isCompound)).toBe('apfelkuchen');
  expect(compoundOf('kase', 'brot', isCompound)).toBeUndefined();
  expect(compoundOf('tee', 'kase', isCompound)).toBeUndefined();
});

test('words about how a food was grown or kept are not part of it', () => {
  expect(splitWord('tiefkuhlbrot', isWord)).toEqual(['brot']);
  expect(withoutKeeping('bioeis', isWord)).toBe('eis');
  expect(withoutKeeping('bionade', isWord)).toBe('bionade');
});

test('an unknown word is split into two known ones', () => {
  expect(splitWord('peanutbutter', isWord)).toEqual(['peanut', 'butter']);
  expect(splitWord('kirschsaft', isWord)).toEqual(['kirsche', 'saft']);
  expect(splitWord('xylophone', isWord)).toBeUndefined();
});

test('an unknown word is split into three, if the last one is long', () => {
  expect(splitWord('tomatenwassersuppe', isWord)).toEqual(['tomate', 'wasser', 'suppe']);
  expect(splitWord('tomatenwassereis', isWord)).toBeUndefined();
});

test('a head is always a shorter end of the word', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), (word) => {
      const head = compoundHead(word, (one) => one.length % 2 === 0);
      return head === undefined || (word.endsWith(head) && head.length < word.length);
    }),
  );
});
