import { expect, test } from 'vitest';
import { withCupsOfChains } from '../../../../../../src/search/lines/normalising/amounts/measures/cups-of-chains.ts';

test.each([
  ['grande latte', '16 fl oz latte'],
  ['Starbucks tall flat white', '12 fl oz Starbucks flat white'],
  ['venti latte', '20 fl oz latte'],
  ['venti iced latte', '24 fl oz iced latte'],
  ['2 grande lattes', '2 x 16 fl oz lattes'],
  ['latte (venti)', '20 fl oz latte'],
  ['Dunkin med iced coffee', '24 fl oz Dunkin iced coffee'],
  ["small coffee, Dunkin'", '10 fl oz coffee'],
  ['medium mocha Costa', '16 fl oz mocha Costa'],
])('withCupsOfChains(%j)', (text, inOunces) => {
  expect(withCupsOfChains(text)).toBe(inOunces);
});

test.each(['medium latte', 'tall glass of milk', 'casa grande burrito', 'Dunkin bagel, large'])(
  'withCupsOfChains() keeps %j',
  (text) => {
    expect(withCupsOfChains(text)).toBe(text);
  },
);
