import { expect, test } from 'vitest';
import { withEverydayWordsInFull } from '../../../src/search/names/everyday-words.ts';

test('withEverydayWordsInFull writes short words in full, plurals too', () => {
  const all = () => true;
  expect(withEverydayWordsInFull(['cherry', 'toms'], all)).toEqual(['cherry', 'tomato']);
  expect(withEverydayWordsInFull(['pb', 'toast'], all)).toEqual(['peanut', 'butter', 'toast']);
});

test('withEverydayWordsInFull writes words as the index has them, which reads "ue" as an umlaut', () => {
  expect(withEverydayWordsInFull(['bbq', 'sauce'], () => true)).toEqual(['barbecu', 'sauce']);
});

test('withEverydayWordsInFull leaves all other words unchanged', () => {
  const words = ['tom', 'kha'];
  expect(withEverydayWordsInFull(words, () => false)).toBe(words);
  const others = ['potato', 'soup'];
  expect(withEverydayWordsInFull(others, () => true)).toBe(others);
});
