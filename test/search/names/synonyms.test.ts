import { expect, test } from 'vitest';
import { synonymPhrasings } from '../../../src/search/names/synonyms.ts';

const phrasings = (...words: string[]) =>
  synonymPhrasings(words).map(
    ({ words: other, isWider }) => other.join(' ') + (isWider ? ', wider' : ''),
  );

test('synonymPhrasings() replaces a phrase by others for the same food', () => {
  expect(phrasings('spring', 'onions', 'raw')).toEqual(['green onion raw', 'scallion raw']);
  expect(phrasings('tiefgekuhlte', 'erbsen')).toEqual(['tiefgefroren erbsen']);
});

test('synonymPhrasings() replaces a word by a wider one, but not the other way round', () => {
  expect(phrasings('vodka')).toContain('spirit, wider');
  expect(phrasings('vodka').join()).not.toMatch(/gin|rum/);
  expect(phrasings('spirit')).toEqual([]);
});

test('what is only vegetarian may not be what is vegan', () => {
  expect(phrasings('vegan', 'quiche')).toContain('vegetarian quiche, wider');
});

test('a phrase with wider words is first replaced by its equals', () => {
  expect(phrasings('saithe')).toEqual(['coley', 'seelach', 'pollock, wider']);
});
