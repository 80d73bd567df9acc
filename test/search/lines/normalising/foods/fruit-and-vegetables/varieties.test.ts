import { expect, test } from 'vitest';
import { withoutVarieties } from '../../../../../../src/search/lines/normalising/foods/fruit-and-vegetables/varieties.ts';

test.each([
  ['12 oz penne pasta', '12 oz pasta'],
  ['250 g wholewheat fusilli', '250 g wholemeal pasta'],
  ['whole wheat spaghetti', 'wholemeal pasta'],
  ['250 g Vollkorn-Penne', '250 g Vollkornnudeln'],
  ['200 g penne pasta bake', '200 g penne pasta bake'],
  ['500g Maris Piper potatoes', '500g potatoes'],
  ['400 g Desiree potatoes', '400 g potatoes'],
  ['3 large Russets', '3 large potatoes'],
  ['1 kg mehlige Kartoffeln', '1 kg Kartoffeln'],
  ['500 g vorwiegend festkochende Kartoffeln', '500 g Kartoffeln'],
  ['500 g Sieglinde', '500 g potatoes'],
  ['1 Elstar Apfel', '1 Apfel'],
  ['1 Braeburn', '1 apple'],
  ['3 Boskop', '3 apples'],
  ['400 g San Marzano tomatoes', '400 g tomatoes'],
  ['4 Roma tomatoes', '4 small tomatoes'],
  ['2 beefsteak tomatoes', '2 large tomatoes'],
  ['2 medium russet potatoes', '2 large potatoes'],
  ['2 small russet potatoes', '2 small potatoes'],
  ['1 gem squash', '1 small acorn squash'],
  ['2 large little gem squashes', '2 small acorn squashes'],
  ['100 g gem squash', '100 g gem squash'],
  ['6 medjool', '6 medjool dates'],
  ['1 Williams Birne', '1 Birne'],
])('withoutVarieties() of %j', (text, plain) => {
  expect(withoutVarieties(text)).toBe(plain);
});

test.each([
  '2 Granny Smith apples',
  '1 Golden Delicious',
  '4 Medjool dates',
  '200 g new potatoes',
  'Linda hatte 2 Äpfel',
  '1 can plum tomatoes',
  'tomato salad',
  'white bread',
])('withoutVarieties() leaves %j', (text) => {
  expect(withoutVarieties(text)).toBe(text);
});
