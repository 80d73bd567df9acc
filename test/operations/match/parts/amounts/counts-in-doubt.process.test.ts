import { expect, test } from 'vitest';
import { acceptanceOf } from '../../../../../src/search/lines/candidates/candidate.ts';
import { openEmbedded } from '../../../../support/embedded-catalogue.ts';
import { bestOfLine } from '../../../../support/matching.ts';

const catalogue = openEmbedded();

test.each([
  '3 bagels with cream cheese, 1 with honey',
  '2 Tassen Tee mit Milch, 1 mit Zucker',
  '3 crispbreads with butter and 2 with jam',
])('the amounts of %j are assumed', (text) => {
  const foods = bestOfLine(catalogue, text);
  expect(foods.length).toBeGreaterThan(1);
  for (const food of foods) {
    expect(food?.isSizeAssumed).toBe(true);
    expect(food?.remarks).toContain('the second number may count some of the first');
  }
});

test.each(['300 ml tea with milk, 2 with sugar', '120 g baguette with butter, 1 with honey'])(
  'the amounts of %j are a question',
  (text) => {
    for (const food of bestOfLine(catalogue, text)) {
      expect(food && acceptanceOf(food)).toBeLessThan(0.7);
    }
  },
);

test('one piece and another are two', () => {
  const foods = bestOfLine(catalogue, '1 bagel with cream cheese, 1 with honey');
  expect(foods.flatMap((food) => food?.remarks ?? [])).not.toContain(
    'the second number may count some of the first',
  );
});
