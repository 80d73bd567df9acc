import { expect, test } from 'vitest';
import { starterIn } from '../../../../src/meals/recipes/ingredients/sourdough-starter.ts';

test.each([
  ['200 g levain', '100 g flour'],
  ['50 g aktives Anstellgut (Roggen)', '25 g flour'],
  ['75 g Roggen-Anstellgut', '37.5 g rye flour'],
  ['4 oz active sourdough starter, fed', '2 oz flour'],
])('starterIn() of %j', (line, flour) => {
  expect(starterIn(line)?.flour).toBe(flour);
  expect(starterIn(line)?.water).toMatch(/^[\d.]+ (?:oz|g) water$/);
});

test.each(['200 g sourdough bread', '1 starter kit', 'levain'])('%j is no starter', (line) => {
  expect(starterIn(line)).toBeUndefined();
});
