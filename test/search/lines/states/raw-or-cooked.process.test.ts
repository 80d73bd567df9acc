import { expect, test } from 'vitest';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';
import { WEIGHED_AS_COOKED } from '../../../../src/search/lines/states/raw-or-cooked.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

test.each([
  '200 g chicken breast',
  '150 g Rinderhackfleisch',
  '6 oz turkey breast',
  '2 x 150 g Hähnchenbrust',
  '500 g Seelachsfilet',
  '900 g crab meat',
  '600 g minced beef',
  'lamb chop with bone 250 g',
  'Hähnchenkeule mit Knochen 300 g',
  'chicken leg with its bones 300 g',
  '1 kg Rindfleisch aus der Schulter',
  '250 g fresh tagliatelle',
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
  '500 g Hähnchenbrust aus dem Ofen',
  '150 g turkey breast from the grill',
])('%s says how it was weighed, or it does not matter', (text) => {
  const [best] = matchText(catalogue, text);
  expect(best?.remarks).not.toContain(WEIGHED_AS_COOKED);
  expect(best?.amountConfidence).toBeGreaterThan(0.8);
});

test('meat that people only eat raw is certainly raw', () => {
  const [best] = matchText(catalogue, '80 g Mett');
  expect(best).toMatchObject({ id: 'minced-pork.raw', amountConfidence: 1 });
  expect(best?.remarks).not.toContain(WEIGHED_AS_COOKED);
});

test.each([
  ['500 g roast beef slices', 'roast-beef-slices'],
  ['200 g Champignons', 'mushroom.raw'],
  ['8 mushrooms, sliced', 'mushroom.raw'],
  ['1 portion of mushrooms', 'mushroom'],
  ['200 g fried mushrooms', 'mushroom.fried'],
  ['1 roll of puff pastry', 'puff-pastry.raw'],
  ['6 Blätter Filoteig', 'filo-pastry.raw'],
  ['1 whole turkey (12 lb)', 'turkey.raw'],
  ['1 roast chicken (1.2 kg)', 'chicken.roasted'],
  ['1 duck from the oven, 2 kg', 'duck'],
  ['500 g chicken thighs, bone-in', 'chicken-thigh.raw'],
])('%s is weighed as %s', (text, id) => {
  const [best] = matchText(catalogue, text);
  expect(best?.id).toBe(id);
  expect(best?.foodConfidence).toBeGreaterThan(0.8);
});
