import { expect, test } from 'vitest';
import { unitColumns } from '../../../../src/importers/foods-table/header/unit-columns.ts';
import { plainRow } from '../../../../src/tables/json/object-rows.ts';
import { amountOf, readFoods } from '../read-foods.ts';

test('units in columns behind those of nutrients belong to each amount', async () => {
  const { foods } = await readFoods(
    'Food;Energy;Unit;Sodium;Unit;Fat;Unit\nCrisps;2200;kJ;0,5;g;30;g\nOlives;145;kcal;1500;mg;;\n',
  );
  expect(
    foods.map((food) => [
      food.name,
      amountOf(food, 'energy'),
      amountOf(food, 'sodium'),
      amountOf(food, 'fat'),
    ]),
  ).toEqual([
    ['Crisps', 2200, 500, 30],
    ['Olives', expect.closeTo(606.68), 1500, Number.NaN],
  ]);
});

test('a column of units does not change the name of a nutrient with a number', async () => {
  const { foods } = await readFoods('Food,Vitamin B12,Unit,Fat,Unit\nMilk,0.4,µg,3.5,g\n');
  expect(foods.map((food) => amountOf(food, 'vitamin_B12'))).toEqual([0.4]);
});

test('unitColumns() takes numbered names, but no single unit', () => {
  const header = (cells: string[]) => unitColumns([plainRow(cells, { file: 'f' })]);
  expect(header(['name', 'Energy', 'Unit.1', 'Fat', 'Fat unit'])).toBeDefined();
  expect(header(['name', 'Energy', 'Unit'])).toBeUndefined();
  expect(header(['name', 'Serving', 'Unit', 'Package', 'Unit'])).toBeUndefined();
});
