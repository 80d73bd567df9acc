import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

test.each([
  'Alkohol (Vol.-%)',
  'Alkoholgehalt (% vol)',
  'Alkohol Vol.%',
  'alcohol_vol',
  'Alcohol by volume (%)',
  'ABV',
  'Alcool (% vol)',
  '% vol',
])('a column %s becomes grams', async (column) => {
  const { foods, faults } = await readFoods(`Name;kJ;Fett;${column}\nPils;176;0;5\nBrot;950;1;0\n`);
  expect(faults).toEqual([]);
  expect(foods.map((food) => amountOf(food, 'alcohol'))).toEqual([5 * 0.789, 0]);
});

test('alcohol in Open Food Facts is by volume', async () => {
  const table = 'product_name\tenergy-kj_100g\talcohol_100g\nLager\t180\t5\nWater\t0\t0\n';
  const { foods } = await readFoods(table, {}, 'off.tsv');
  expect(foods.map((food) => amountOf(food, 'alcohol'))).toEqual([5 * 0.789, 0]);
});

test.each(['Alkohol (g)', 'alcohol_100g', 'Alkohol'])('a column %s is in grams', async (column) => {
  const { foods } = await readFoods(`Name;kJ;${column}\nPils;176;4\n`);
  expect(amountOf(foods[0], 'alcohol')).toBe(4);
});

test('a density is used, and --map keeps the unit', async () => {
  const { foods } = await readFoods('Name;kJ;Alkohol (Vol.-%);Dichte\nLikör;1200;20;1,1\n', {
    columnMap: { alcohol_g: 'Alkohol (Vol.-%)' },
  });
  expect(amountOf(foods[0], 'alcohol')).toBeCloseTo((20 * 0.789) / 1.1, 9);
});
