import { expect, test } from 'vitest';
import { withNumbersInNames } from '../../../src/search/lines/numbers-in-names.ts';

test.each([
  ['quarter pounder w cheese', 'quarterpounder with cheese'],
  ['1/4 pounder', 'quarterpounder'],
  ['quarter pound burger', 'quarterpounder'],
  ['2 quarter pounders with cheese', '2 quarterpounder with cheese'],
])('withNumbersInNames writes %s as %s', (text, written) => {
  expect(withNumbersInNames(text)).toBe(written);
});

test.each(['quarter pound mince', '1/4 lb butter', 'quarter pizza'])(
  'withNumbersInNames keeps %s',
  (text) => {
    expect(withNumbersInNames(text)).toBe(text);
  },
);
