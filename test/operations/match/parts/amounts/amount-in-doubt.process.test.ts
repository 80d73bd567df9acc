import { expect, test } from 'vitest';
import { openEmbedded } from '../../../../support/embedded-catalogue.ts';
import { bestOfLine } from '../../../../support/matching.ts';

const catalogue = openEmbedded();

test.each([
  ['2 Brötchen mit Salami, insgesamt 150 g', 2],
  ['2 Kaffee und 1 Tee, insgesamt 600 ml', 2],
  ['2 Bier und 1 Glas Wein, zusammen 1 l', 2],
  ['2 rolls and 1 egg, altogether 180 g', 2],
])('a total of several foods belongs to none of them: %s', (text, count) => {
  const foods = bestOfLine(catalogue, text);
  expect(foods).toHaveLength(count);
  for (const food of foods) {
    expect(food?.amountConfidence).toBeLessThanOrEqual(0.75);
    expect(food?.remarks).toContain('the line weighs its foods together: assumed usual amounts');
  }
});

test('a weight of its own is certain, even before a total', () => {
  const [toast, butter] = bestOfLine(catalogue, '3 Toast mit 20 g Butter, gesamt 110 g');
  expect(toast?.amountConfidence).toBeLessThanOrEqual(0.75);
  expect(butter).toMatchObject({ amount: 20, amountConfidence: 1, remarks: [] });
});

test.each([
  ['3 tacos with beef, 300 g altogether', 'beef-taco', 300],
  ['fish and chips, 450 g in total', 'fish-and-chips', 450],
  ['2 jacket potatoes with beans, 600 g total', 'jacket-beans', 600],
])('the total of a dish is its weight: %s', (text, id, amount) => {
  const foods = bestOfLine(catalogue, text);
  expect(foods).toMatchObject([{ id: expect.stringContaining(id), amount, unit: 'g' }]);
});
