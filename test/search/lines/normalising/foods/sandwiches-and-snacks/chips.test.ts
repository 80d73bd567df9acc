import { expect, test } from 'vitest';
import {
  withBritishChips,
  withGermanChips,
} from '../../../../../../src/search/lines/normalising/foods/sandwiches-and-snacks/chips.ts';

test.each([
  ['chips from the chippy', 'chip shop chips from the chippy'],
  ['fish fingers, peas and chips', 'fish fingers, peas and fries'],
  ['egg & chips', 'egg & fries'],
  ['chips and gravy', 'fries and gravy'],
  ['sandwich and chips', 'sandwich and chips'],
  ['chips and salsa', 'chips and salsa'],
])('withBritishChips(%j)', (text, told) => {
  expect(withBritishChips(text)).toBe(told);
});

test.each([
  ['1 Tüte Chips', '1 Tüte Kartoffelchips'],
  ['Chips, halbe Tüte', 'Kartoffelchips, halbe Tüte'],
  ['30 g Chips', '30 g Kartoffelchips'],
  ['fish and Chips', 'fish and Chips'],
])('withGermanChips(%j)', (text, told) => {
  expect(withGermanChips(text)).toBe(told);
});
