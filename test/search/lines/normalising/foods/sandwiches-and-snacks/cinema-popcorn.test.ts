import { expect, test } from 'vitest';
import { withCinemaPopcorn } from '../../../../../../src/search/lines/normalising/foods/sandwiches-and-snacks/cinema-popcorn.ts';

test.each([
  ['large popcorn at the cinema', 'large cinema popcorn'],
  ['Popcorn im Kino, mittel', 'cinema popcorn, mittel'],
  ['large popcorn', 'large cinema popcorn'],
  ['popcorn, large, salted', 'cinema popcorn, large, salted'],
  ['small popcorn at Odeon', 'small cinema popcorn'],
  ['1 bucket of popcorn', '1 large cinema popcorn'],
  ['ein Eimer Popcorn', 'ein large cinema popcorn'],
])('withCinemaPopcorn writes %s as %s', (text, written) => {
  expect(withCinemaPopcorn(text)).toBe(written);
});

test.each(['popcorn', 'popcorn, small bag', 'large sweet popcorn', 'hot dog at the cinema'])(
  'withCinemaPopcorn keeps %s',
  (text) => {
    expect(withCinemaPopcorn(text)).toBe(text);
  },
);
