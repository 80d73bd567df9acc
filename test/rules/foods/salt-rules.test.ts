import { expect, test } from 'vitest';
import type { Food, Variant } from '../../../src/model/food.ts';
import { saltedName, unlabelledSalt } from '../../../src/rules/foods/salt-rules.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

function chicken(grilled: Partial<Variant>, food: Partial<Food> = {}): Food {
  const raw = makeVariant({ nutrients: nutrients({ protein: 18, sodium: 70 }) });
  const cooked = makeVariant({ id: 'thing.broiled', processing: 'broiled', ...grilled });
  return makeFood({ ...food, variants: [raw, cooked] });
}

test('unlabelledSalt finds salt in a cooked food', () => {
  const salted = { nutrients: nutrients({ protein: 25, sodium: 372 }) };
  expect(unlabelledSalt.check(chicken(salted))).toMatchObject([
    {
      amountOf: { variantId: 'thing.broiled', name: 'sodium' },
      expected: expect.stringContaining('at most 210'),
    },
  ]);
});

test.each([
  ['without salt', { nutrients: nutrients({ protein: 25, sodium: 97 }) }, {}],
  ['whose label names it', { label: 'Breaded', nutrients: nutrients({ sodium: 372 }) }, {}],
  ['of unknown sodium', { nutrients: nutrients({ protein: 25 }) }, {}],
  [
    'of a dish',
    { nutrients: nutrients({ protein: 25, sodium: 372 }) },
    { type: 'generic_composite_food' as const },
  ],
])('unlabelledSalt accepts a variant %s', (_, grilled, food) => {
  expect(unlabelledSalt.check(chicken(grilled, food))).toEqual([]);
});

test('saltedName finds a salted food without salt', () => {
  const peanuts = (name: string, sodium: number) =>
    makeFood({ name, variants: [makeVariant({ nutrients: nutrients({ sodium }) })] });
  expect(saltedName.check(peanuts('Salted peanuts', 6))).toMatchObject([{ value: '6' }]);
  expect(saltedName.check(peanuts('Salted peanuts', 320))).toEqual([]);
  expect(saltedName.check(peanuts('Unsalted peanuts', 6))).toEqual([]);
});
