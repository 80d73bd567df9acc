import { expect, test } from 'vitest';
import type { Food, ServingSize, ServingType } from '../../../src/model/food.ts';
import { countPieces } from '../../../src/operations/report/count-pieces.ts';

/** A food with servings of these weights, and only the properties that `countPieces()` reads. */
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
])('countPieces() counts %d g of a tomato as %d %s', (grams, count, measure) => {
  expect(countPieces(TOMATO, 'x.raw', grams)).toMatchObject({ count, measure });
});

test('countPieces() does not count half slices or halves of small pieces', () => {
  expect(countPieces(food({ medium_slice: 40 }), 'x.raw', 20)).toBeUndefined();
  expect(countPieces(food({ small_whole: 70 }), 'x.raw', 35)).toBeUndefined();
});
