import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { bestOfLine } from '../../../support/matching.ts';

const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
afterAll(() => catalogue.close());

const bestOf = (text: string) => bestOfLine(catalogue, text);

test.each([
  ['250 g Pellkartoffeln mit Kräuterquark', 'potatoes-with-quark', 'Pellkartoffeln'],
  ['200 g chicken with rice', 'arroz-con-pollo', 'chicken'],
])('a weight in front of the first food of a dish may be its own: %s', (text, id, first) => {
  const [dish] = bestOf(text);
  expect(dish).toMatchObject({ id, amountConfidence: 0.75, isSizeAssumed: true });
  expect(dish?.remarks).toContain(`the weight may be that of ${first} alone`);
});

test.each([
  'potatoes with quark, 250 g',
  '200 g Joghurt mit Früchten',
  '200 g lasagne with spinach',
])('the weight of a dish is certain: %s', (text) => {
  expect(bestOf(text)[0]?.amountConfidence).toBe(1);
});
