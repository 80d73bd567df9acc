import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

const TABLE = 'name,kcal,protein,sodium\nCrackers,420,9,900\nRusk,400,11,40\nPretzel,390,10,1500\n';

test('sodium without a unit is in mg if most foods cannot have so many grams', async () => {
  const { foods, columns } = await readFoods(TABLE);
  expect(amountOf(foods[0], 'sodium')).toBe(900);
  expect(columns.milligrams).toEqual([3]);
});

test('amounts that are possible in grams need a unit, and minerals that may be percentages are skipped', async () => {
  await expect(readFoods(TABLE.replace('900', '9').replace('1500', '15'))).rejects.toThrow(
    '"sodium" has no unit',
  );
  const { columns } = await readFoods(TABLE.replace('sodium', 'calcium'));
  expect(columns.unitless).toEqual(new Map([[3, 'mg']]));
});

test('a unit in the cells or in the map counts', async () => {
  const { foods } = await readFoods(
    TABLE.replace(',900', ',900 mg').replace(',40\n', ',0.04 g\n').replace(',1500', ',1500 mg'),
  );
  expect(foods.map((food) => amountOf(food, 'sodium'))).toEqual([900, 40, 1500]);
});

test('a single impossible amount may be a typing error, and tiny amounts are grams', async () => {
  const typo = 'name,kcal,protein,sodium\nGouda,350,25,0.8\nRoll,260,8,0.5\nQuark,70,12,80\n';
  await expect(readFoods(typo)).rejects.toThrow('"sodium" has no unit');
  const mixed = 'name,kcal,protein,sodium\nGouda,350,25,800\nRoll,260,8,500\nQuark,70,12,0.04\n';
  await expect(readFoods(mixed)).rejects.toThrow('"sodium" has no unit');
});
