import { expect, test } from 'vitest';
import { withMultiplesCounted } from '../../../../../src/search/lines/normalising/amounts/multiples.ts';

test.each([
  ['double espresso', '2 espresso'],
  ['Espresso doppelt', '2 Espresso'],
  ['ein doppelter Wodka', '1 large Wodka'],
  ['double whisky', '1 large whisky'],
  ['single whisky', '1 whisky'],
  ['triple espresso', '3 espresso'],
  ['a double gin and tonic', 'large gin and tonic'],
  ['1 Hälfte Brötchen', '0.5 Brötchen'],
  ['2 Brötchenhälften mit Käse', '1 Brötchen mit Käse'],
  ['zwei Avocadohälften', '1 Avocado'],
  ['4 peach halves', '2 peach'],
  ['2 ripe peach halves', '1 ripe peach'],
  ['12 sun-dried tomato halves', '12 sun-dried tomato'],
  ['5 tinned peach halves', '5 tinned peach'],
  ['1 Sushi-Box (12 Stück)', '12 Sushi'],
  ['sushi platter, 8 pieces', '8 sushi'],
  ['1 Semmel (nur die obere Hälfte) mit Butter', '1/2 Semmel mit Butter'],
  ['1 mango (half)', '1/2 mango'],
  ['1 Zwiebel, halb', '1/2 Zwiebel'],
  ['1 Apfel (halbiert)', '1 Apfel (halbiert)'],
  ['1 bagel, top half only', '1/2 bagel'],
  ['200ml x 2', '2 x 200ml'],
  ['80 g x2 portions', '2 x 80 g'],
  ['3 @ 50 g', '3 x 50 g'],
  ['Milk 200ml x 2', 'Milk 200ml x 2'],
  ['200ml x 2 milk', '200ml x 2 milk'],
  ['3 eggs @ 50 g', '3 eggs @ 50 g'],
  ['Kaffee: 4 Tassen mit je 10 ml Milch', 'Kaffee: 4 Tassen mit 40 ml Milch'],
  ['Kaffee 3x mit je 20 ml Milch', '3 Kaffee mit 60 ml Milch'],
  ['tea x2 with 1 tsp sugar each', '2 tea with 2 tsp sugar'],
  ['Kaffee 3x mit Milch', '3 Kaffee mit Milch'],
  // The number belongs to another food, or to an amount.
  ['Kaffee, Toast 2x mit Butter', 'Kaffee, Toast 2x mit Butter'],
  ['Cola 2x 330 ml mit Eis', 'Cola 2x 330 ml mit Eis'],
])('withMultiplesCounted writes %s as %s', (text, written) => {
  expect(withMultiplesCounted(text)).toBe(written);
});

test.each([
  'double cream',
  'double chocolate muffin',
  'espresso',
  'whisky sour',
  'large whisky',
  'both halves',
  '1 Box',
])('withMultiplesCounted keeps %s', (text) => {
  expect(withMultiplesCounted(text)).toBe(text);
});
