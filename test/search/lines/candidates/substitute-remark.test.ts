import { expect, test } from 'vitest';
import type { Food } from '../../../../src/model/food.ts';
import { substituteRemark } from '../../../../src/search/lines/candidates/substitute-remark.ts';
import type { FoodLine } from '../../../../src/search/lines/reading/food-line.ts';

const said = (qualifiers: readonly string[], food: Partial<Food>) =>
  substituteRemark({ qualifiers } as FoodLine, { otherNames: [], ...food } as Food);

test.each([
  [['oat', 'milk'], { name: 'Latte', isSolid: false }, /usual milk/],
  [['on', 'rye'], { name: 'Ham sandwich', isSolid: true }, /usual bread/],
] as const)('substituteRemark() reports what %j lacks', (qualifiers, food, remark) => {
  expect(said(qualifiers, food)).toMatch(remark);
});

test('substituteRemark() says nothing about what a line excludes', () => {
  expect(said(['no', 'milk'], { name: 'Coffee', isSolid: false })).toBeUndefined();
});
