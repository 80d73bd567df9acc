import { expect, test } from 'vitest';
import { withBitesAsMouthfuls } from '../../../../../../src/search/lines/normalising/amounts/measures/mouthfuls.ts';

test.each([
  ['3 bites of pizza', '3 mouthfuls of pizza'],
  ['a few small bites of brownie', 'a few small mouthfuls of brownie'],
  ['one bite of cake', 'one mouthful of cake'],
])('withBitesAsMouthfuls writes %s as %s', (text, written) => {
  expect(withBitesAsMouthfuls(text)).toBe(written);
});

test.each(['4 energy bites', '6 chicken bites', 'bites'])(
  'withBitesAsMouthfuls keeps %s',
  (text) => {
    expect(withBitesAsMouthfuls(text)).toBe(text);
  },
);
