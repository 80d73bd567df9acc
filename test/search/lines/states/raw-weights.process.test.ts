import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';
import { WEIGHED_AS_COOKED } from '../../../../src/search/lines/states/raw-weights.ts';

const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
afterAll(() => catalogue.close());

test.each([
  '200 g chicken breast',
  '150 g Rinderhackfleisch',
  '6 oz turkey breast',
  '2 x 150 g Hähnchenbrust',
  '500 g Seelachsfilet',
  '900 g crab meat',
])('%s may have been weighed raw', (text) => {
  const [best] = matchText(catalogue, text);
  expect(best?.remarks).toContain(WEIGHED_AS_COOKED);
  expect(best?.amountConfidence).toBeLessThan(0.8);
});

test.each([
  '200 g grilled chicken breast',
  '150 g Rinderhackfleisch, roh',
  '200 g Brokkoli',
  '100 g Kochschinken',
  '1 chicken breast',
])('%s says how it was weighed, or it does not matter', (text) => {
  const [best] = matchText(catalogue, text);
  expect(best?.remarks).not.toContain(WEIGHED_AS_COOKED);
  expect(best?.amountConfidence).toBeGreaterThan(0.8);
});

test.each([
  ['600 g minced beef', 'minced-beef.raw'],
  ['1 kg Rindfleisch aus der Schulter', 'beef-shoulder.raw'],
  ['1 lb chicken breasts', 'chicken-breast.raw'],
  ['80 g Mett', 'minced-pork.raw'],
  ['500 g Spareribs vom Grill', 'spare-ribs.'],
  ['600 g beef, shredded', 'beef.'],
  ['2 lb chuck roast', 'chuck.raw'],
  ['500 g lean minced beef', 'lean-minced-beef.raw'],
])('%s certainly is %s', (text, id) => {
  const [best] = matchText(catalogue, text);
  expect(best?.remarks).not.toContain(WEIGHED_AS_COOKED);
  expect(best?.id).toContain(id);
  expect(best?.amountConfidence).toBe(1);
});

test.each([
  ['500 g roast beef slices', 'roast-beef-slices'],
  ['200 g Champignons', 'mushroom'],
])('%s is weighed as %s', (text, id) => {
  const [best] = matchText(catalogue, text);
  expect(best?.id).toBe(id);
  expect(best?.confidence).toBeGreaterThan(0.8);
});
