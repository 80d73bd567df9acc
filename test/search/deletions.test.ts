import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletionHashes } from '../../src/search/deletions.ts';
import { maxEdits, wordsWithin } from '../../src/text/words/edit-distance.ts';

test('deletions are the first letters of a word without some of them', () => {
  const whole = (...words: string[]) =>
    new Set(words.flatMap((word) => [...deletionHashes(word, 0)]));
  expect(deletionHashes('tea', 1)).toEqual(whole('ea', 'ta', 'te', 'tea'));
  expect(deletionHashes('strawberry', 0)).toEqual(whole('strawbe'));
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
      const ofTyped = deletionHashes(typed, maxEdits(typed));
      const shared = [...deletionHashes(other, maxEdits(other))].filter((one) => ofTyped.has(one));
      expect(shared).not.toEqual([]);
    }),
    { numRuns: 500 },
  );
});
