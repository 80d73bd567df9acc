import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

const HEADER = 'Alimento;Acqua (g);Proteine (g);Lipidi (g);Carboidrati disponibili (g)';
const ROWS = ['Pane;31;8,6;0,4;63,5;55,9;2', 'Pane di segale;37;8,3;1,7;45,4;39,7;1,7'];
const RUSKS = 'Fette biscottate;4;11,3;6;82,3;72,8;2,2';

test('carbohydrates as monosaccharide equivalents become weights', async () => {
  const table = [`${HEADER};Amido (g);Zuccheri (g)`, ...ROWS, RUSKS].join('\n');
  const { foods, faults, columns } = await readFoods(table);
  expect(faults).toEqual([]);
  expect(columns.equivalents).toBe(4);
  expect(foods.map((food) => amountOf(food, 'carbohydrates'))).toEqual([
    expect.closeTo(57.91),
    expect.closeTo(41.43),
    expect.closeTo(75.02),
  ]);
});

test('carbohydrates that are the weights of sugar and starch stay as they are', async () => {
  const rows = ['A;31;8,6;0,4;57,9;55,9;2', 'B;37;8,3;1,7;41,4;39,7;1,7', 'C;4;11;6;75;72,8;2,2'];
  const table = [`${HEADER};Amido (g);Zuccheri (g)`, ...rows].join('\n');
  const { foods, columns } = await readFoods(table);
  expect(columns.equivalents).toBeUndefined();
  expect(amountOf(foods[0], 'carbohydrates')).toBe(57.9);
});
