import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletionsOf } from '../../src/search/deletions.ts';
import { maxEdits, wordsWithin } from '../../src/text/edit-distance.ts';

test('deletions are the first letters of a word without some of them', () => {
  expect([...deletionsOf('tea', 1)].sort()).toEqual(['ea', 'ta', 'te', 'tea']);
  expect(deletionsOf('strawberry', 0)).toEqual(new Set(['strawbe']));
});

const LETTER = fc.constantFrom('a', 'b', 'c', 'd');
const EDIT = fc.record({
  kind: fc.constantFrom('leave out', 'add', 'replace', 'swap'),
  at: fc.nat(10),
  letter: LETTER,
});

function edited(word: string, { kind, at, letter }: { kind: string; at: number; letter: string }) {
  const [before, after] = [word.slice(0, at), word.slice(at)];
  if (kind === 'add') return before + letter + after;
  if (kind === 'leave out') return before + after.slice(1);
  if (kind === 'replace') return before + letter + after.slice(1);
  return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
}

test('a word and a misspelling of it share a deletion', () => {
  const word = fc.string({ unit: LETTER, minLength: 3, maxLength: 11 });
  fc.assert(
    fc.property(word, fc.array(EDIT, { maxLength: 2 }), (other, edits) => {
      const typed = edits.reduce(edited, other);
      const near = [...wordsWithin(typed, maxEdits(typed), [{ word: other }])];
      if (near.length === 0) return;
      const ofTyped = deletionsOf(typed, maxEdits(typed));
      const shared = [...deletionsOf(other, maxEdits(other))].filter((one) => ofTyped.has(one));
      expect(shared).not.toEqual([]);
    }),
    { numRuns: 500 },
  );
});
