import { expect, test } from 'vitest';
import type { Variant } from '../../../../src/model/food.ts';
import { isTooMuch } from '../../../../src/search/lines/weighing/too-much.ts';

const spice = (...amounts: (number | null)[]) =>
  ({ servingSizes: amounts.map((amount) => ({ amount })) }) as unknown as Variant;

test('more than ten of the largest servings are too much of a food', () => {
  expect(isTooMuch(200, spice(2.3, 6.8, null))).toBe(true);
  expect(isTooMuch(30, spice(2.3, 6.8))).toBe(false);
});

test('no amount is too much of a food without servings, and neither is an unknown amount', () => {
  expect(isTooMuch(200, spice(null))).toBe(false);
  expect(isTooMuch(undefined, spice(6.8))).toBe(false);
});
