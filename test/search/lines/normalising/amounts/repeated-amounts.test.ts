import { expect, test } from 'vitest';
import { withoutRepeatedAmounts } from '../../../../../src/search/lines/normalising/amounts/repeated-amounts.ts';

test.each([
  ['2 tbsp 32 g peanut butter', '32 g peanut butter'],
  ['1 cup, 240 ml milk', '240 ml milk'],
  ['2 EL 20 g Mehl', '20 g Mehl'],
  ['2 slices 50 g bread', '2 slices 50 g bread'],
  ['250 g / 9 oz flour', '250 g flour'],
])('withoutRepeatedAmounts(%j)', (text, plain) => {
  expect(withoutRepeatedAmounts(text)).toBe(plain);
});
