import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const MENU = 'Item;Serving;kcal;Fat;Carbs;Protein\nGrilled wings (120 g);1 order;300;18;1;33\n';

test('the weight of a serving may stand behind the name of its food', async () => {
  const { foods } = await readFoods(MENU, { basis: 'serving' });
  expect(amountOf(foods[0], 'fat')).toBe(15);
  expect(foods[0]?.name).toBe('Grilled wings (120 g)');
});

test('a weight in the column of servings comes first', async () => {
  const { foods } = await readFoods(MENU.replace('1 order', '150 g'), { basis: 'serving' });
  expect(amountOf(foods[0], 'fat')).toBe(12);
});

test('a weight behind the name is no serving if amounts are per 100 g', async () => {
  const { foods } = await readFoods('Item;kcal;Fat\nChocolate (90 g);530;30\n');
  expect(foods[0]?.variants[0]?.servingSizes).toEqual([]);
});
