import { expect, test } from 'vitest';
import { withTomatoPuree } from '../../../../../../src/search/lines/normalising/foods/fruit-and-vegetables/tomato-puree.ts';

test.each([
  ['1 cup tomato puree', '1 cup passata'],
  ['28 oz tomato puree', '28 oz passata'],
  ['1 (15 oz) can tomato purée', '1 (15 oz) can passata'],
  ['500 g tomato puree', '500 g passata'],
])('withTomatoPuree(%j) is strained tomatoes', (text, strained) => {
  expect(withTomatoPuree(text)).toBe(strained);
});

test.each([
  '2 tbsp tomato puree',
  '140g tin tomato purée',
  '1 tube tomato puree',
  '200 g tomato puree',
  '2 oz tomato puree',
  '1 (6 oz) can tomato puree',
  '1 small can tomato puree',
  '1 can tomato paste',
])('withTomatoPuree(%j) is the paste', (text) => {
  expect(withTomatoPuree(text)).toBe(text);
});
