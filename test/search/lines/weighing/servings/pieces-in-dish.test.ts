import { expect, test } from 'vitest';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';
import { countsPiecesInDish } from '../../../../../src/search/lines/weighing/servings/pieces-in-dish.ts';

test.each([
  ['2 fish fingers sandwich', true],
  ['4 fish finger sandwich', true],
  ['2 sausage bap', true],
  ['2 fish finger sandwiches', false],
  ['1 egg sandwich', false],
  ['2 cheese sandwich', false],
  ['2 sausage rolls', false],
])('countsPiecesInDish(%j) is %j', (line, isCounted) => {
  expect(countsPiecesInDish(readLine(line))).toBe(isCounted);
});
