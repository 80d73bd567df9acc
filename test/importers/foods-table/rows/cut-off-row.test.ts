import { expect, test } from 'vitest';
import { readFoods } from '../read-foods.ts';

const HEAD = 'name,per,energy_kcal,protein_g\nOat bar,100 g,400,8\n';

test.each([
  ['Nut bar,100 g,5', 'The file ends within a row, after 3 of 4 cells: it may be cut off'],
  ['Nut', 'The file ends within a row, after 1 of 4 cells: it may be cut off'],
])('withCutOffRow() refuses the last row %j', async (row, message) => {
  const { foods, faults } = await readFoods(HEAD + row);
  expect(foods.map(({ name }) => name)).toEqual(['Oat bar']);
  expect(faults).toMatchObject([{ code: 'import/cell-count', message, location: { line: 3 } }]);
});

test.each([
  ['a line break behind it', `${HEAD}Nut bar,100 g,500\n`],
  ['all its cells', `${HEAD}Nut bar,100 g,500,15`],
  ['as many cells as another row', `${HEAD}Muesli,100 g,380\nNut bar,100 g,500`],
])('withCutOffRow() keeps a last row with %s', async (_, text) => {
  const { foods, faults } = await readFoods(text);
  expect(faults).toEqual([]);
  expect(foods.at(-1)?.name).toBe('Nut bar');
});
