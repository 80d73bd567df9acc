import { expect, test } from 'vitest';
import { withoutSideRemarks } from '../../../src/search/lines/side-remarks.ts';

test.each([
  ['side of fries', '1 portion fries'],
  ['a side of baked beans', '1 portion baked beans'],
  ['1 side of salmon', '1 side of salmon'],
  ['1 scoop protein powder in water', '1 scoop protein powder'],
  ['tuna in water', 'tuna in water'],
  ['ham sandwich on brown bread with mayo', 'ham sandwich with mayo'],
  ['2 sugars in my tea', '2 sugars'],
])('withoutSideRemarks(%j)', (text, plain) => {
  expect(withoutSideRemarks(text)).toBe(plain);
});
