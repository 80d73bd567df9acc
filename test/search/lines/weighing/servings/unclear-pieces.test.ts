import { expect, test } from 'vitest';
import type { Food, Variant } from '../../../../../src/model/food.ts';
import type { FoodLine } from '../../../../../src/search/lines/reading/food-line.ts';
import { withDoubtInPiece } from '../../../../../src/search/lines/weighing/servings/unclear-pieces.ts';

const portion = (label: string, amount: number) =>
  ({ servingSizes: [{ type: 'portion', label, amount, unit: 'g' }] }) as unknown as Variant;

test.each([
  ['1 California roll', ['california', 'roll'], '1 piece', portion('6 pieces', 180), 0.75],
  ['6 sushi', ['sushi'], '1 piece', portion('6 pieces', 180), 0.85],
  ['3 walnuts', ['walnuts'], '1 half', portion('1 handful', 30), 0.75],
  ['3 walnut halves', ['walnut', 'halves'], '1 half', portion('1 handful', 30), 0.85],
  ['1 fruit', ['fruit'], '1 piece of fruit', portion('1 small helping', 75), 0.75],
  ['1 veggie burger', ['veggie', 'burger'], '1 burger', portion('1 burger', 95), 0.75],
  ['1 veggie patty', ['veggie', 'patty'], '1 burger', portion('1 burger', 95), 0.85],
  ['1 nut', ['nut'], '1 bag', portion('1 handful', 28), 0.6],
])('withDoubtInPiece: %s', (_, words, label, variant, confidence) => {
  const line = { quantity: 1, words } as unknown as FoodLine;
  const counted = { label, amount: 30, unit: 'g', confidence: 0.85 } as const;
  const food = { isSolid: true } as Food;
  expect(withDoubtInPiece(counted, line, food, variant).confidence).toBe(confidence);
});
