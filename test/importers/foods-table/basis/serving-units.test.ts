import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const TABLE = JSON.stringify([
  {
    foodName: 'Chicken breast',
    servingSize: 4.0,
    servingUnit: 'oz',
    fat: 3,
    carbs: 0,
    protein: 25,
  },
  { foodName: 'String cheese', servingSize: 1, servingUnit: 'unit', fat: 6, carbs: 1, protein: 6 },
]);

test('amounts next to the size and the unit of a serving may be per serving', async () => {
  await expect(readFoods(TABLE, {}, 'foods.json')).rejects.toMatchObject({
    diagnostics: [{ field: 'servingUnit', expected: '--per serving or --per "100 g"' }],
  });
});

test('the size of a serving has the unit in the column next to it', async () => {
  const { foods, faults } = await readFoods(TABLE, { basis: 'serving' }, 'foods.json');
  expect(foods.map(({ name }) => name)).toEqual(['Chicken breast']);
  expect(amountOf(foods[0], 'protein')).toBeCloseTo(25 / 1.134, 1);
  expect(faults).toMatchObject([{ field: 'servingSize', value: '1 unit' }]);
});

test('small letters next to energy are protein, fat and carbohydrates, like capital ones', async () => {
  const { foods } = await readFoods('name,kcal,p,f,c\nMillet,346,11.2,4.4,69.7\n');
  expect(amountOf(foods[0], 'protein')).toBe(11.2);
  expect(amountOf(foods[0], 'fat')).toBe(4.4);
});

test('letters are something else where other columns have the protein and the fat', async () => {
  const { foods } = await readFoods(
    'name,kcal,protein,fat,ca,p,f,c\nCarrot,41,0.9,0.2,33,35,3.2,5.9\n',
  );
  expect(amountOf(foods[0], 'carbohydrates')).toBeNaN();
});
