import { expect, test } from 'vitest';
import type { Catalogue } from '../../../../../src/catalogue/catalogue.ts';
import {
  asFoundByLine,
  isNamedInFull,
} from '../../../../../src/operations/match/names/in-tables/found-by-line.ts';
import type { Candidate } from '../../../../../src/search/lines/candidates/candidate.ts';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';
import { makeFood } from '../../../../support/foods.ts';

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

test('isNamedInFull() prefers a food with all words of a line to one of another name', () => {
  const catalogue = {
    find: (id: string) => ({ food: makeFood({ id, name: id, otherNames: [] }), variantId: id }),
  } as unknown as Catalogue;
  const isFull = (text: string, found: string, other: string) =>
    isNamedInFull(catalogue, readLine(text), [candidate(found, 0.8)], [candidate(other, 0.95)]);
  expect(isFull('1 lb ground beef', 'Beef, ground', 'Beef, NFS')).toBe(true);
  expect(isFull('1 lb ground beef', 'Lasagne with ground beef', 'Beef, NFS')).toBe(false);
  expect(isFull('1 lb beef', 'Beef, ground', 'Steak')).toBe(false);
  expect(isFull('2 cookies', 'Cookie, NFS', 'Cookie, chocolate chip')).toBe(true);
});
