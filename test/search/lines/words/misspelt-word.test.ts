import { expect, test } from 'vitest';
import { isMisspelt } from '../../../../src/search/lines/words/misspelt-word.ts';

test.each([
  ['champinion', 'champignon'],
  ['capuchino', 'cappuccino'],
  ['raisen', 'raisin'],
  ['brocolli', 'broccoli'],
  ['teaspon', 'teaspoon'],
])('%s is %s', (word, other) => {
  expect(isMisspelt(word, other)).toBe(true);
});

test.each([
  ['birnenmus', 'birnenmost'],
  ['tomatensaft', 'tomatensalat'],
  ['hafermilch', 'hafermehl'],
  ['schorle', 'scholle'],
  ['pulp', 'pulpo'],
  ['roggenbrot', 'roggenschrot'],
])('%s is not %s', (word, other) => {
  expect(isMisspelt(word, other)).toBe(false);
});
