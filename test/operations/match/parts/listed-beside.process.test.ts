import { expect, test } from 'vitest';
import { SURE_CONFIDENCE } from '../../../../src/model/entry.ts';
import { matchLine } from '../../../../src/operations/match/match-line.ts';
import { acceptanceOf } from '../../../../src/search/lines/candidates/candidate.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

/** The likeliest food of a cell next to an amount, and how sure it is. */
function foodBeside(food: string, measure: string): readonly [id: string, acceptance: number] {
  const text = `${measure} ${food}`;
  const line = { location: { file: 'a.csv' }, line: 1, text, food, measure, cells: [] };
  const [matched] = matchLine(catalogue, line, { threshold: SURE_CONFIDENCE });
  const [best] = matched?.candidates ?? [];
  return [best?.id ?? '', best === undefined ? 0 : acceptanceOf(best)];
}

test.each([
  ['Kartoffeln, Quark, Leinöl', '350 g'],
  ['Apfel, Birne', '300 g'],
  ['Käse, Wurst', '60 g'],
  ['Tea, biscuits', '200 ml'],
  ['Chicken, chips', '350 g'],
  ['Egg, bacon, beans', '300 g'],
])('%s with one amount are several foods, and uncertain', (food, measure) => {
  expect(foodBeside(food, measure)[1]).toBeLessThan(SURE_CONFIDENCE);
});

test.each([
  ['Cheese, cheddar', 'cheddar'],
  ['Bread, wheat, toasted', 'brown-bread.roasted'],
  ['Chicken breast, baked, skin eaten', 'chicken-breast-with-skin.baked'],
  ['Kaffee, Milch', 'white-coffee'],
  ['Sausage, pork', 'pork-sausage'],
  ['Sandwich, ham, cheese', 'ham-cheese-sandwich'],
  ['Wurst, Salami', 'salami'],
  ['Fisch, Lachs, gebraten', 'salmon.fried'],
])('%s is one food', (food, id) => {
  const [best, acceptance] = foodBeside(food, '50 g');
  expect(best).toBe(id);
  expect(acceptance).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
});
