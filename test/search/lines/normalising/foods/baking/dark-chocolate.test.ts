import { expect, test } from 'vitest';
import { withDarkChocolate } from '../../../../../../src/search/lines/normalising/foods/baking/dark-chocolate.ts';

test.each([
  ['100g dark chocolate (70% cocoa solids)', '100g dark chocolate 70%'],
  ['1 square Lindt 85%', '1 square dark chocolate 70%'],
  ['2 squares 70% chocolate', '2 squares dark chocolate 70%'],
  ['chocolate 60%', 'dark chocolate'],
  ['20 g Schokolade (mind. 60 % Kakao), gehackt', '20 g dark chocolate, gehackt'],
  ['45% chocolate', 'milk chocolate'],
  ['dark chocolate 45%', 'dark chocolate'],
  ['200g dark chocolate (70% cocoa), chopped', '200g dark chocolate 70%, chopped'],
])('withDarkChocolate writes %s as %s', (text, written) => {
  expect(withDarkChocolate(text)).toBe(written);
});

test.each(['20% chocolate', 'chocolate cake 70%', 'milk 3.5 %', '100 % chocolate', 'Lindt'])(
  'withDarkChocolate keeps %s',
  (text) => {
    expect(withDarkChocolate(text)).toBe(text);
  },
);
