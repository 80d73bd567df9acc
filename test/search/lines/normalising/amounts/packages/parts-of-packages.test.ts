import { expect, test } from 'vitest';
import { withPartsOfPackages } from '../../../../../../src/search/lines/normalising/amounts/packages/parts-of-packages.ts';

test.each([
  ['bowl of tomato soup, about half a tin', 'half a tin tomato soup'],
  ['Teller Suppe, ca. eine halbe Dose', 'eine halbe Dose Suppe'],
  ['Schüssel Linsensuppe (1/2 Dose)', '1/2 Dose Linsensuppe'],
  ['2/3 of a 12" margherita', '2/3 12" margherita'],
  ['half of a large pizza', 'half large pizza'],
  ['2 of 6 chicken nuggets', '2 chicken nuggets'],
  ['4 von 6 Nuggets', '4 Nuggets'],
])('withPartsOfPackages() of %j', (text, part) => {
  expect(withPartsOfPackages(text)).toBe(part);
});

test.each([
  'bowl of soup',
  'bowl of porridge, half a packet',
  'half a pizza',
  '2 of my biscuits',
  '2 of 100 g bars',
  '6 of 2 rolls',
])('withPartsOfPackages() leaves %j', (text) => {
  expect(withPartsOfPackages(text)).toBe(text);
});
