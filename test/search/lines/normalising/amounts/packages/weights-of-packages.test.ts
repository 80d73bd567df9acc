import { expect, test } from 'vitest';
import { withoutPackageOfWeight } from '../../../../../../src/search/lines/normalising/amounts/packages/weights-of-packages.ts';

test.each([
  ['Quark Kirsche 200g Becher', 'Quark Kirsche 200g'],
  ['crisps (25 g bag)', 'crisps (25 g)'],
  ['apple juice 200 ml carton, cold', 'apple juice 200 ml, cold'],
  // The tin says that the food is tinned.
  ['tuna 145g tin', 'tuna 145g tin'],
  // Here, the number counts packages.
  ['2 Becher Quark', '2 Becher Quark'],
  ['150 g Becher', '150 g Becher'],
])('withoutPackageOfWeight() writes %j as %j', (text, plain) => {
  expect(withoutPackageOfWeight(text)).toBe(plain);
});
