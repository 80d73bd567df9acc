import { expect, test } from 'vitest';
import {
  hasUnreadableNumber,
  withNumbersInFull,
} from '../../../../../src/search/lines/normalising/amounts/unreadable-numbers.ts';
import { readMeasuredFood } from '../../../../../src/search/lines/reading/measured-food.ts';

test.each([
  ["1'250 g Brot", '1250 g Brot'],
  ['1’000 ml Milch', '1000 ml Milch'],
  ['1\u202f250 g potatoes', '1250 g potatoes'],
  ['1 250 g Becher', '1 250 g Becher'],
  ['1 000 g Mehl', '1000 g Mehl'],
  ['1.00 cup oats', '1 cup oats'],
  ['240.00 ml milk', '240 ml milk'],
  ['1.250,5 g Brot', '1250.5 g Brot'],
  ['1,000.0 ml milk', '1000 ml milk'],
  ['2.00 medium apple', '2 medium apple'],
  ['10.00 coffee', '10.00 coffee'],
  ["Ben & Jerry's 465 ml", "Ben & Jerry's 465 ml"],
  ["12'5 g", "12'5 g"],
  ['O,5 l Milch', 'O.5 l Milch'],
  ['1-1/2 l milk', '1 1/2 l milk'],
  ['Cheddar, 2-¾ oz', 'Cheddar, 2 ¾ oz'],
  ['1 and 1/2 cups rice', '1 1/2 cups rice'],
  ['1 & ½ cups rice', '1 ½ cups rice'],
  ['1/2-3/4 cup milk', '1/2-3/4 cup milk'],
  ['1-1 1/2 cups milk', '1-1 1/2 cups milk'],
  ['1-2 cups milk', '1-2 cups milk'],
  ['egg 1 and 1/2 banana', 'egg 1 and 1/2 banana'],
  ['a cup and a half of rice', '1 1/2 cup rice'],
  ['2 pints and a half', '2 1/2 pints'],
  ['a banana and a half', '1 1/2 banana'],
  ['1 apple and a half avocado', '1 apple and a half avocado'],
  ['1 (14½-oz) can peas', '1 (14.5-oz) can peas'],
  ['2 (10 3/4 ounce) cans soup', '2 (10.75 ounce) cans soup'],
  ['1 (1/2 oz) sachet yeast', '1 (1/2 oz) sachet yeast'],
  ['80gfrozen peas', '80g frozen peas'],
  ['2 tbspbutter', '2 tbsp butter'],
  ['150mlwarm water', '150ml warm water'],
  ['2garlic cloves', '2garlic cloves'],
  ['3 tbsps sugar', '3 tbsps sugar'],
  ['100gms butter', '100gms butter'],
  ['100gr butter', '100gr butter'],
])('withNumbersInFull(%j) is %j', (text, joined) => {
  expect(withNumbersInFull(text)).toBe(joined);
});

test.each([
  '1O0 g Brot',
  'l00 g Brot',
  '1,,5 g Salz',
  '1.5.0 g Salz',
  '1e2 g Brot',
  '25 0 g Brot',
  '120/100 g Brot',
  '1 250 g Kartoffeln',
  '1O0 Gramm Brot',
  '1.5.0 oz cheese',
  'O,5 l Milch',
  'l.5 kg Mehl',
  '1 - 1/2 l milk',
])('%j has an unreadable number', (text) => {
  expect(hasUnreadableNumber(text)).toBe(true);
});

test.each([
  '100 g Brot',
  '20…30 g Brot',
  'Brot … 20 g',
  '1 000 g Mehl',
  '1/2 l Milch',
  '1 1/2 kg Mehl',
  '1,5 l Wasser',
  '1.250 g Mehl',
  '2 400g tins tomatoes',
  '1 250 g Becher Quark',
  '1/2 - 3/4 l milk',
  '1 - 1 1/2 l milk',
  '500 g Mehl Type 405',
  'Müsli 10/2025',
  'Level 100 gym shake',
])('%j has no unreadable number', (text) => {
  expect(hasUnreadableNumber(text)).toBe(false);
});

test.each(['1O0 g', '25 0 g', '1.5.0 g', '20…', '20… g', '2\ufffd0 g'])(
  'the amount %j of a food is unclear',
  (amount) => {
    expect(readMeasuredFood('Brot', amount).isUnclear).toBe(true);
  },
);
