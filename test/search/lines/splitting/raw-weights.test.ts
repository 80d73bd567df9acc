import { expect, test } from 'vitest';
import { splitFoods } from '../../../../src/search/lines/splitting/split-foods.ts';

test.each<[text: string, foods: string[]]>([
  ['150 g Nudeln (Rohgewicht) mit Tomatensoße', ['150 g Nudeln (Rohgewicht)', 'Tomatensoße']],
  ['80 g Nudeln (roh) mit Pesto', ['80 g Nudeln (roh)', 'Pesto']],
  ['100 g Reis roh gewogen mit Gemüse', ['100 g Reis roh gewogen', 'Gemüse']],
  ['60 g Couscous (trocken) mit Gemüse', ['60 g Couscous (trocken)', 'Gemüse']],
  ['100 g pasta (dry weight) with pesto', ['100 g pasta (dry weight)', 'pesto']],
  ['150 g dry pasta with tomato sauce', ['150 g dry pasta', 'tomato sauce']],
  ['Reis (roh 80 g) mit Gemüse', ['Reis (roh 80 g)', 'Gemüse']],
  ['Nudeln mit Soße (150 g Rohgewicht)', ['Nudeln (150 g Rohgewicht)', 'Soße']],
  ['100g Nudeln (roh) mit 80g Soße', ['100g Nudeln (roh)', '80g Soße']],
])('splitFoods() assigns a raw weight to the first food: %s', (text, foods) => {
  expect(splitFoods(text)).toEqual(foods);
});

test.each([
  '150 g roher Schinken mit Melone',
  '100 g raw milk cheese with herbs',
  'Rohe Klöße mit Soße 300 g',
  '150 g Nudeln mit Tomatensoße',
  '2 getrocknete Feigen mit Käse',
])('splitFoods() does not split a kind of food or a dish: %s', (text) => {
  expect(splitFoods(text)).toEqual([text]);
});
