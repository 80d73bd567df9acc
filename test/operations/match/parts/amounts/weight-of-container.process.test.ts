import { expect, test } from 'vitest';
import { matchLine } from '../../../../../src/operations/match/match-line.ts';
import { openEmbedded } from '../../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();
const foodsOf = (text: string) =>
  matchLine(catalogue, { text } as never, { threshold: 0.8 }).map(({ candidates: [best] }) => best);

test.each([
  ['1 tin macaroni and cheese 380 g', 'macaroni-cheese', 380],
  ['1 Dose Geflügelsalat mit Mayonnaise 350 g', 'chicken-salad', 350],
])('%j is one dish', (text, id, amount) => {
  const foods = foodsOf(text);
  expect(foods).toHaveLength(1);
  expect(foods[0]).toMatchObject({ id, amount });
});

test.each(['1 tin tuna with sweetcorn 160 g', 'peas and corn 90 g'])(
  'the last food of %j is not sure to have all the weight',
  (text) => {
    expect(foodsOf(text).at(-1)?.confidence).toBeLessThan(0.8);
  },
);

test.each([
  ['2 Brötchen mit Gouda (je 25 g)', 50],
  ['3 rolls with cheddar (25 g each)', 75],
])('%j gives the amount of one addition', (text, amount) => {
  expect(foodsOf(text).at(-1)).toMatchObject({ amount });
});
