import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const MENU = 'Item;Serving;kcal;Fat;Carbs;Protein\nGrilled wings (120 g);1 order;300;18;1;33\n';

test('the weight of a serving may stand behind the name of its food', async () => {
  const { foods } = await readFoods(MENU, { basis: 'serving' });
  expect(amountOf(foods[0], 'fat')).toBe(15);
  expect(foods[0]?.name).toBe('Grilled wings (120 g)');
  expect(foods[0]?.variants[0]?.servingSizes[0]?.label).toBe('1 order (120 g, by the name)');
});

test('a weight in the column of servings comes first', async () => {
  const { foods } = await readFoods(MENU.replace('1 order', '150 g'), { basis: 'serving' });
  expect(amountOf(foods[0], 'fat')).toBe(12);
});

test('a weight behind the name is no serving if amounts are per 100 g', async () => {
  const { foods } = await readFoods('Item;kcal;Fat\nChocolate (90 g);530;30\n');
  expect(foods[0]?.variants[0]?.servingSizes).toEqual([]);
});

test.each([
  ['Granola (750 g)', '1 bowl'],
  ['Sorbet (1 l)', '2 scoops'],
  ['Crackers (300 g)', '3 crackers'],
  ['Lentils (500 g)', '1 portion'],
  ['Spelt (500 g)', ''],
  ['Cola (330 ml)', '2 cans'],
  ['Cappuccino (12 oz)', '1 order'],
])('a part of %s may be %j, whose weight is a question', async (name, serving) => {
  const table = `Item;Serving;kcal;Fat;Carbs;Protein\n${name};${serving};200;5;30;8\n`;
  const { foods, faults } = await readFoods(table, { basis: 'serving' });
  expect(foods).toEqual([]);
  expect(faults).not.toEqual([]);
});
