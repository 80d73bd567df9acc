import { expect, test } from 'vitest';
import type { LegacyChange } from '../../../src/model/ids/food-ids.ts';
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

test('checkEntry reports nothing for a usual entry', () => {
  expect(diagnostics({})).toEqual([]);
  expect(diagnostics(volume)).toEqual([]);
});

test('a volume without a known density is a unit mismatch for solid foods, and a note for drinks', () => {
  const assumptions = ['assumed-density'] as const;
  expect(codes(volume, { assumptions })).toEqual(['meal/unit-mismatch']);
  const drink = makeFood({ isSolid: false });
  expect(codes(volume, { assumptions, food: drink })).toEqual(['meal/assumed-density']);
});

test('a raw weight without a known yield is reported as an assumption', () => {
  expect(codes({}, { assumptions: ['assumed-yield'] })).toEqual(['meal/assumed-yield']);
});

test('a missing amount is counted as one standard serving, or as 100 g', () => {
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
])('a %s id is reported as %s, with a safe fix: %s', (change, code, isSafe) => {
  const legacy = { id: 'old', name: 'Old', change, release: '4.0', target: 'thing', note: 'why' };
  expect(diagnostics({ foodId: 'old' }, { legacy })).toMatchObject([
    { code, value: 'old', fix: { value: 'thing', isSafe } },
  ]);
});

test('a code that has only a stand-in is reported', () => {
  const standIn = { source: 'bls-4.0', code: 'T104100' };
  expect(diagnostics({ foodId: 'T104100' }, { standIn })).toMatchObject([
    { code: 'meal/stand-in', value: 'T104100', expected: 'a food in the catalogue' },
  ]);
});

test('a retired food is reported', () => {
  expect(codes({}, { food: makeFood({ retiredIn: '4.0' }) })).toEqual(['meal/retired-food']);
});

test.each<[number, 'kg' | 'g' | 'l', number, string | undefined]>([
  [250, 'kg', 250_000, '250 g'],
  [6, 'kg', 6000, '6 g'],
  [500, 'l', 500_000, '500 ml'],
  [9e6, 'kg', 9e9, undefined],
])('for %f %s, the fix suggests the likely amount', (amount, unit, grams, suggestion) => {
  const entry = { amount, unit, writtenUnit: unit };
  const facts = { grams, food: makeFood() };
  const [found] = diagnostics(entry, facts);
  expect(found?.code).toBe('meal/implausible-amount');
  expect(found?.fix?.value).toBe(suggestion);
});

test('an entry that could not be weighed is not reported', () => {
  expect(diagnostics({ amount: 0 }, { grams: undefined, food: undefined })).toEqual([]);
});

test('a duplicate equals the entry before it in all cells, and in JSON belongs to the same meal', () => {
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

const found = (...args: Parameters<typeof diagnostics>) =>
  diagnostics(...args).map(({ code, field, value, expected }) => [code, field, value, expected]);

test('an amount from 0.01 g to 5 kg is plausible', () => {
  const weighed = (grams: number) => found({ amount: grams }, { grams });
  expect(weighed(0.01)).toEqual([]);
  expect(weighed(5000)).toEqual([]);
  expect(weighed(5001)).toEqual([['meal/implausible-amount', 'amount', '5001', 'at most 5 kg']]);
  expect(weighed(0.009)).toEqual([
    ['meal/implausible-amount', 'amount', '0.009', 'at least 0.01 g'],
  ]);
});

test.each<[number, 'kg' | 'g' | 'mg' | 'l' | 'ml' | 'µg', number, string | undefined]>([
  // A thousandth of the amount is suggested only if people eat that much.
  [5000, 'kg', 5_000_000, '5000 g'],
  [5001, 'kg', 5_001_000, undefined],
  [6000, 'g', 6000, undefined],
  [6000, 'ml', 6000, undefined],
  // An amount that is too small gets no suggestion.
  [0.001, 'g', 0.001, undefined],
])('for %f %s, which are %f g, the fix suggests %s', (amount, unit, grams, suggestion) => {
  const [first] = diagnostics({ amount, unit, writtenUnit: unit }, { grams });
  expect(first).toMatchObject({ code: 'meal/implausible-amount' });
  expect(first?.fix?.value).toBe(suggestion);
});

test('a message shows an amount without floating-point noise', () => {
  const amount = 85 * 10.2 * 1000;
  expect(diagnostics({ amount }, { grams: amount })[0]?.message).toContain('Amount of 867000 g');
});

test('a message states whether an amount is more or less than people eat', () => {
  const message = (grams: number) => diagnostics({ amount: grams }, { grams })[0]?.message;
  expect(message(6000)).toContain('more');
  expect(message(0.001)).toContain('less');
});

test('an amount of 0 is reported as zero, and not also as implausible', () => {
  expect(found({ amount: 0 }, { grams: 0 })).toMatchObject([
    ['meal/zero-amount', 'amount', '0', expect.stringContaining('standard serving')],
  ]);
});

test('an entry without an amount or a unit is not reported as implausible', () => {
  expect(codes({ amount: undefined, unit: 'kg', writtenUnit: 'kg' }, { grams: 9000 })).toEqual([
    'meal/assumed-serving',
  ]);
  expect(codes({ amount: 9000, unit: undefined }, { grams: 9000 })).toEqual([]);
});

test('another spelling of a unit gets a safe fix, but surrounding blanks are accepted', () => {
  expect(diagnostics({ writtenUnit: ' grams ' })).toMatchObject([
    {
      code: 'meal/unit-spelling',
      field: 'unit',
      value: 'grams',
      fix: { value: 'g', isSafe: true },
    },
  ]);
  expect(codes({ writtenUnit: ' g ' })).toEqual([]);
  expect(codes({ writtenUnit: 7 })).toEqual([]);
  expect(codes({ unit: undefined, writtenUnit: 'stone' })).toEqual([]);
});

test('a missing amount is reported in the amount field, unless nothing could be weighed', () => {
  const none = { amount: undefined, unit: undefined, writtenUnit: undefined };
  expect(found(none, { assumptions: ['assumed-serving'] })).toEqual([
    ['meal/assumed-serving', 'amount', undefined, 'an amount'],
  ]);
  expect(codes(none, { grams: undefined })).toEqual([]);
  expect(codes(none, { food: undefined })).toEqual([]);
});

test('the mass of a standard serving is rounded to one decimal', () => {
  const none = { amount: undefined, unit: undefined, writtenUnit: undefined };
  const facts = { assumptions: ['assumed-serving'] as const, grams: 40.16 };
  expect(diagnostics(none, facts)[0]?.message).toContain('40.2 g');
});

test('an assumed density or yield is reported with the field, the value and what to write instead', () => {
  expect(found(volume, { assumptions: ['assumed-density'] })).toEqual([
    ['meal/unit-mismatch', 'unit', 'ml', 'a mass'],
  ]);
  expect(found({}, { assumptions: ['assumed-yield'] })).toEqual([
    ['meal/assumed-yield', 'weighted_before_process', undefined, 'the weight as eaten'],
  ]);
});

test('assumed densities and yields are reported only with a food, an amount and a unit', () => {
  const assumptions = ['assumed-density', 'assumed-yield'] as const;
  expect(codes(volume, { assumptions, food: undefined })).toEqual([]);
  const density = { assumptions: ['assumed-density'] as const };
  expect(codes({ ...volume, amount: undefined }, density)).toEqual(['meal/assumed-serving']);
  expect(codes({ amount: 5, unit: undefined }, density)).toEqual([]);
});

const LEGACY = {
  id: 'old',
  name: 'Old',
  change: 'renamed',
  release: '4.0',
  target: 'thing',
  note: '',
} as const;

test('the message about a legacy id describes the change, and adds the note of the catalogue', () => {
  const message = (note: string) =>
    diagnostics({ foodId: 'old' }, { legacy: { ...LEGACY, note } })[0]?.message;
  expect(message('')).toMatch(/4\.0 renamed it$/);
  expect(message('a note')).toMatch(/4\.0 renamed it \(a note\)$/);
});

test.each([
  ['merged', 'made it a variant of another food'],
  ['split', 'split it'],
  ['deleted', 'dropped it'],
] as const)('the message about a %s id contains: %s', (change, words) => {
  const [first] = diagnostics({}, { legacy: { ...LEGACY, change } });
  expect(first?.message).toContain(`4.0 ${words}`);
  expect(first?.field).toBe('food_id');
});

test('a stand-in is reported only with its food, and a retired food only without a successor', () => {
  const standIn = { source: 'bls-4.0', code: 'T104100' };
  expect(codes({}, { standIn, food: undefined })).toEqual([]);
  expect(found({ foodId: 'T1' }, { standIn })[0]?.slice(1, 3)).toEqual(['food_id', 'T1']);
  const retired = makeFood({ retiredIn: '4.0' });
  expect(found({ foodId: 'x' }, { food: retired })).toEqual([
    ['meal/retired-food', 'food_id', 'x', 'a current food'],
  ]);
  expect(codes({}, { food: retired, legacy: LEGACY })).toEqual(['meal/legacy-id']);
});

test('a duplicate has the same food and amount, and in NDJSON the same line', () => {
  expect(found({}, { previous: ENTRY })).toMatchObject([
    ['meal/duplicate-entry', 'food_id', undefined, expect.stringContaining('one entry')],
  ]);
  expect(codes({ foodId: 'other' }, { previous: ENTRY })).toEqual([]);
  expect(codes({ amount: 99 }, { previous: ENTRY })).toEqual([]);
  const onLine = (line: number, pointer: string): WrittenEntry => ({
    ...ENTRY,
    location: { file: 'a.ndjson', line, pointer },
  });
  const first = onLine(1, '/entries/0');
  expect(codes(onLine(1, '/entries/1'), { previous: first })).toEqual(['meal/duplicate-entry']);
  expect(codes(onLine(2, '/entries/0'), { previous: first })).toEqual([]);
});

test('an assumed size and an uncertain match are reported', () => {
  expect(found({}, { assumptions: ['assumed-size'] })).toEqual([
    [
      'meal/assumed-size',
      'amount',
      undefined,
      'the weight or volume; for foods that are cooked, also whether it was weighed dry',
    ],
  ]);
  expect(codes({}, { assumptions: ['uncertain-match'] })).toEqual(['meal/unsure-match']);
  expect(codes({}, { assumptions: ['uncertain-match'], food: undefined })).toEqual([]);
});
