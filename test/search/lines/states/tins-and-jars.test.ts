import { expect, test } from 'vitest';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { isInJar } from '../../../../src/search/lines/states/tins-and-jars.ts';

test.each([
  ['1 Glas Sauerkirschen', true, true],
  ['1 jar olives', true, true],
  ['1 Glas Milch', false, false],
  ['350 g Sauerkirschen', true, false],
])('isInJar knows whether %s is in a jar', (text, isSolid, isIn) => {
  expect(isInJar(readLine(text), { isSolid })).toBe(isIn);
});
