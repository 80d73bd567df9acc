import { expect, test } from 'vitest';
import type { Food } from '../../../../src/model/food.ts';
import { standInRemark } from '../../../../src/search/lines/candidates/stand-ins.ts';
import type { FoodLine } from '../../../../src/search/lines/reading/food-line.ts';

const said = (asides: readonly string[], food: Partial<Food>) =>
  standInRemark({ asides } as FoodLine, { otherNames: [], ...food } as Food);

test.each([
  [['oat', 'milk'], { name: 'Latte', isSolid: false }, /usual milk/],
  [['on', 'rye'], { name: 'Ham sandwich', isSolid: true }, /usual bread/],
] as const)('standInRemark() reports what %j lacks', (asides, food, remark) => {
  expect(said(asides, food)).toMatch(remark);
});

test('standInRemark() says nothing about what a line excludes', () => {
  expect(said(['no', 'milk'], { name: 'Coffee', isSolid: false })).toBeUndefined();
});
