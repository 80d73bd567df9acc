import { expect, test } from 'vitest';
import {
  isOfOtherMilk,
  withMilkAsQualifier,
} from '../../../../../../src/search/lines/normalising/foods/drinks/milk-in-coffee.ts';

test.each([
  ['large latte skimmed milk', 'large latte (skimmed milk)'],
  ['latte with oat milk', 'latte (oat milk)'],
  ['latte with oat drink', 'latte (oat milk)'],
  ['Cappuccino mit Sojadrink', 'Cappuccino (Sojamilch)'],
  ['flat white, regular, oat', 'flat white (oat milk)'],
  ['cup of tea, milk one sugar', 'cup of tea with milk, one sugar'],
  ['Tee mit Milch 1 Zucker', 'Tee mit Milch, 1 Zucker'],
  ['Kaffee ohne Milch und Zucker', 'Kaffee'],
  ['1 cup coffee no milk no sugar', '1 cup coffee'],
  ['coffee without milk powder', 'coffee without milk powder'],
  ['flat white, full cream milk', 'flat white (full cream milk)'],
  ['cappuccino, oat milk, 300 ml', 'cappuccino (oat milk), 300 ml'],
  ['Latte Macchiato mit Hafermilch', 'Latte Macchiato (Hafermilch)'],
  ['large cappuccino semi skimmed', 'large cappuccino (semi-skimmed milk)'],
  ['coffee, oat milk 30 ml', 'coffee with 30 ml oat milk'],
  ['tea with milk 20 ml', 'tea with 20 ml milk'],
  ['Latte Macchiato, hafer', 'Latte Macchiato (Hafermilch)'],
  ['cappuccino (soja)', 'cappuccino (Sojamilch)'],
  ['flat white, oat', 'flat white (oat milk)'],
  ['1 latte - oat milk', '1 latte (oat milk)'],
  ['small latte, soya, and a croissant', 'small latte (soya milk), and a croissant'],
  ['Milchkaffee, fettarm', 'Milchkaffee (fettarmer Milch)'],
  ['mug of hot chocolate made with whole milk', 'mug of hot chocolate (whole milk)'],
  ['coffee with oat milk', 'coffee with oat drink'],
  ['Kaffee (Haferdrink)', 'Kaffee mit Haferdrink'],
  ['coffee with skimmed milk', 'coffee with milk'],
  ["builder's tea, splash of milk", 'tea, splash of milk'],
  ["builder's tea, 2 sugars", "builder's tea, 2 sugars"],
  ['bowl of Weetabix (2) semi skimmed', '2 Weetabix with semi-skimmed milk'],
  ['Müsli mit Milch 200 ml', 'Müsli mit 200 ml Milch'],
  ['porridge oats, semi-skimmed milk (150 ml)', 'porridge oats, 150 ml semi-skimmed milk'],
  ['cheerios w/ oat', 'cheerios with oat milk'],
  ['1 mug hot chocolate made with milk', '1 mug hot chocolate'],
  ['hot chocolate made with milk', 'hot chocolate'],
  ['1 Ovo mit Milch', '1 Ovo'],
  ['hot chocolate made with hot water', 'hot chocolate with water'],
  ['2 mugs of Horlicks with milk', '2 mugs of Horlicks'],
  ['hot chocolate made with water', 'hot chocolate with water'],
  ['Horlicks with water', 'Horlicks (water)'],
  ['Weetabix, 2 biscuits', '2 Weetabix'],
  ['Weetabix 2 biscuits with milk', '2 Weetabix with milk'],
  ['2 Weetabix biscuits', '2 Weetabix'],
  ['instant coffee made with milk', 'latte'],
  ['oats made with milk and honey', 'porridge made with milk and honey'],
  ['bowl of oats cooked in milk', 'bowl of porridge made with milk'],
  ['coffee, semi-skimmed milk, no sugar', 'coffee with milk, no sugar'],
  ['Kaffee, Milch, Zucker', 'Kaffee mit Milch, Zucker'],
  ['mug of tea (semi-skimmed, no sugar)', 'mug of tea with milk, no sugar'],
  ['Kaffee (mit Milch)', 'Kaffee mit Milch'],
  ['Kakao mit Hafermilch', 'hot chocolate (Hafermilch)'],
  ['Kaffee mit fettarmer Milch', 'Kaffee mit Milch'],
])('withMilkAsQualifier writes %s as %s', (text, written) => {
  expect(withMilkAsQualifier(text)).toBe(written);
});

test.each([
  '200 ml skimmed milk',
  'coffee, milk 200 ml',
  'latte',
  'latte, almond croissant',
  'coffee, almond croissant',
  'cappuccino, coconut cake',
  'latte, hazelnut',
  'iced tea no sugar',
  'oat milk',
  'hot chocolate',
  'Milchkaffee',
])('withMilkAsQualifier keeps %s', (text) => {
  expect(withMilkAsQualifier(text)).toBe(text);
});

test('isOfOtherMilk() recognises a drink with a milk that its names lack', () => {
  const latte = { isSolid: false, name: 'Latte', otherNames: [] };
  expect(isOfOtherMilk(['oat', 'milk'], latte)).toBe(true);
  expect(isOfOtherMilk(['hafermilch'], latte)).toBe(true);
  expect(isOfOtherMilk(['whole', 'milk'], latte)).toBe(true);
  expect(isOfOtherMilk(['vanilla'], latte)).toBe(false);
  const ofOats = { isSolid: false, name: 'Latte', otherNames: ['oat milk latte'] };
  expect(isOfOtherMilk(['oat', 'milk'], ofOats)).toBe(false);
  const porridge = { isSolid: true, name: 'Porridge', otherNames: [] };
  expect(isOfOtherMilk(['milk'], porridge)).toBe(false);
});

test('a drink made with water stands in for one with milk', () => {
  const cocoa = { isSolid: false, name: 'Hot chocolate', otherNames: ['hot chocolate with milk'] };
  expect(isOfOtherMilk(['water'], cocoa)).toBe(true);
  expect(isOfOtherMilk(['water'], { ...cocoa, otherNames: [] })).toBe(false);
});
