import { expect, test } from 'vitest';
import type { Food } from '../../../../../src/model/food.ts';
import { mayBePowder } from '../../../../../src/search/lines/weighing/servings/spoons-of-powder.ts';

const food = (foodGroup: string, standardServingType: string, standardUnit = 'ml') =>
  ({ type: 'generic_single_food', foodGroup, standardServingType, standardUnit }) as Food;

test('a teaspoon of a drink that people have by the cup may be its powder', () => {
  const coffee = food('Beverages', 'medium_cup');
  expect(mayBePowder(coffee, 'teaspoon')).toBe(true);
  expect(mayBePowder(coffee, 'tablespoon')).toBe(false);
  expect(mayBePowder(coffee, 'cup')).toBe(false);
});

test('juice and milk have no powder of the same name', () => {
  expect(mayBePowder(food('Fruits and Fruit Juices', 'medium_glass'), 'teaspoon')).toBe(false);
  expect(mayBePowder(food('Dairy and Egg Products', 'medium_cup'), 'teaspoon')).toBe(false);
});

test('a spoon of a dish may be the spice of the same name', () => {
  const dish = { ...food('Meals, Entrees, and Side Dishes', 'portion', 'g') };
  expect(mayBePowder({ ...dish, type: 'generic_composite_food' }, 'tablespoon')).toBe(true);
});
