import { expect, test } from 'vitest';
import { withRangesInDecimals } from '../../../../../src/search/lines/normalising/amounts/decimal-ranges.ts';

test.each([
  ['3½–4 lb chicken', '3.5–4 lb chicken'],
  ['2–2½ cups flour', '2–2.5 cups flour'],
  ['1 1/2 to 2 lbs beef', '1.5 to 2 lbs beef'],
  ['1½ bis 2 EL Öl', '1.5 bis 2 EL Öl'],
  ['1½-2¼ tsp salt', '1.5-2.25 tsp salt'],
  ['1 1/2 cups flour', '1 1/2 cups flour'],
  ['½-1 TL Salz', '½-1 TL Salz'],
])('withRangesInDecimals writes %s as %s', (text, written) => {
  expect(withRangesInDecimals(text)).toBe(written);
});
