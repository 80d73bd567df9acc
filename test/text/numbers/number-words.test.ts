import { expect, test } from 'vitest';
import { withCountsInDigits } from '../../../src/text/numbers/number-words.ts';

test.each([
  ['four sandwiches with two eggs each', '4 sandwiches with 2 eggs each'],
  ['zwei Eier und drei Scheiben Toast', '2 Eier und 3 Scheiben Toast'],
  ['elf Trauben, zwölf Oliven', '11 Trauben, 12 Oliven'],
  ['four cheese pizza', 'cheese pizza'],
  ['Drei-Käse-Pizza', 'Käse-Pizza'],
])('withCountsInDigits() changes %j to %j', (text, digits) => {
  expect(withCountsInDigits(text)).toBe(digits);
});

test.each([
  'five spice powder',
  'Seven Up',
  'two dozen oysters',
  'zwei drei Löffel',
  'one apple',
  'ein Ei',
])('withCountsInDigits() keeps %j unchanged', (text) => {
  expect(withCountsInDigits(text)).toBe(text);
});
