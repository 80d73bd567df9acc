import { expect, test } from 'vitest';
import { skippedNote } from '../../../src/text/escaping/notes-on-lines.ts';

test('skippedNote() quotes a few texts, and of many those with numbers first', () => {
  expect(skippedNote(new Set())).toEqual([]);
  expect(skippedNote(new Set(['Notes', '2 figs']))).toEqual(['skipped "Notes" and "2 figs"']);
  const many = new Set([...'abcdefghi', '2 figs']);
  expect(skippedNote(many)).toEqual([
    'skipped "2 figs", "a", "b", "c", "d", "e", "f", "g" and 2 more',
  ]);
});
