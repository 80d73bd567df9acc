import { expect, test } from 'vitest';
import { fractionNumber, withFractionsInDigits } from '../../../src/text/numbers/fractions.ts';

test.each([
  ['2', 2],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['3/4', 0.75],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['1 ½', 1.5],
  ['⅜', 0.375],
  ['1 1\u20444', 1.25],
  [' 2 ', 2],
  ['', 0],
])('fractionNumber() of %j is %d', (text, number) => {
  expect(fractionNumber(text)).toBe(number);
});

test('withFractionsInDigits() separates a fraction from the number before it', () => {
  expect(withFractionsInDigits('2¾ cups')).toBe('2 3/4 cups');
});
