import { expect, test } from 'vitest';
import { withMinceOfTable } from '../../../../../src/operations/match/names/in-tables/mince-of-table.ts';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';

/** A table with these names of foods. */
const table = (...names: readonly string[]) => ({
  hasName: (folded: string) => names.includes(folded),
  hasFoodWith: (words: readonly string[]) =>
    names.some((name) => words.every((word) => name.includes(word))),
});

const wordsIn = (text: string, ...names: readonly string[]) =>
  withMinceOfTable(table(...names), readLine(text)).words.join(' ');

test('withMinceOfTable() takes the word of the table for minced meat', () => {
  expect(wordsIn('500 g minced beef', 'beef ground')).toBe('ground beef');
  expect(wordsIn('500 g lean beef mince', 'beef ground')).toBe('lean ground beef');
  expect(wordsIn('500 g ground beef', 'beef mince')).toBe('mince beef');
});

test.each([
  ['500 g minced beef', 'beef mince', 'beef ground'],
  ['500 g ground beef', 'beef ground', 'beef mince'],
  ['500 g minced beef', 'beef nfs', 'pepper ground'],
  ['1 tsp ground pepper', 'pepper', 'beef mince'],
  ['100 g beef', 'beef ground', 'beef nfs'],
])('withMinceOfTable() keeps "%s" in a table of %s and %s', (text, ...names) => {
  const line = readLine(text);
  expect(withMinceOfTable(table(...names), line)).toBe(line);
});

test('withMinceOfTable() takes the German name of a table that has it', () => {
  expect(wordsIn('100 g pork, ground', 'schwein hackfleisch', 'pork steak ground')).toBe(
    'schwein hackfleisch',
  );
  expect(wordsIn('500 g lean minced beef', 'rind hackfleisch')).toBe('lean rind hackfleisch');
});
