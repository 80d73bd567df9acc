import { expect, test } from 'vitest';
import { correctedName } from '../../../../../src/importers/foods-table/columns/names/misspelt-columns.ts';
import { amountOf, readFoods } from '../../read-foods.ts';

test.each([
  ['Ckal', 'kcal'],
  ['Enery (kcal)', 'energy (kcal)'],
  ['Kohlenhydrahte (g)', 'kohlenhydrate (g)'],
  ['Eiweis', 'eiweiss'],
  ['Protien (g)', 'protein (g)'],
  ['Sodum (mg)', 'sodium (mg)'],
  ['pottassium_mg', 'potassium_mg'],
  ['Salat', undefined],
  ['Feet', undefined],
  ['Chlorid', undefined],
  ['Vitamin B4', undefined],
  ['Preis', undefined],
  ['', undefined],
])('correctedName() reads %s as %s', (name, corrected) => {
  expect(correctedName(name)).toBe(corrected);
});

test('readFoodsTable() reads misspelt columns, unless another column has their nutrient', async () => {
  const { foods, columns } = await readFoods('Produkt;Ckal;Fett;Eiweis\nKäse;265;21;17\n');
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(265 * 4.184);
  expect(amountOf(foods[0], 'protein')).toBe(17);
  expect([...(columns.misspelt ?? [])]).toEqual([
    [1, 'kcal'],
    [3, 'eiweiss'],
  ]);
  const both = await readFoods('Produkt;kcal;Fett;Protien;Protein\nKäse;265;21;1;17\n');
  expect(both.columns.misspelt).toBeUndefined();
  expect(amountOf(both.foods[0], 'protein')).toBe(17);
});
