import { expect, test } from 'vitest';
import { withFrostingOfCakes } from '../../../../../../src/search/lines/normalising/foods/baking/frosted-cakes.ts';

test.each([
  ['carrot cake with cream cheese frosting 100 g', 'carrot cake with frosting 100 g'],
  ['1 vanilla cupcake with chocolate frosting', '1 vanilla cupcake with frosting'],
  ['1 brownie with a chocolate fudge icing', '1 brownie with frosting'],
])('withFrostingOfCakes(%j) is %j', (text, plain) => {
  expect(withFrostingOfCakes(text)).toBe(plain);
});

test.each([
  '80 g cake with 20 g chocolate frosting',
  '2 tbsp vanilla frosting',
  'cake with cream and frosting',
])('withFrostingOfCakes(%j) changes nothing', (text) => {
  expect(withFrostingOfCakes(text)).toBe(text);
});
