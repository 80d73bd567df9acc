import { expect, test } from 'vitest';
import { mayBeCalled } from '../../../../../src/operations/match/names/in-tables/may-be-called.ts';

const NAMES = ['teigware', 'rind leber', 'regular oat', 'dunkel brot'];
const table = {
  hasFoodWith: (words: readonly string[]) =>
    NAMES.some((name) => words.every((word) => name.split(' ').includes(word))),
};

test('mayBeCalled() rules out words that no food has together', () => {
  expect(mayBeCalled(table, ['regular', 'oat'])).toBe(true);
  expect(mayBeCalled(table, ['regular', 'leber'])).toBe(false);
  expect(mayBeCalled(table, ['philadelphia'])).toBe(false);
});

test('mayBeCalled() rules out no word in whose place a table may have another one', () => {
  // A word for the same kind, an inflected adjective and a compound
  for (const word of ['nudeln', 'dunkle', 'rinderleber'])
    expect(mayBeCalled(table, [word])).toBe(true);
});
