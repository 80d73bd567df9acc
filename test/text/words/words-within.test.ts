import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsWithin } from '../../../src/text/words/edit-distance.ts';

/** The number of edits according to the definition (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  const edits = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const isSame = a[i - 1] === b[j - 1];
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(
      edits(i - 1, j) + 1,
      edits(i, j - 1) + 1,
      edits(i - 1, j - 1) + (isSame ? 0 : 1),
      isSwapped ? edits(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    );
  };
  return edits(a.length, b.length);
}

const listOf = (words: readonly string[]) => [...new Set(words)].sort().map((word) => ({ word }));

test('wordsWithin() finds the words within some edits, with their edit distances', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      word,
      fc.array(word, { maxLength: 30 }),
      fc.integer({ min: 1, max: 2 }),
      (typed, words, limit) => {
        const list = listOf(words);
        const found = [...wordsWithin(typed, limit, list)].map(([entry, edits]) => [
          entry.word,
          edits,
        ]);
        const right = list
          .map(({ word: one }) => [one, editsBetween(typed, one)] as const)
          .filter(([, edits]) => edits <= limit);
        expect(found).toEqual(right);
      },
    ),
    { numRuns: 500 },
  );
});

test('wordsWithin() counts swapped letters as one edit, and skips distant prefixes', () => {
  const list = listOf(['broccoli', 'broth', 'milk', 'milk chocolate', 'zebra']);
  expect([...wordsWithin('mikl', 1, list)]).toEqual([[{ word: 'milk' }, 1]]);
  expect([...wordsWithin('brocoli', 2, list)]).toEqual([[{ word: 'broccoli' }, 1]]);
});
