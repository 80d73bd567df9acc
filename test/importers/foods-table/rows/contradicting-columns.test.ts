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

test('readFoodsTable() takes the columns that say per 100 g, and names those that contradict them', async () => {
  const { foods, contradicted } = await readFoods(
    'Lebensmittel;Fett (g);Fett (g/100g);Eiweiß (g);Eiweiß (%);kcal;kcal/100g\n' +
      'Käse;9;30;7;20;110;366\nQuark;0,2;0,2;12;12;67;\n',
  );
  expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([30, 0.2]);
  expect(foods.map((food) => amountOf(food, 'protein'))).toEqual([20, 12]);
  expect(foods.map((food) => Math.round(amountOf(food, 'energy')))).toEqual([1531, 280]);
  expect([...contradicted]).toEqual([
    ['Fett (g)', 1],
    ['Eiweiß (g)', 1],
    ['kcal', 1],
  ]);
});

test.each([
  ['kJ/100g;kcal', '1531;110', ['kcal']],
  ['kJ/100g;kcal', '1531;366', []],
  ['kJ/100g;kcal', '12;4', []],
])('readFoodsTable() compares %s of %s', async (columns, cells, ignored) => {
  const { contradicted } = await readFoods(`Lebensmittel;${columns}\nKäse;${cells}\n`);
  expect([...contradicted.keys()]).toEqual(ignored);
});

test('readFoodsTable() takes grams of alcohol before its share of the volume', async () => {
  const { foods } = await readFoods('Getränk;Alkohol (Vol.-%);Alkohol (g)\nWein;12;9,5\n');
  expect(amountOf(foods[0], 'alcohol')).toBe(9.5);
});

test('readFoodsTable() takes grams before shares of a daily value', async () => {
  const { foods } = await readFoods(
    'Food,Total Fat (%),Total Fat (g),Calcium (mg),Calcium (%)\nCheese,38,30,700,70\n',
  );
  expect(amountOf(foods[0], 'fat')).toBe(30);
});
