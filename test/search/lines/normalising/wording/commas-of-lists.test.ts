import { expect, test } from 'vitest';
import {
  countedAgain,
  withListsAfterCommas,
} from '../../../../../src/search/lines/normalising/wording/commas-of-lists.ts';

test.each([
  ['150 g oats, milk', '150 g oats + milk'],
  ['2 bagels with ham, 1 with quark', '2 bagels with ham, 1 bagels with quark'],
  ['300 ml cocoa with cream, 1 with rum', '300 ml cocoa with cream, 1 cocoa with rum'],
  ['150 g oats, milk to serve', '150 g oats + milk to serve'],
  ['rice, milk, sugar', 'rice + milk, sugar'],
  ['150 g yoghurt, nuts', '150 g yoghurt; nuts'],
  ['Joghurt und Nüsse', 'Joghurt; Nüsse'],
  ['100 g strawberries, yogurt and nuts', '100 g strawberries, yogurt, nuts'],
  ['100 g peanuts, butter', '100 g peanuts + butter'],
  ['potatoes, salad', 'potatoes + salad'],
  ['150 g peppers, red and green', '150 g peppers'],
  ['200 g Paprika (rot, gelb)', '200 g Paprika'],
  ['1 kg grapes, red/white', '1 kg grapes'],
])('withListsAfterCommas(%j) is %j', (text, list) => {
  expect(withListsAfterCommas(text)).toBe(list);
});

test.each([
  'milk, oat',
  'chocolate, milk',
  'couscous, salad',
  'bread, butter',
  'oats, milk chocolate',
  'yoghurt with nuts',
  'yoghurt, hazelnut',
  'peppers, red',
  '2 glasses of wine, red and white',
])('withListsAfterCommas() leaves %j', (text) => {
  expect(withListsAfterCommas(text)).toBe(text);
});

test.each([
  ['1 bagel with quark, 1 with honey', 'certain'],
  ['half a pretzel with butter and half with jam', 'certain'],
  ['1/3 baguette mit Salami, ⅔ mit Käse', 'certain'],
  ['3 bagels with quark, 1 with honey', 'likely'],
  ['two pancakes with syrup, two with banana', 'likely'],
  ['1 pretzel with butter, 1/2 with jam', 'likely'],
  ['300 ml cocoa with cream, 1 with rum', 'unclear'],
  ['120g Zopf mit Butter, 2 mit Honig', 'unclear'],
  ['1 bagel with quark, 1 apple', undefined],
])('the second number of %j counts the first food again: %s', (text, again) => {
  expect(countedAgain(text)).toBe(again);
});
