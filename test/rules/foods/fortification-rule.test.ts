import { expect, test } from 'vitest';
import { usFortification } from '../../../src/rules/foods/fortification-rule.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

test.each([
  ['Muesli', 'bls-4.0', 708, 1],
  ['Muesli', 'cofid-2015', 1, 1],
  ['Muesli', 'swiss-fcd', 708, 1],
  ['Muesli', 'cofid-2015', 0, 0],
  ['Muesli', 'sr-28', 708, 0],
  ['Fortified muesli', 'bls-4.0', 708, 0],
  ['Muesli, enriched', 'bls-4.0', 708, 0],
  ['Muesli with added vitamins', 'bls-4.0', 708, 0],
] as const)(
  'usFortification checks %s from %s with %d µg of folic acid: %d problems',
  (name, source, folic_acid, faults) => {
    const variants = [makeVariant({ source, nutrients: nutrients({ folic_acid }) })];
    expect(usFortification.check(makeFood({ name, variants }))).toHaveLength(faults);
  },
);

test('usFortification also reads the label of the variant, and reports the amount', () => {
  const variants = ['Raw', 'Enriched'].map((label) =>
    makeVariant({ label, source: 'bls-4.0', nutrients: nutrients({ folic_acid: 30 }) }),
  );
  expect(usFortification.check(makeFood({ variants }))).toMatchObject([
    {
      field: 'thing.raw folic_acid',
      value: '30',
      amountOf: { variantId: 'thing.raw', name: 'folic_acid' },
    },
  ]);
});

test('usFortification finds nothing if folic acid is unknown', () => {
  const variants = [makeVariant({ source: 'bls-4.0', nutrients: nutrients({}) })];
  expect(usFortification.check(makeFood({ variants }))).toEqual([]);
});
