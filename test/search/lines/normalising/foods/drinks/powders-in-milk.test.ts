import { expect, test } from 'vitest';
import { withPowdersInMilk } from '../../../../../../src/search/lines/normalising/foods/drinks/powders-in-milk.ts';

test.each([
  ['Protein-Shake mit 300 ml Milch', 'Proteinpulver mit 300 ml Milch'],
  ['1 protein shake made with 250ml skimmed milk', '1 protein powder with 250ml skimmed milk'],
  ['protein shake (300 ml milk)', 'protein powder with 300 ml milk'],
  ['Proteinshake (30 g Pulver, 300 ml Milch)', '30 g Proteinpulver, 300 ml Milch'],
  ['protein shake with 1 scoop powder and 300 ml milk', '1 scoop protein powder and 300 ml milk'],
  ['Eiweißshake mit Wasser', 'Proteinpulver mit Wasser'],
  ['Kakao mit 200 ml Milch', 'Trinkschokoladenpulver mit 200 ml Milch'],
  ['hot chocolate made with 250 ml oat milk', 'drinking chocolate powder with 250 ml oat milk'],
  ['Porridge mit 200 ml Hafermilch', 'Haferflocken mit 200 ml Hafermilch'],
  ['cappuccino with 150 ml oat milk', 'espresso with 150 ml oat milk'],
  ['1 Cappuccino (80 ml Milch)', '1 Espresso mit 80 ml Milch'],
  ['Ovomaltine mit 2 dl Milch', 'Ovomaltinepulver mit 2 dl Milch'],
])('withPowdersInMilk names what was stirred into the milk: %s', (text, expected) => {
  expect(withPowdersInMilk(text)).toBe(expected);
});

test.each([
  'protein shake 330 ml',
  'porridge with milk',
  'porridge with 100 ml milk',
  'Kakao mit 1 dl Milch',
  'cappuccino with 20 ml milk',
  'latte with 50 ml milk',
  'latte with oat milk',
  'Kakao mit Milch',
  'porridge with 200 g blueberries',
  'banana protein shake with 300 ml milk',
  '2 cappuccino mit 100 ml Milch',
])('withPowdersInMilk leaves a drink without a volume of milk that makes all of it: %s', (text) => {
  expect(withPowdersInMilk(text)).toBe(text);
});
