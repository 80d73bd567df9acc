import { expect, test } from 'vitest';
import { weightText } from '../../../src/text/numbers/rounding.ts';

test.each([
  [18.900000000000002, '18.9'],
  [476.2719885, '476.27'],
  [18.75, '18.75'],
  [0.4, '0.4'],
  [300, '300'],
])('weightText() writes %d with at most two decimals', (amount, text) => {
  expect(weightText(amount)).toBe(text);
});
