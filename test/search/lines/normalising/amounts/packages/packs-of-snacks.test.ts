import { expect, test } from 'vitest';
import { withPacksOfSnacksAsBags } from '../../../../../../src/search/lines/normalising/amounts/packages/packs-of-snacks.ts';

test.each([
  ['1 Pkg. Gummibärchen', '1 Tüte Gummibärchen'],
  ['1 sharing bag of crisps', '1 Tüte crisps'],
  ['Chips, halbe Packung', 'Chips, halbe Tüte'],
  ['1 Packung Milch', '1 Packung Milch'],
])('withPacksOfSnacksAsBags(%j)', (text, bags) => {
  expect(withPacksOfSnacksAsBags(text)).toBe(bags);
});
