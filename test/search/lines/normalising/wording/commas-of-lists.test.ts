import { expect, test } from 'vitest';
import { withListsAfterCommas } from '../../../../../src/search/lines/normalising/wording/commas-of-lists.ts';

test.each([
  ['150 g oats, milk', '150 g oats + milk'],
  ['150 g oats, milk to serve', '150 g oats + milk to serve'],
  ['rice, milk, sugar', 'rice + milk, sugar'],
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
  'peppers, red',
  '2 glasses of wine, red and white',
])('withListsAfterCommas() leaves %j', (text) => {
  expect(withListsAfterCommas(text)).toBe(text);
});
