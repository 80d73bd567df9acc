import { expect, test } from 'vitest';
import { withAmountsInNames } from '../../../src/search/lines/amounts-in-names.ts';

test.each([
  ['quarter pounder w cheese', 'quarterpounder with cheese'],
  ['1/4 pounder', 'quarterpounder'],
  ['quarter pound burger', 'quarterpounder'],
  ['2 Little Gem lettuces', '2 baby gem'],
  ['large Big Mac meal', 'large BigMac meal'],
  ['1 omega 3 capsule', '1 fish oil capsule'],
  ['Omega-3', 'fish oil'],
  ['1 tbsp half & half', '1 tbsp 10% cream'],
  ['half and half loaf', 'half and half loaf'],
  ['Vitamin D3 1000 IE', 'Vitamin D3'],
  ['vitamin C tablet 500 mg', 'vitamin C tablet'],
  ['2 quarter pounders with cheese', '2 quarterpounder with cheese'],
])('withAmountsInNames writes %s as %s', (text, written) => {
  expect(withAmountsInNames(text)).toBe(written);
});

test.each(['quarter pound mince', '1/4 lb butter', 'quarter pizza', 'omega 3 eggs'])(
  'withAmountsInNames keeps %s',
  (text) => {
    expect(withAmountsInNames(text)).toBe(text);
  },
);
