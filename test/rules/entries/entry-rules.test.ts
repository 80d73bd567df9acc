import { expect, test } from 'vitest';
import type { LegacyChange } from '../../../src/model/food-ids.ts';
import { checkEntry } from '../../../src/rules/entries/check-entry.ts';
import type { EntryFacts, WrittenEntry } from '../../../src/rules/entries/entry-rule.ts';
import { makeFood } from '../../support/foods.ts';

const ENTRY: WrittenEntry = {
  foodId: 'thing',
  amount: 100,
  unit: 'g',
  writtenUnit: 'g',
  whole: ['thing', '100', 'g'],
  location: { file: 'a.csv', line: 2 },
};

const diagnostics = (entry: Partial<WrittenEntry>, facts: Partial<EntryFacts> = {}) =>
  checkEntry(
    { ...ENTRY, ...entry },
    {
      food: makeFood(),
      legacy: undefined,
      standIn: undefined,
      grams: 100,
      assumptions: [],
      previous: undefined,
      ...facts,
    },
  );

const codes = (...args: Parameters<typeof diagnostics>) =>
  diagnostics(...args).map(({ code }) => code);

const volume = { unit: 'ml', writtenUnit: 'ml' } as const;

test('nothing is remarkable about most entries', () => {
  expect(diagnostics({})).toEqual([]);
  expect(diagnostics(volume)).toEqual([]);
});

test('a volume of unknown density is a mismatch of solid foods, and assumed of drinks', () => {
  const assumptions = ['assumed-density'] as const;
  expect(codes(volume, { assumptions })).toEqual(['meal/unit-mismatch']);
  const drink = makeFood({ isSolid: false });
  expect(codes(volume, { assumptions, food: drink })).toEqual(['meal/assumed-density']);
});

test('a raw weight without a yield is assumed', () => {
  expect(codes({}, { assumptions: ['assumed-yield'] })).toEqual(['meal/assumed-yield']);
});

test('no amount is one standard serving, or 100 of the unit', () => {
  const none = { amount: undefined, unit: undefined, writtenUnit: undefined };
  const [served] = diagnostics(none, { assumptions: ['assumed-serving'], grams: 40 });
  expect(served?.message).toBe('No amount: counted as one standard serving, 40 g');
  expect(diagnostics(none)[0]?.message).toBe('No amount and no standard serving: counted as 100 g');
});

test.each<[LegacyChange, string, boolean]>([
  ['renamed', 'meal/legacy-id', true],
  ['merged', 'meal/legacy-id', true],
  ['split', 'meal/changed-id', false],
  ['deleted', 'meal/changed-id', false],
])('an id that was %s breaks %s and may be fixed: %s', (change, code, isSafe) => {
  const legacy = { id: 'old', name: 'Old', change, release: '4.0', target: 'thing', note: 'why' };
  expect(diagnostics({ foodId: 'old' }, { legacy })).toMatchObject([
    { code, value: 'old', fix: { value: 'thing', isSafe } },
  ]);
});

test('a code that a similar food stands in for is named with that food', () => {
  const standIn = { source: 'bls-4.0', code: 'T104100' };
  expect(diagnostics({ foodId: 'T104100' }, { standIn })).toMatchObject([
    { code: 'meal/stand-in', value: 'T104100', expected: 'a food in the catalogue' },
  ]);
});

test('a food that was dropped is named, but not beside its successor', () => {
  expect(codes({}, { food: makeFood({ retiredIn: '4.0' }) })).toEqual(['meal/retired-food']);
});

test.each<[number, 'kg' | 'g' | 'l', number, string | undefined]>([
  [250, 'kg', 250_000, '250 g'],
  [6, 'kg', 6000, '6 g'],
  [500, 'l', 500_000, '500 ml'],
  [9e6, 'kg', 9e9, undefined],
])('of %f %s the likely amount is offered', (amount, unit, grams, suggestion) => {
  const entry = { amount, unit, writtenUnit: unit };
  const facts = { grams, food: makeFood() };
  const [found] = diagnostics(entry, facts);
  expect(found?.code).toBe('meal/implausible-amount');
  expect(found?.fix?.value).toBe(suggestion);
});

test('nothing is said of what could not be weighed', () => {
  expect(diagnostics({ amount: 0 }, { grams: undefined, food: undefined })).toEqual([]);
});

test('a duplicate has all cells of the entry before it, and in JSON its meal', () => {
  const inMeal = (meal: number, entry: number): WrittenEntry => ({
    ...ENTRY,
    location: { file: 'a.json', pointer: `/${meal}/entries/${entry}` },
  });
  expect(codes({}, { previous: ENTRY })).toEqual(['meal/duplicate-entry']);
  expect(codes({ whole: ['thing', '100', 'g', '8:00'] }, { previous: ENTRY })).toEqual([]);
  expect(codes({}, { previous: ENTRY, grams: undefined })).toEqual([]);
  expect(codes(inMeal(0, 1), { previous: inMeal(0, 0) })).toEqual(['meal/duplicate-entry']);
  expect(codes(inMeal(1, 0), { previous: inMeal(0, 0) })).toEqual([]);
});
