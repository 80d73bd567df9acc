import { expect, test } from 'vitest';
import { withSubsCounted } from '../../../../../../src/search/lines/normalising/foods/sandwiches-and-snacks/sub-sandwiches.ts';

test.each([
  ['6 inch Subway turkey sub', '1 turkey sub'],
  ['footlong meatball sub', '2 meatball sub'],
  ['2 footlong tuna subs', '4 tuna subs'],
  ['6" tuna sub', '1 tuna sub'],
  ['Subway Sandwich 15 cm Hähnchen', '1 Sandwich Hähnchen'],
  ['12-inch sub', '2 sub'],
  ['6-inch BLT', '1 BLT sub'],
  ['footlong italian', '2 italian sub'],
  ['12 inch BMT', '2 BMT sub'],
  ['Subway 6 inch turkey on honey oat', '1 turkey sub'],
])('withSubsCounted writes %s as %s', (text, counted) => {
  expect(withSubsCounted(text)).toBe(counted);
});

test.each([
  'footlong hot dog',
  '12 inch pizza',
  '12 inch ham pizza',
  'turkey sub',
  '6 subs',
  '15 cm Gurke',
])('withSubsCounted keeps %s', (text) => {
  expect(withSubsCounted(text)).toBe(text);
});
