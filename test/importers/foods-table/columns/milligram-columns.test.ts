import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const TABLE = 'name,kcal,protein,sodium\nCrackers,420,9,900\nRusk,400,11,40\n';

test('sodium without a unit is in mg if no food has so many grams', async () => {
  const { foods, columns } = await readFoods(TABLE);
  expect(amountOf(foods[0], 'sodium')).toBe(900);
  expect(columns.milligrams).toEqual([3]);
});

test('amounts that are possible in grams need a unit, and so do minerals that may be percentages', async () => {
  await expect(readFoods(TABLE.replace('900', '9'))).rejects.toThrow('"sodium" has no unit');
  await expect(readFoods(TABLE.replace('sodium', 'calcium'))).rejects.toThrow('has no unit');
});

test('a unit in the cells or in the map counts', async () => {
  const { foods } = await readFoods(TABLE.replace(',900', ',900 mg').replace(',40\n', ',0.04 g\n'));
  expect(foods.map((food) => amountOf(food, 'sodium'))).toEqual([900, 40]);
});
