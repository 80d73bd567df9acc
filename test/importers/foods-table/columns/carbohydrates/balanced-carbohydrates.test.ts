import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

const HEADER = 'Food,Water (g),Protein (g),Fat (g),Carbohydrate (g),Ash (g),Fibre (g)';

test('carbohydrates that add up to 100 g without the fibre include it', async () => {
  const rows = [
    'Arroz,70.1,2.6,1.0,25.8,0.5,2.7',
    'Feijão,80.4,4.8,0.5,13.6,0.7,8.5',
    'Aveia,9.1,13.9,8.5,66.6,1.8,9.1',
    'Óleo,NA,NA,100.0,NA,NA,NA',
  ];
  const read = await readFoods([HEADER, ...rows].join('\n'));
  expect(read.faults).toEqual([]);
  expect(read.columns.balanced).toBe(4);
  const [rice] = read.foods;
  expect(amountOf(rice, 'carbohydrates_by_difference')).toBe(25.8);
  expect(amountOf(rice, 'carbohydrates')).toBeCloseTo(23.1);
});

test('carbohydrates that add up to 100 g only with the fibre exclude it', async () => {
  const rows = ['A,70,3,1,23,0.5,2.5', 'B,80,5,0.5,5.5,0.7,8.3', 'C,9,14,8.5,58,1.5,9'];
  const read = await readFoods([HEADER, ...rows].join('\n'));
  expect(read.columns.balanced).toBeUndefined();
  expect(amountOf(read.foods[0], 'carbohydrates')).toBe(23);
});
