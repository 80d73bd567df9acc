import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

test.each([
  ['Carbohydrate (g),Net carbs (g)', '22,13'],
  ['Net carbs (g),Carbs (g)', '13,22'],
  ['Net carbs (g),Total carbs (g)', '13,22'],
  ['Kohlenhydrate (g),verwertbare Kohlenhydrate (g)', '22,13'],
])('readFoodsTable() reads %s as total and available carbohydrates', async (columns, cells) => {
  const { foods, contradicted } = await readFoods(
    `name,Calories,${columns},Fiber (g)\nKeto bar,217,${cells},9\n`,
  );
  expect(amountOf(foods[0], 'carbohydrates')).toBe(13);
  expect(amountOf(foods[0], 'carbohydrates_by_difference')).toBe(22);
  expect([...contradicted]).toEqual([]);
});

test('readFoodsTable() takes "Net carbs" alone for the carbohydrates', async () => {
  const { foods } = await readFoods('name,Calories,Net carbs (g)\nKeto bar,217,13\n');
  expect(amountOf(foods[0], 'carbohydrates')).toBe(13);
});

test('readFoodsTable() names columns that contradict others of the same nutrient', async () => {
  const { foods, contradicted, faults } = await readFoods(
    'name;Zucker (g);Sugar (g);Eisen mg;Iron (mg);B12 µg;B12 mg\n' +
      'A;10;12;1;1;0,3;0,0003\nB;10;15;1;2;0,3;\nC;10;10,4;;2;0,3;-\n',
  );
  expect(faults).toEqual([]);
  expect(foods.map((food) => amountOf(food, 'sugar'))).toEqual([10, 10, 10]);
  expect(foods.map((food) => amountOf(food, 'iron'))).toEqual([1, 1, 2]);
  expect([...contradicted]).toEqual([
    ['Sugar (g)', 2],
    ['Iron (mg)', 1],
  ]);
});

test('readFoodsTable() compares no amounts per 100 g with those of a serving', async () => {
  const { contradicted } = await readFoods(
    'name,serving size,fat_100g,fat_per_serving\nBread,50 g,2,1\n',
  );
  expect([...contradicted]).toEqual([]);
});
