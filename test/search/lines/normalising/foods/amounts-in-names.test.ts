import { expect, test } from 'vitest';
import { withAmountsInNames } from '../../../../../src/search/lines/normalising/foods/amounts-in-names.ts';

test.each([
  ["100 ml Pimm's No. 1", '100 ml pimms liqueur'],
  ["Pimm's No. 1 and lemonade", "Pimm's No. 1 and lemonade"],
  ['99 flake', 'ice cream cornet'],
  ['99 g flakes', '99 g flakes'],
  ['quarter pounder w cheese', 'quarterpounder with cheese'],
  ['1/4 pounder', 'quarterpounder'],
  ['quarter pound burger', 'quarterpounder'],
  ['2 Little Gem lettuces', '2 baby gem'],
  ['large Big Mac meal', 'large BigMac meal'],
  ['1 tbsp half & half', '1 tbsp half-and-half'],
  ['2 quarter pounders with cheese', '2 quarterpounder with cheese'],
])('withAmountsInNames writes %s as %s', (text, written) => {
  expect(withAmountsInNames(text)).toBe(written);
});

test.each(['quarter pound mince', '1/4 lb butter', 'quarter pizza'])(
  'withAmountsInNames keeps %s',
  (text) => {
    expect(withAmountsInNames(text)).toBe(text);
  },
);
