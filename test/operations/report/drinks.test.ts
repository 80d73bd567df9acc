import { expect, test } from 'vitest';
import type { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import type { RecordedPortion } from '../../../src/operations/report/collect-records.ts';
import { hasDrinks } from '../../../src/operations/report/drinks.ts';
import { makeFood } from '../../support/foods.ts';

/** Whether a record has drinks that has bread on two days, and on the first of them a food with this name. */
function hasDrinksWith(name: string, isSolid = false): boolean {
  const record = (id: string) => ({
    food: makeFood(id === 'bread' ? { id, name: 'Bread' } : { id, name, isSolid }),
  });
  const portions = [
    { food: { id: 'bread' }, day: '1' },
    { food: { id: 'other' }, day: '1' },
    { food: { id: 'bread' }, day: '2' },
  ] as unknown as RecordedPortion[];
  return hasDrinks(portions, { record } as unknown as FoodCache);
}

test.each(['Mineral water', 'Red wine', 'Vodka', 'Cola'])('hasDrinks() counts %s', (name) => {
  expect(hasDrinksWith(name)).toBe(true);
});

test('hasDrinks() counts neither milk, which may be on cereal, nor solid foods', () => {
  expect(hasDrinksWith('Whole milk')).toBe(false);
  expect(hasDrinksWith('Instant coffee', true)).toBe(false);
  expect(hasDrinksWith('Apple', true)).toBe(false);
});
