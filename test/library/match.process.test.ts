import { expect, test } from 'vitest';
import { openCatalogue } from '../../src/index.ts';

const LINES = ['2 slices of wholemeal bread', '2 eggs and 3 slices of bread', 'chips'];

const FIELDS = [
  'amount',
  'amountConfidence',
  'brand',
  'confidence',
  'foodConfidence',
  'id',
  'isSizeAssumed',
  'name',
  'remarks',
  'unit',
];

test('match() returns the documented fields of candidates, and nothing else', () => {
  using catalogue = openCatalogue();
  const candidates = LINES.flatMap((line) => catalogue.match(line));
  expect(candidates.length).toBeGreaterThanOrEqual(LINES.length);
  const fields = new Set(candidates.flatMap((one) => Object.keys(one)));
  expect(FIELDS).toEqual(expect.arrayContaining([...fields]));
  expect(catalogue.match('2 slices of wholemeal bread')[0]).toMatchObject({
    id: 'wholemeal-bread',
    amount: 76,
    unit: 'g',
    foodConfidence: 1,
  });
});

/** Changes every object and list within a value, as a program without types may. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const member of Object.values(value)) spoil(member);
  if (Array.isArray(value)) value.push('spoilt');
  else Object.assign(value, { words: ['spoilt'], amount: 0 });
}

test('a program that changes the candidates of a line does not change later matches', () => {
  using catalogue = openCatalogue();
  for (const line of LINES) {
    const before = structuredClone(catalogue.match(line));
    spoil(catalogue.match(line));
    expect(catalogue.match(line)).toEqual(before);
  }
});
