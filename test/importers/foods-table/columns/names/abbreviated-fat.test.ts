import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

test('"Mono" and "Poly" are kinds of fat next to saturated fat', async () => {
  const { foods } = await readFoods(
    'Item,kcal,Fat g,Sat g,Mono g,Poly\nPecans,691,72,6.2,40.8,21.6',
  );
  expect(amountOf(foods[0], 'monounsaturated_fatty_acids')).toBe(40.8);
  expect(amountOf(foods[0], 'polyunsaturated_fatty_acids')).toBe(21.6);
});

test('"Mono" alone may be a kind of sugar', async () => {
  const { foods } = await readFoods('Item,kcal,Sugar g,Mono g\nHoney,304,82,75');
  expect(amountOf(foods[0], 'monounsaturated_fatty_acids')).toBeNaN();
});
