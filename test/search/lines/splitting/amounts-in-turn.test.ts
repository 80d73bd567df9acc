import { expect, test } from 'vitest';
import { foodsInTurn } from '../../../../src/search/lines/splitting/amounts-in-turn.ts';

test.each([
  ['60 g / 200 ml Haferflocken mit Milch', ['60 g Haferflocken', '200 ml Milch']],
  ['Haferflocken mit Milch, 60 g / 200 ml', ['60 g Haferflocken', '200 ml Milch']],
  ['Haferflocken mit Milch (60 g, 200 ml)', ['60 g Haferflocken', '200 ml Milch']],
  ['porridge with milk 50g/200ml', ['50g porridge', '200ml milk']],
  ['Pellkartoffeln mit Quark 250g + 100g', ['250g Pellkartoffeln', '100g Quark']],
  ['Reis/Gemüse 200/150 g', ['200 g Reis', '150 g Gemüse']],
  [
    'bread with butter and jam: 2 slices + 10 g + 1 tbsp',
    ['2 slices bread', '10 g butter', '1 tbsp jam'],
  ],
  ['Müsli und Joghurt 50 g und 150 g', ['50 g Müsli', '150 g Joghurt']],
])('"%s" has its amounts in the order of its foods', (text, foods) => {
  expect(foodsInTurn(text)).toEqual(foods);
});

test.each([
  ['a repeated amount', 'butter and jam 200 g / 7 oz'],
  ['a weight that may be that of the slices', 'bread with butter, 2 slices / 90 g'],
  ['a half', 'rice/vegetables 1/2 plate'],
  ['one food', 'double cream 50g/200ml'],
  ['more foods than amounts', 'bread with butter and jam 50 g / 10 g'],
  ['a word that describes the food', 'onions, red 100 g / 50 g'],
  ['a word that is no measure', 'tea and cake 2 friends + 3 visitors'],
])('%s: "%s" stays unchanged', (_, text) => {
  expect(foodsInTurn(text)).toBeUndefined();
});
