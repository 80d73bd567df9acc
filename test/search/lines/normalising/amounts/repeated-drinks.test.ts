import { expect, test } from 'vitest';
import { withDrinksRepeated } from '../../../../../src/search/lines/normalising/amounts/repeated-drinks.ts';

test.each([
  ['cup of tea, splash of milk x4', '4 cup of tea, 4 splash of milk'],
  ['coffee with splash of milk, 3 cups', '3 coffee with 3 splash of milk'],
  ['splash of milk in coffee x 3 cups', '3 cups coffee with 3 splash of milk'],
  ['ein Schuss Milch im Kaffee x 2', '2 Kaffee mit 2 Schuss Milch'],
  ['milk in coffee x3', '3 coffee with milk'],
  ['1 tsp sugar in tea x 4', '4 tea with 4 tsp sugar'],
  ['2 sugars in my tea', 'tea with 2 sugars'],
  ['Zucker im Kaffee', 'Kaffee mit Zucker'],
  ['2 sugars in coffee, 3 cups', '3 cups coffee with 6 sugars'],
  ['3 cups of coffee with a splash of milk', '3 cups of coffee with 3 splash of milk'],
  ['2 Tee mit einem Schuss Milch', '2 Tee mit 2 Schuss Milch'],
])('withDrinksRepeated() writes %j as %j', (text, written) => {
  expect(withDrinksRepeated(text)).toBe(written);
});

test.each([
  'coffee, 2 cups',
  'splash of milk in coffee',
  'coffee with milk',
  'milk in coffee cake x 2',
  'tea, toast x 2',
  'coffee, digestive biscuit x2',
])('withDrinksRepeated() keeps %j', (text) => {
  expect(withDrinksRepeated(text)).toBe(text);
});
