import { expect, test } from 'vitest';
import { listsFoodsToAvoid } from '../../../src/operations/match/foods-to-avoid.ts';

test.each(['Avoid: grapefruit, liquorice', 'Meiden: Lakritz', 'Allergies: nuts'])(
  'listsFoodsToAvoid(%j)',
  (text) => {
    expect(listsFoodsToAvoid(text)).toBe(true);
  },
);

test.each(['Lunch: 2 eggs', 'avocado', 'allergen-free bread'])(
  'listsFoodsToAvoid(%j) is false',
  (text) => {
    expect(listsFoodsToAvoid(text)).toBe(false);
  },
);
