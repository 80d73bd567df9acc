import { expect, test } from 'vitest';
import { withoutKitchenVerb } from '../../../../../src/search/lines/normalising/remarks/kitchen-verbs.ts';

test.each([
  ['bake 300 g pumpkin', '300 g pumpkin'],
  ['poach 3 pears', '3 pears'],
  ['roast 500 g parsnips', '500 g parsnips'],
  ['juice 3 lemons', '3 lemons'],
  ['grate 50g of gruyère', '50g of gruyère'],
])('%j names its food behind the amount', (text, food) => {
  expect(withoutKitchenVerb(text)).toBe(food);
});

test.each([
  'stew 300 g',
  'mash 200 g with gravy',
  'juice 200 ml orange',
  'roast 2 slices beef',
  'toast 2 slices',
  'pasta bake 200 g',
  'bake 200 g',
])('%j stays', (text) => {
  expect(withoutKitchenVerb(text)).toBe(text);
});
