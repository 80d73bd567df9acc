import { expect, test } from 'vitest';
import { withMeasuresCorrected } from '../../../../../src/search/lines/normalising/wording/misspelt-measures.ts';

test.each([
  ['1 tablespooon oil', '1 tablespoon oil'],
  ['2 Telöffel Zucker', '2 teelöffel Zucker'],
  ['½ tabelspoon of oil', '½ tablespoon of oil'],
  ['2 cupps rice', '2 cups rice'],
  ['2 scallops in butter', '2 scallops in butter'],
  ['1 potato, boiled', '1 potato, boiled'],
  ['1 teaspoon', '1 teaspoon'],
])('withMeasuresCorrected writes %j as %j', (text, spelt) => {
  expect(withMeasuresCorrected(text)).toBe(spelt);
});
