import { expect, test } from 'vitest';
import { namesNoFood } from '../../../src/operations/match/lines-without-food.ts';

test.each(['Avoid: grapefruit, liquorice', 'Meiden: Lakritz', 'Allergies: nuts'])(
  'namesNoFood(%j)',
  (text) => {
    expect(namesNoFood(text)).toBe(true);
  },
);

test.each(['Lunch: 2 eggs', 'avocado', 'allergen-free bread'])(
  'namesNoFood(%j) is false',
  (text) => {
    expect(namesNoFood(text)).toBe(false);
  },
);
