import { expect, test } from 'vitest';
import { fillingIn } from '../../../../src/search/lines/candidates/fillings.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { makeFood } from '../../../support/foods.ts';

const named = (name: string) => makeFood({ name });
const within = (filling: string, host: string, isFilled?: boolean) =>
  fillingIn(named(filling), {
    food: named(host),
    line: readLine(host),
    ...(isFilled === undefined ? {} : { isFilled }),
  });

test.each([
  ['Tomato', 'Turkey sandwich', 40],
  ['Cucumber', 'White bread roll', 20],
  ['Lettuce', 'Chicken wrap', 10],
  ['Bacon', 'Hamburger', 20],
  ['Margarine', 'Rye bread', 8],
])('%s in a %s is a filling', (filling, host, grams) => {
  expect(within(filling, host)).toBe(grams);
});

test.each([
  ['Tomato', 'Tomato soup'],
  ['Tomato soup', 'Ham sandwich'],
  ['Apple', 'Ham sandwich'],
  ['Tomato', 'Sausage roll'],
  ['Lettuce', 'Spring roll'],
])('%s with a %s is not a filling', (food, host) => {
  expect(within(food, host)).toBeUndefined();
});

test('after a comma, vegetables and fats are fillings, and other foods are separate', () => {
  expect(within('Tomato', 'Ham sandwich', false)).toBe(40);
  expect(within('Margarine', 'White bread', false)).toBe(8);
  expect(within('Egg', 'White bread', false)).toBeUndefined();
  expect(within('Salmon', 'White bread', false)).toBeUndefined();
});
