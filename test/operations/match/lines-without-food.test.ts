import { expect, test } from 'vitest';
import { namesNoFood } from '../../../src/operations/match/lines-without-food.ts';

test.each([
  'Avoid: grapefruit, liquorice',
  'Meiden: Lakritz',
  'Allergies: nuts',
  'Guten Morgen!',
  'Hallo Frau Huber',
  'LG Anna',
])('namesNoFood(%j)', (text) => {
  expect(namesNoFood(text)).toBe(true);
});

test.each(['Lunch: 2 eggs', 'avocado', 'allergen-free bread', 'Hello Fresh Lachs', 'Hi, 2 eggs'])(
  'namesNoFood(%j) is false',
  (text) => {
    expect(namesNoFood(text)).toBe(false);
  },
);
