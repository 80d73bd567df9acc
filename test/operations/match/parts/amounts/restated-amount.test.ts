import { expect, test } from 'vitest';
import { restatesAmount } from '../../../../../src/operations/match/parts/amounts/restated-amount.ts';

test.each([
  ['8 oz salmon or 225 g', '225 g', true],
  ['150 g (or 1 cup) millet', '1 cup', true],
  ['1 pint milk or 500 ml', '500 ml', true],
  ['8 oz salmon or 400 g', '400 g', false],
  ['100 g quark or 150 g', '150 g', false],
  ['2 plums or 3', '3', false],
  ['100 g quark or 100 g skyr', '100 g skyr', false],
])('%j: %j is the same amount: %s', (text, alternative, isSame) => {
  expect(restatesAmount(text, alternative)).toBe(isSame);
});
