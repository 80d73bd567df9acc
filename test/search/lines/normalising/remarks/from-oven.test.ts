import { expect, test } from 'vitest';
import { withoutOven } from '../../../../../src/search/lines/normalising/remarks/from-oven.ts';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';

test.each([
  ['1 duck from the oven (2 kg)', '1 duck (2 kg)', 'baked'],
  ['Lachs aus dem Backofen, 200 g', 'Lachs, 200 g', 'baked'],
  ['potatoes, from the oven', 'potatoes', 'baked'],
])('withoutOven(%j) is %j, and the food is %s', (text, without, state) => {
  expect(withoutOven(text)).toBe(without);
  expect(readLine(text).processings).toEqual([state]);
});

test('a bird from the shop is not cooked', () => {
  expect(readLine('1 duck from the supermarket (2 kg)').processings).toEqual([]);
});
