import { expect, test } from 'vitest';
import type { Food, Variant } from '../../../src/model/food.ts';
import { saltedName, unlabelledSalt } from '../../../src/rules/foods/salt-rules.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

function chicken(grilled: Partial<Variant>, food: Partial<Food> = {}): Food {
  const raw = makeVariant({ nutrients: nutrients({ protein: 18, sodium: 70 }) });
  const cooked = makeVariant({ id: 'thing.broiled', processing: 'broiled', ...grilled });
  return makeFood({ ...food, variants: [raw, cooked] });
}

test('unlabelledSalt reports salt in a cooked food', () => {
  const salted = { nutrients: nutrients({ protein: 25, sodium: 372 }) };
  expect(unlabelledSalt.check(chicken(salted))).toMatchObject([
    {
      field: 'thing.broiled sodium',
      value: '372',
      amountOf: { variantId: 'thing.broiled', name: 'sodium' },
      expected: expect.stringContaining('at most 210'),
    },
  ]);
});

test.each([
  ['without salt', { nutrients: nutrients({ protein: 25, sodium: 97 }) }, {}],
  [
    'whose label mentions the salt',
    { label: 'Breaded', nutrients: nutrients({ sodium: 372 }) },
    {},
  ],
  ['with unknown sodium', { nutrients: nutrients({ protein: 25 }) }, {}],
  [
    'of a dish',
    { nutrients: nutrients({ protein: 25, sodium: 372 }) },
    { type: 'generic_composite_food' as const },
  ],
])('unlabelledSalt accepts a variant %s', (_, grilled, food) => {
  expect(unlabelledSalt.check(chicken(grilled, food))).toEqual([]);
});

test('saltedName reports a salted food without salt', () => {
  const peanuts = (name: string, sodium: number) =>
    makeFood({ name, variants: [makeVariant({ nutrients: nutrients({ sodium }) })] });
  expect(saltedName.check(peanuts('Salted peanuts', 6))).toMatchObject([{ value: '6' }]);
  expect(saltedName.check(peanuts('Salted peanuts', 320))).toEqual([]);
  expect(saltedName.check(peanuts('Unsalted peanuts', 6))).toEqual([]);
});

test('unlabelledSalt tolerates 30 % of the sodium of the raw food plus 60 mg, both per cooked weight', () => {
  const found = (sodium: number, yieldFactor: number) =>
    unlabelledSalt.check(chicken({ yieldFactor, nutrients: nutrients({ sodium }) })).length;
  // 1.3 * 70 + 60 = 151 mg.
  expect(found(150.9, 1)).toBe(0);
  expect(found(151.1, 1)).toBe(1);
  expect(found(301.9, 0.5)).toBe(0);
  expect(found(302.1, 0.5)).toBe(1);
});

test('unlabelledSalt checks only variants that have a raw variant, and not the raw variant itself', () => {
  const salty = nutrients({ sodium: 900 });
  const cooked = makeVariant({ id: 'thing.boiled', processing: 'boiled', nutrients: salty });
  expect(unlabelledSalt.check(makeFood({ variants: [cooked] }))).toEqual([]);
  expect(unlabelledSalt.check(makeFood({ variants: [makeVariant({ nutrients: salty })] }))).toEqual(
    [],
  );
});

test.each([
  'Salted',
  'In brine',
  'Cured',
  'Smoked',
  'In sauce',
  'In batter',
  'With bread',
  'In flour',
])('unlabelledSalt accepts the label %j as a reason for salt', (label) => {
  const variant = { label, nutrients: nutrients({ sodium: 372 }) };
  expect(unlabelledSalt.check(chicken(variant))).toEqual([]);
});

test('saltedName requires 100 mg of sodium, but not of a branded food', () => {
  const found = (sodium: number | undefined, food: Partial<Food> = {}) =>
    saltedName.check(
      makeFood({
        name: 'Peanuts, salted',
        variants: [makeVariant({ nutrients: nutrients(sodium === undefined ? {} : { sodium }) })],
        ...food,
      }),
    );
  expect(found(100)).toEqual([]);
  expect(found(99.9)).toMatchObject([
    { field: 'thing.raw sodium', amountOf: { variantId: 'thing.raw', name: 'sodium' } },
  ]);
  expect(found(6, { type: 'branded_food' })).toEqual([]);
  expect(found(undefined)).toEqual([]);
});
