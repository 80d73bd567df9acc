import { expect, test } from 'vitest';
import { asFoundByLine } from '../../../../src/operations/match/names/found-by-line.ts';
import type { Candidate } from '../../../../src/search/lines/candidates/candidate.ts';

const candidate = (id: string, foodConfidence: number) => ({ id, foodConfidence }) as Candidate;
const ids = (ofOtherName: readonly Candidate[], found: readonly Candidate[]) =>
  asFoundByLine(ofOtherName, found).map(({ id }) => id);

test('asFoundByLine() prefers the food that the words of the line found, if it is as certain', () => {
  const flours = [candidate('bread', 0.95), candidate('plain', 0.95), candidate('rye', 0.6)];
  expect(ids(flours, [candidate('plain', 0.7)])).toEqual(['plain', 'bread', 'rye']);
  expect(ids(flours, [candidate('rye', 0.7)])).toEqual(['bread', 'plain', 'rye']);
  expect(ids(flours, [candidate('corn', 0.7)])).toEqual(['bread', 'plain', 'rye']);
  expect(ids([], [candidate('corn', 0.7)])).toEqual([]);
});
