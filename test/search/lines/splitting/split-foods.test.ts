import { expect, test } from 'vitest';
import {
  splitAdded,
  splitAtCommas,
  splitFoods,
  splitJoined,
} from '../../../../src/search/lines/splitting/split-foods.ts';

test('juice and peel of a fruit are two foods', () => {
  expect(splitFoods('juice and zest of 1 lemon')).toEqual(['juice of 1 lemon', 'zest of 1 lemon']);
  expect(splitFoods('2 Limetten (Saft und Schale)')).toHaveLength(2);
  expect(splitFoods('juice of 1 lemon')).toHaveLength(1);
});

test.each<[text: string, foods: string[]]>([
  [
    'Full English: 2 bacon, 2 sausages, 1 fried egg, beans 3 tbsp, black pudding 1 slice',
    ['2 bacon', '2 sausages', '1 fried egg', 'beans 3 tbsp', 'black pudding 1 slice'],
  ],
  [
    'Smoothie (1 banana, 100g strawberries, 200ml oat milk)',
    ['1 banana', '100g strawberries', '200ml oat milk'],
  ],
  [
    'turkey sandwich (2 slices bread, 3 oz turkey), 1 apple',
    ['2 slices bread', '3 oz turkey', '1 apple'],
  ],
  ['1 Glas Rotwein, paar Erdnüsse', ['1 Glas Rotwein', 'paar Erdnüsse']],
  ['1 beer and few crisps', ['1 beer', 'few crisps']],
  ['1 Bier, viele Nüsse', ['1 Bier', 'viele Nüsse']],
  ['100 g dark chocolate, 70% cocoa solids', ['100 g dark chocolate, 70% cocoa solids']],
  ['Raclette: 200 g Käse, 3 Essiggurken', ['200 g Käse', '3 Essiggurken']],
  ['Café complet: 1 Ei', ['Café complet: 1 Ei']],
  ['Toast (ham, cheese)', ['Toast, ham, cheese']],
  ['milk (1 glass, 200 ml)', ['milk (1 glass, 200 ml)']],
  ['Fruit yoghurt (150 g)', ['Fruit yoghurt (150 g)']],
  ['chicken, roasted 200 g', ['chicken, roasted 200 g']],
  ['cheese on toast, 3 slices', ['cheese on toast, 3 slices']],
  ['stir fry (chicken 150g, soy sauce 1 tbsp)', ['chicken 150g', 'soy sauce 1 tbsp']],
  ['2 rolls, butter 20 g', ['2 rolls', 'butter 20 g']],
  ['bread roll, packet of crisps', ['bread roll', 'packet of crisps']],
])('splitFoods() splits %s', (text, foods) => {
  expect(splitFoods(text)).toEqual(foods);
});

test('bones and the way a food was cut are not separate foods', () => {
  const bonedIn = '1.5 kg lamb shoulder, bone in';
  expect(splitFoods(bonedIn)).toEqual([bonedIn]);
  expect(splitAtCommas(bonedIn)).toEqual([bonedIn]);
  expect(splitJoined('200 g Forelle mit Gräten')).toEqual(['200 g Forelle mit Gräten']);
  expect(splitAtCommas('mushrooms, in slices')).toEqual(['mushrooms, in slices']);
  const prepared = '10 olives, pitted and halved';
  expect(splitAtCommas(prepared)).toEqual([prepared]);
  expect(splitAtCommas('olives, salt and pepper')).toEqual(['olives', 'salt and pepper']);
  expect(splitAtCommas('mushrooms, cheese')).toEqual(['mushrooms', 'cheese']);
  const grated = '250 g Rüebli, an der Reibe gerieben';
  expect(splitFoods(grated)).toEqual([grated]);
});

test('a beer that is called by its colour is a food', () => {
  expect(splitAtCommas('Brezel, Helles')).toEqual(['Brezel', 'Helles']);
});

test.each(['1 Zwiebel(n), rot', '1 cheese triangle, light', 'cabbage, red', 'Joghurt, mager'])(
  'splitAtCommas() reads %s as one food',
  (text) => {
    expect(splitAtCommas(text)).toEqual([text]);
  },
);

test.each([
  'Kartoffelsuppe, 1 Port.',
  'almonds, handful',
  'Banane, 120 g (ohne Schale)',
  'Banane, 120 g geschält',
  'Graubrot, 2 Scheiben à 45 g',
  'Orangensaft, 1 gr. Glas (0,3l)',
  'carrots, 100 g (raw weight)',
])('an amount after a comma is not a separate food: %j', (text) => {
  expect(splitFoods(text)).toHaveLength(1);
  expect(splitAtCommas(text)).toEqual([text]);
});

test('splitAdded splits a dish from its sides', () => {
  expect(splitAdded('fish and chips with mushy peas')).toEqual(['fish and chips', 'mushy peas']);
  expect(splitAdded('tea without milk')).toEqual(['tea without milk']);
});

test('"without" belongs to the food before it, and a food after that is separate', () => {
  expect(splitAtCommas('steak, salad no dressing')).toEqual(['steak', 'salad no dressing']);
  expect(splitAtCommas('burger, fries, no sauce')).toEqual(['burger', 'fries, no sauce']);
  expect(splitJoined('Huhn ohne Haut und Knochen')).toEqual(['Huhn ohne Haut und Knochen']);
  expect(splitJoined('Huhn ohne Haut mit Reis')).toEqual(['Huhn ohne Haut', 'Reis']);
});

test('a small amount in brackets belongs to the food before it', () => {
  expect(splitFoods('coffee with milk (30 ml)')).toEqual(['coffee', 'milk (30 ml)']);
  expect(splitFoods('3 slices of bread with butter (90 g)')).toHaveLength(1);
});

test.each([
  ['Greek yoghurt; plain, 0% fat', 1],
  ['yoghurt; 150 g', 1],
  ['yoghurt; honey', 2],
  ['2 rolls (120 g)', 1],
])('splitFoods() finds the foods of %j: %d', (text, foods) => {
  expect(splitFoods(text)).toHaveLength(foods);
});

test('a preparation without a food belongs to the food before it', () => {
  expect(splitJoined('1 bun, toasted with butter')).toEqual(['1 bun, toasted', 'butter']);
  expect(splitJoined('Kartoffeln, gekocht mit Quark')).toEqual(['Kartoffeln, gekocht', 'Quark']);
});

test('a peel that was weighed with its food is not a food', () => {
  const banana = '150 g Banane mit Schale gewogen';
  expect(splitFoods(banana)).toEqual([banana]);
  expect(splitFoods(`${banana}, 200 g Joghurt`)).toEqual([banana, '200 g Joghurt']);
});

test.each([
  ['rice | 100 g', ['rice, 100 g']],
  ['rice | 100 g | butter | 50 g', ['rice, 100 g', 'butter, 50 g']],
  ['rice | 100 g, butter | 50 g', ['rice, 100 g', 'butter, 50 g']],
  ['100 g | rice | 50 g | butter', ['100 g rice', '50 g butter']],
  ['rice / butter', ['rice', 'butter']],
])('an amount between bars belongs to its food: %s', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods);
});
