import { expect, test } from 'vitest';
import {
  piecesOfKinds,
  withFlavoursAsQualifiers,
  withoutKindsOfProducts,
} from '../../../../../src/search/lines/normalising/foods/flavours.ts';

test.each([
  ['Clif bar, choc chip', 'Clif bar (choc chip)'],
  ['protein bar, peanut butter 60 g', 'protein bar (peanut butter) 60 g'],
  ['Müsliriegel, Schoko', 'Müsliriegel (Schoko)'],
  ['Eis, 2 Kugeln, Vanille', 'Eis, 2 Kugeln (Vanille)'],
  ['Joghurt, 150 g, Mango, 100 g', 'Joghurt, 150 g, Mango, 100 g'],
  ['iced tea, peach, 1 apple', 'iced tea (peach), 1 apple'],
  ['Pringles, sour cream & onion flavour', 'Pringles (sour cream & onion)'],
  ['150 g Skyr Vanille', '150 g Skyr (Vanille)'],
  ['1 Quest bar cookies and cream', '1 Quest bar (cookies and cream)'],
  ['ensure plus chocolate, 1 banana', 'ensure plus (chocolate), 1 banana'],
  ['Wassereis, Zitrone', 'Wassereis, Zitrone'],
  ['30 g Pringles sour cream', '30 g Pringles (sour cream)'],
  ['2 Weetabix chocolate, 1 banana', '2 Weetabix (chocolate), 1 banana'],
  ['Kitkat chunky white', 'Kitkat (chunky white)'],
  ['1 Tafel Ritter Sport Nuss', '1 Tafel Ritter Sport (Nuss)'],
  ['Milch, Schoko 250 ml', 'Milch (Schoko) 250 ml'],
  ['Cola, Vanille 0,33 l', 'Cola (Vanille) 0,33 l'],
  ['Milch, Schokolade, Apfel', 'Milch, Schokolade, Apfel'],
  ['Milch, Schoko 20 g', 'Milch, Schoko 20 g'],
])('withFlavoursAsQualifiers() writes %j as %j', (text, written) => {
  expect(withFlavoursAsQualifiers(text)).toBe(written);
});

test.each([
  'protein bar, banana',
  'Reis, Tomate',
  'bagel chocolate spread',
  'yoghurt chocolate chip cookie',
  'skyr, strawberries',
  'oreo milkshake',
  'weetabix milk',
  'snickers ice cream',
  'muffin, coffee',
  'toast, peanut butter',
  'yoghurt, blueberry and granola',
])('withFlavoursAsQualifiers() keeps %j', (text) => {
  expect(withFlavoursAsQualifiers(text)).toBe(text);
});

test.each([
  ['2 Kugeln Eis (Schoko, Vanille)', '2', 'Kugeln Eis', ['Schoko', 'Vanille']],
  ['two scoops of ice cream: vanilla and mint', 'two', 'scoops of ice cream', ['vanilla', 'mint']],
  ['Eis, 2 Kugeln (Zitrone & Mango)', '2', 'Kugeln Eis', ['Zitrone', 'Mango']],
  ['2 slices pizza (pepperoni, hawaiian)', '2', 'slices pizza', ['pepperoni', 'hawaiian']],
])('piecesOfKinds(%j)', (text, count, food, kinds) => {
  expect(piecesOfKinds(text)).toEqual({ count, food, kinds });
});

test.each([
  '2 muffins (large, homemade)',
  '2 scoops ice cream (vanilla)',
  '2 Brötchen (Käse, Salami)',
  '2 apples (peeled, cored)',
])('piecesOfKinds(%j) is undefined', (text) => {
  expect(piecesOfKinds(text)).toBeUndefined();
});

test.each([
  ['pringles sour cream', 'pringles'],
  ['nescafe gold', 'nescafe'],
  ['philadelphia cheesecake', 'philadelphia cheesecake'],
])('withoutKindsOfProducts() makes %j %j', (text, plain) => {
  expect(withoutKindsOfProducts(text)).toBe(plain);
});

test.each([
  ['1 glass whole milk, chocolate', '1 glass whole chocolate milk'],
  ['200 ml skimmed milk chocolate', '200 ml skimmed chocolate milk'],
  ['250 ml soy milk chocolate', '250 ml soy chocolate milk'],
  ['1 glass whole milk, chocolate 20 g', '1 glass whole milk, chocolate 20 g'],
  ['100 g milk chocolate', '100 g milk chocolate'],
])('withFlavoursAsQualifiers(%j) is %j', (text, drink) => {
  expect(withFlavoursAsQualifiers(text)).toBe(drink);
});
