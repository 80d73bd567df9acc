import { expect, test } from 'vitest';
import { openEmbedded } from '../../../../support/embedded-catalogue.ts';
import { bestOfLine } from '../../../../support/matching.ts';

const catalogue = openEmbedded();

const bestOf = (text: string) => bestOfLine(catalogue, text);

test.each([
  ['250 g Pellkartoffeln mit Kräuterquark', 'potatoes-with-quark', 'Pellkartoffeln'],
  ['200 g chicken with rice', 'arroz-con-pollo', 'chicken'],
  ['rice 200 g with beans', 'rice-and-beans', 'rice'],
  ['150 g Reis, Gemüse', 'savoury-rice', 'Reis'],
  ['50 g Müsli mit Joghurt', 'muesli-yoghurt', 'Müsli'],
  ['3 EL Müsli mit Joghurt', 'muesli-yoghurt', 'Müsli'],
  ['40g cereal with milk', 'muesli-milk', 'cereal'],
  ['4 cl gin with tonic', 'gin-and-tonic', 'gin'],
])('a weight next to the first food of a dish may be its own: %s', (text, id, first) => {
  const [dish] = bestOf(text);
  expect(dish).toMatchObject({ id, amountConfidence: 0.75, isSizeAssumed: true });
  expect(dish?.remarks).toContain(`the weight may be that of ${first} alone`);
});

test.each([
  'potatoes with quark, 250 g',
  '200 g Joghurt mit Früchten',
  '300 ml gin with tonic',
  '200 ml coffee with milk',
  '200 g lasagne with spinach',
  '150 g chicken, breaded',
  '200 g potatoes, mashed',
])('the weight of a dish is certain: %s', (text) => {
  expect(bestOf(text)[0]?.amountConfidence).toBe(1);
});

test.each([
  ['roast beef 120g with gravy', 'roast-beef', 120, 'gravy'],
  ['Ravioli 250 g mit Pesto', 'ravioli', 250, 'pesto'],
])(
  'a weight behind the first food is its own, if both parts name foods: %s',
  (text, id, grams, added) => {
    const [first, second] = bestOf(text);
    expect(first).toMatchObject({ id, amount: grams, amountConfidence: 1 });
    expect(second).toMatchObject({ id: added, isSizeAssumed: true });
  },
);
