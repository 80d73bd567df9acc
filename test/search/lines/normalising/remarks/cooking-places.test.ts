import { expect, test } from 'vitest';
import { withoutCookingPlaces } from '../../../../../src/search/lines/normalising/remarks/cooking-places.ts';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';

test.each([
  ['1 duck from the oven (2 kg)', '1 duck (2 kg)'],
  ['Lachs vom Grill, 200 g', 'Lachs, 200 g'],
  ['steak, off the barbecue', 'steak'],
])('withoutCookingPlaces(%j) is %j, and the food is cooked', (text, without) => {
  expect(withoutCookingPlaces(text)).toBe(without);
  expect(readLine(text).isCooked).toBe(true);
});

test('a bird from the shop is not cooked', () => {
  expect(readLine('1 duck from the supermarket (2 kg)').isCooked).toBe(false);
});
