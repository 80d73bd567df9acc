import { expect, test } from 'vitest';
import { withAmountsSeparated } from '../../../../../src/search/lines/normalising/amounts/unseparated-amounts.ts';

test.each([
  ['50g oats 150ml soya milk 1 tsp honey', '50g oats, 150ml soya milk, 1 tsp honey'],
  ['overnight oats 50g oats 150ml milk', 'overnight oats: 50g oats, 150ml milk'],
  ['Haferflocken 50g Milch 150ml Honig 1 TL', 'Haferflocken 50g, Milch 150ml, Honig 1 TL'],
])('%s is a list without commas', (text, list) => {
  expect(withAmountsSeparated(text)).toBe(list);
});

test.each([
  '1 tin 400g tomatoes',
  '2 x 400g tins tomatoes',
  '1 tbsp olive oil 15 ml',
  '1 cup 2% milk',
  '50 g oats with 150 ml milk',
  '200 g Mehl 405',
  'muesli 60g milk 200ml banana',
])('%s is not a list without commas', (text) => {
  expect(withAmountsSeparated(text)).toBe(text);
});
