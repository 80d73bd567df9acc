import { expect, test } from 'vitest';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';
import { COUNTED_AS_COOKED } from '../../../../src/search/lines/states/dry-weights.ts';
import { textOfRemark } from '../../../../src/search/lines/words/remark.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

test.each(['40 g oats', '40g oatmeal', '30 g polenta'])('%s is not porridge', (text) => {
  expect(matchText(catalogue, text)[0]?.id).toMatch(/\.raw$/);
});

test.each([
  '75 g pasta',
  '250g spaghetti',
  '200 g Reis',
  '400 g rote Linsen',
  '60 g Couscous',
  '200 g oats',
  '200 g Polenta',
  '1 cup rice',
  '1 Tasse Linsen',
  '1 Tasse (125 ml) Reis',
])('%s may have been measured dry', (text) => {
  const [best] = matchText(catalogue, text);
  expect(best?.remarks).toContain(COUNTED_AS_COOKED);
  expect(best?.amountConfidence).toBeLessThan(0.8);
});

test.each([
  '75 g cooked pasta',
  '200 g pasta, boiled',
  '250 g oatmeal',
  '60 g dry rice',
  '250 ml lentil soup',
  '150 ml cooked rice',
])('%s says how it was measured', (text) => {
  const [best] = matchText(catalogue, text);
  expect(best?.remarks).not.toContain(COUNTED_AS_COOKED);
  expect(best?.amountConfidence).toBeGreaterThan(0.8);
});

test.each([
  '250 g dry egg pasta',
  '80 g trockene Nudeln',
  '500 g Nudeln',
  '250 g Lasagneplatten',
  '6 lasagne sheets',
])('%s is dry pasta', (text) => {
  const [best] = matchText(catalogue, text);
  expect(best?.id).toMatch(/pasta\.raw$/);
  expect(best?.confidence).toBeGreaterThan(0.8);
});

test.each([
  ['300 g fresh lasagne sheets', 'fresh-pasta'],
  ['200 g Risottoreis', 'risotto-rice.raw'],
  ['200 g Risotto', 'risotto'],
  ['500 g cooked rice', 'white-rice.boiled'],
])('a name may tell dry from fresh or cooked food: %s', (text, id) => {
  expect(matchText(catalogue, text)[0]?.id).toBe(id);
});

test('a large bowl of oatmeal is porridge, although so much pasta may be dry', () => {
  const [best] = matchText(catalogue, '400 g oatmeal');
  expect(best?.id).not.toMatch(/\.raw$/);
});

test('a bowl of rice is a usual portion of cooked rice', () => {
  const [best] = matchText(catalogue, '1 bowl of rice');
  expect(best?.remarks).not.toContain(COUNTED_AS_COOKED);
  expect(best?.remarks.map(textOfRemark).join()).toContain('assumed a portion');
});
