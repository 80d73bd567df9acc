import { expect, test } from 'vitest';
import { withoutNumbers } from '../../../../../src/meals/recipes/text/lines/numbered-list.ts';

test('withoutNumbers() removes the numbers of a list of amounts', () => {
  expect(
    withoutNumbers(['Zutaten', '1. 2 eggs', ' 2. 100 g flour', '', '3) Salt', 'Bake.']),
  ).toEqual(['Zutaten', '2 eggs', '100 g flour', '', 'Salt', 'Bake.']);
});

test('withoutNumbers() goes on below a heading within the list', () => {
  expect(
    withoutNumbers([
      '1. Flour 100 g',
      '2. Salt',
      '3. Eggs 2',
      '',
      'For the topping',
      '4. Butter 5 g',
    ]),
  ).toEqual(['Flour 100 g', 'Salt', 'Eggs 2', '', 'For the topping', 'Butter 5 g']);
});

test('withoutNumbers() removes them from the first list of names, whose numbers are no amounts', () => {
  expect(withoutNumbers(['For 4 people', '1) Onions', '2) 3 carrots', '3) pinch of salt'])).toEqual(
    [...['For 4 people', 'Onions', '3 carrots', 'pinch of salt']],
  );
});

test.each([
  [['1. Boil the eggs', '2. Peel 2 of them', '3. Serve']],
  [['1. 2 eggs', '2. 100 g flour']],
  [['2. 2 eggs', '3. 100 g flour', '4. 1 onion']],
  [['1.5 kg flour', '2.5 l water', '3.5 g salt']],
])('withoutNumbers() keeps %j', (lines) => {
  expect(withoutNumbers(lines)).toEqual(lines);
});
