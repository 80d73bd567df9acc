import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

const TABLE = 'name,kcal,protein,Vitamin C,Eisen\nPesto,420,9,12,2.1\nSoup,60,2,4,0.4\n';

test('vitamins and minerals without a unit are skipped, and the other columns are read', async () => {
  const { foods, columns } = await readFoods(TABLE);
  expect(amountOf(foods[0], 'protein')).toBe(9);
  expect(amountOf(foods[0], 'vitamin_C')).toBeNaN();
  expect([...(columns.unitless?.keys() ?? [])]).toEqual([3, 4]);
});

test('a unit in the heading, the cells or the map counts', async () => {
  const { foods, columns } = await readFoods(TABLE.replace('Eisen', 'Eisen (mg)'));
  expect(amountOf(foods[0], 'iron')).toBe(2.1);
  expect([...(columns.unitless?.keys() ?? [])]).toEqual([3]);
  const cells = await readFoods(TABLE.replace(',12,', ',12 mg,').replace(',4,', ',4 mg,'));
  expect(amountOf(cells.foods[0], 'vitamin_C')).toBe(12);
});

test('a table of vitamins alone needs their units, and sodium always does', async () => {
  await expect(readFoods('name,Vitamin C,Eisen\nPesto,12,2.1\n')).rejects.toThrow('has no unit');
  await expect(readFoods(TABLE.replace('Eisen', 'Natrium'))).rejects.toThrow('has no unit');
});

test('skipped columns have the units in which tables usually have their nutrients', async () => {
  const { columns } = await readFoods(
    'name,kcal,protein,Vitamin D,Vitamin C,Vitamin B6,Vitamin B12,Selen\nPesto,420,9,1,2,3,4,5\n',
  );
  expect([...(columns.unitless?.values() ?? [])]).toEqual(['µg', 'mg', 'mg', 'µg', 'µg']);
});
