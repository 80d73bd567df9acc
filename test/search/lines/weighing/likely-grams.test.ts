import { expect, test } from 'vitest';
import { isLikelyGrams } from '../../../../src/search/lines/weighing/likely-grams.ts';

test.each([
  [50, 1250, true],
  [30, 840, true],
  [150, 24_000, true],
  [24, 1200, false],
  [24, 2400, true],
  [30, 210, false],
  [20, 2000, false],
  [1, 5000, false],
])('%d pieces of %d g together are likely grams: %s', (quantity, amount, isGrams) => {
  expect(isLikelyGrams(quantity, amount)).toBe(isGrams);
});
