import { expect, test } from 'vitest';
import { withTomatoPuree } from '../../../../../../src/search/lines/normalising/foods/fruit-and-vegetables/tomato-puree.ts';

test.each([
  ['1 cup tomato puree', '1 cup passata'],
  ['28 oz tomato puree', '28 oz passata'],
  ['1 (15 oz) can tomato purée', '1 (15 oz) can passata'],
  ['500 g tomato puree', '500 g passata'],
  ['1 (8 oz) can tomato sauce, no salt added', '1 (8 oz) can passata, no salt added'],
  ['1 can no-salt-added tomato sauce', '1 can passata'],
  ['29 oz tomato sauce, unsalted', '29 oz passata, unsalted'],
  ['1 cup canned tomato sauce, no salt added', '1 cup passata, no salt added'],
  ['1 tin tomato sauce, unsalted', '1 tin passata, unsalted'],
  ['1 jar of tomato sauce, no salt added', '1 jar of passata, no salt added'],
])('withTomatoPuree(%j) is strained tomatoes', (text, strained) => {
  expect(withTomatoPuree(text)).toBe(strained);
});

test.each([
  ['2 (8 oz) cans tomato sauce', '2 (8 oz) cans canned tomato sauce'],
  ['1 can (15 oz) of tomato sauce', '1 can (15 oz) of canned tomato sauce'],
  ['8 oz tomato sauce', '8 oz canned tomato sauce'],
  ['30 oz tomato sauce', '30 oz canned tomato sauce'],
  ['15 oz. tomato sauce, divided', '15 oz. canned tomato sauce, divided'],
])('withTomatoPuree(%j) is the salted sauce of a can', (text, sauce) => {
  expect(withTomatoPuree(text)).toBe(sauce);
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

test.each([
  '200 g tomato sauce',
  '1 can sardines in tomato sauce',
  '1 can sardines in tomato sauce, no salt added',
  '15 oz pasta with tomato sauce',
  '2 tbsp tomato sauce',
  '4 oz tomato sauce',
  '10 oz tomato sauce, jar',
  '1 cup canned tomato sauce',
])('withTomatoPuree() keeps %j', (text) => {
  expect(withTomatoPuree(text)).toBe(text);
});

test('withTomatoPuree() says that the sauce of a jar is for pasta', () => {
  expect(withTomatoPuree('2 jars tomato sauce')).toBe('2 jars tomato pasta sauce');
});
