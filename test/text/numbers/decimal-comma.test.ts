import { expect, test } from 'vitest';
import { readDecimal } from '../../../src/text/numbers/decimal-comma.ts';

test.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 12345,678 ', 12_345.678],
  ['0,125', 0.125],
  ['1,250', Number.NaN],
  ['1,250.5', Number.NaN],
  ['', Number.NaN],
  ['.', Number.NaN],
])('readDecimal() reads "%s" as %d', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
