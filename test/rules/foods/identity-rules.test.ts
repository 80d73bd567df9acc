import { expect, test } from 'vitest';
import type { Food, ServingSize } from '../../../src/model/food.ts';
import {
  badGtin,
  enumeration,
  servingSize,
  standardProcessing,
  standardServing,
} from '../../../src/rules/foods/identity-rules.ts';
import { makeFood, makeVariant } from '../../support/foods.ts';

const SIZE: ServingSize = { type: 'medium_cup', label: '1 cup', amount: 240, unit: 'g' };

function served(...sizes: readonly Partial<ServingSize>[]): Partial<Food> {
  const servingSizes = sizes.map((size) => ({ ...SIZE, ...size }));
  return { variants: [makeVariant({ servingSizes })] };
}

const odd = 'odd' as never;

test.each<[string, Partial<Food>]>([
  ['type', { type: odd }],
  ['standard_unit', { standardUnit: odd }],
  ['standard_processing', { standardProcessing: odd }],
  ['processing', { variants: [makeVariant(), makeVariant({ processing: odd })] }],
  ['serving_sizes.type', served({}, { type: odd })],
  ['serving_sizes.unit', served({}, { unit: odd })],
])('enumeration reports a %s that is not in the specification', (field, food) => {
  expect(enumeration.check(makeFood(food))).toMatchObject([
    { field, value: 'odd', expected: expect.stringMatching(/^one of \w/) },
  ]);
});

test('enumeration accepts values of the specification, and a serving without a type', () => {
  expect(enumeration.check(makeFood(served({}, { type: null, unit: 'ml' })))).toEqual([]);
});

test('standardProcessing requires a variant in the standard state, and lists the states there are', () => {
  const variants = [makeVariant(), makeVariant({ processing: 'boiled' })];
  expect(standardProcessing.check(makeFood({ variants, standardProcessing: 'boiled' }))).toEqual(
    [],
  );
  expect(
    standardProcessing.check(makeFood({ variants, standardProcessing: 'fried' })),
  ).toMatchObject([{ field: 'standard_processing', value: 'fried', expected: 'raw, boiled' }]);
  expect(standardProcessing.check(makeFood({ variants: [] }))).toMatchObject([
    { expected: 'a variant' },
  ]);
});

test('standardServing requires a weighed serving of the standard type in the standard variant', () => {
  const found = (food: Partial<Food>) =>
    standardServing.check(makeFood({ standardServingType: 'medium_cup', ...food }));
  expect(found(served({ type: 'portion' }, {}))).toEqual([]);
  expect(found({ standardServingType: null })).toEqual([]);
  expect(found(served({ type: 'portion' }))).toMatchObject([
    { field: 'standard_serving_type', value: 'medium_cup' },
  ]);
  expect(found(served({ amount: null }))).toHaveLength(1);
  const boiled = makeVariant({ processing: 'boiled', servingSizes: [SIZE] });
  expect(found({ variants: [makeVariant(), boiled] })).toHaveLength(1);
  expect(found({ variants: [makeVariant(), boiled], standardProcessing: 'boiled' })).toEqual([]);
});

test.each<[Partial<ServingSize>, number]>([
  [{ amount: 0.1 }, 0],
  [{ amount: 0 }, 1],
  [{ amount: -1 }, 1],
  [{ amount: Number.POSITIVE_INFINITY }, 1],
  [{ label: '' }, 1],
  [{ type: null, amount: null }, 0],
  [{ type: null }, 0],
  [{ amount: null }, 1],
  [{ type: null, amount: null, label: '' }, 1],
])('servingSize checks %j: %d problems', (size, count) => {
  expect(servingSize.check(makeFood(served({}, size)))).toHaveLength(count);
});

test('servingSize reports the type and the amount', () => {
  expect(servingSize.check(makeFood(served({ amount: 0 })))).toMatchObject([
    { field: 'serving_sizes', value: 'medium_cup 0' },
  ]);
});

test('badGtin restores leading zeros only if the check digit is right', () => {
  expect(badGtin.check(makeFood({ gtin: null }))).toEqual([]);
  expect(badGtin.check(makeFood({ gtin: '00036000291452' }))).toEqual([]);
  expect(badGtin.check(makeFood({ gtin: '36000291452' }))).toMatchObject([
    { field: 'gtin', value: '36000291452', fix: { value: '00036000291452', isSafe: true } },
  ]);
  const [wrong] = badGtin.check(makeFood({ gtin: '00036000291453' }));
  expect(wrong).toMatchObject({ value: '00036000291453' });
  expect(wrong).not.toHaveProperty('fix');
});
