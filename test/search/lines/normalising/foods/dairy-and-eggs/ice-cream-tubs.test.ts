import { expect, test } from 'vitest';
import { withIceCreamTubs } from '../../../../../../src/search/lines/normalising/foods/dairy-and-eggs/ice-cream-tubs.ts';

test.each([
  ["half a tub of Ben & Jerry's", "half a icecreamtub of Ben & Jerry's"],
  ['1 Becher Häagen-Dazs', '1 icecreamtub Häagen-Dazs'],
  ['halber Becher Eis', 'halber icecreamtub Eis'],
])('withIceCreamTubs writes %s as %s', (text, named) => {
  expect(withIceCreamTubs(text)).toBe(named);
});

test.each(['1 tub ice cream', 'half a tub of hummus', '1 Becher Eistee'])(
  'withIceCreamTubs keeps %s',
  (text) => {
    expect(withIceCreamTubs(text)).toBe(text);
  },
);
