import { expect, test } from 'vitest';
import { synonymPhrasings } from '../../../src/search/names/synonyms.ts';

test('synonymPhrasings() replaces a phrase by others for the same food', () => {
  expect(synonymPhrasings(['spring', 'onions', 'raw'])).toEqual([
    ['green', 'onion', 'raw'],
    ['scallion', 'raw'],
  ]);
  expect(synonymPhrasings(['tiefgekuhlte', 'erbsen'])).toEqual([['tiefgefroren', 'erbsen']]);
});

test('synonymPhrasings() replaces a word by a wider one, but not the other way round', () => {
  expect(synonymPhrasings(['vodka'])).toContainEqual(['spirit']);
  expect(synonymPhrasings(['vodka'])).not.toContainEqual(['gin']);
  expect(synonymPhrasings(['spirit'])).toEqual([]);
});
