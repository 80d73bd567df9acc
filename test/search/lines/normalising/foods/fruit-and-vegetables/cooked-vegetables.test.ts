import { expect, test } from 'vitest';
import { withCookedSides } from '../../../../../../src/search/lines/normalising/foods/fruit-and-vegetables/cooked-vegetables.ts';

test.each([
  ['1 Portion Spinat', '1 sidedish cooked Spinat'],
  ['a portion of spinach', '1 sidedish cooked spinach'],
  ['1/2 Portion Mangold', '1/2 sidedish cooked Mangold'],
  ['2 large servings of kale, with butter', '2 large sidedish cooked kale, with butter'],
  ['Beilage Brokkoli', '1 sidedish cooked Brokkoli'],
  ['side of broccoli', '1 sidedish cooked broccoli'],
  ['Spinat als Beilage', '1 sidedish cooked Spinat'],
])('withCookedSides() of %j', (text, cooked) => {
  expect(withCookedSides(text)).toBe(cooked);
});

test.each([
  '1 handful spinach',
  '1 portion spinach salad',
  '1 portion raw spinach',
  '1 Portion Reis',
  'spinach',
  '200 g Spinat',
])('withCookedSides() leaves %j', (text) => {
  expect(withCookedSides(text)).toBe(text);
});
