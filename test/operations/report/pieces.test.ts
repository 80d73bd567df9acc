import { expect, test } from 'vitest';
import type { Food, ServingSize, ServingType } from '../../../src/model/food.ts';
import { piecesOf } from '../../../src/operations/report/pieces.ts';

/** A food with servings of these weights, as far as `piecesOf()` looks at it. */
function food(weights: Partial<Record<ServingType, number>>): Food {
  const servingSizes = Object.entries(weights).map(
    ([type, amount]): ServingSize => ({ type: type as ServingType, label: '', amount, unit: 'g' }),
  );
  return { variants: [{ id: 'x.raw', servingSizes, density: null }] } as unknown as Food;
}

const TOMATO = food({ medium_whole: 105, medium_slice: 20, small_whole: 70 });

test.each([
  [105, 1, 'whole'],
  [52.5, 0.5, 'whole'],
  [157.5, 1.5, 'whole'],
  [40, 2, 'slice'],
  [70, 1, 'whole'],
])('piecesOf() counts %d g of a tomato as %d %s', (grams, count, measure) => {
  expect(piecesOf(TOMATO, 'x.raw', grams)).toMatchObject({ count, measure });
});

test('piecesOf() counts no half slice or half a small one', () => {
  expect(piecesOf(food({ medium_slice: 40 }), 'x.raw', 20)).toBeUndefined();
  expect(piecesOf(food({ small_whole: 70 }), 'x.raw', 35)).toBeUndefined();
});
