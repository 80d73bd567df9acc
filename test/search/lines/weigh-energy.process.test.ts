import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { matchText } from '../../../src/operations/match/foods-of-text.ts';

const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
afterAll(() => catalogue.close());

test.each([
  ['Pizza 800 kcal', 301],
  ['1 Portion (250 kcal) Pudding', 233],
  ['800 kJ Brot', 87],
  ['1 apple, 95 calories', 182],
])('%s is as much as has this energy, which is assumed', (text, grams) => {
  const [best] = matchText(catalogue, text);
  expect(Math.round(best?.amount ?? 0)).toBe(grams);
  expect(best).toMatchObject({ unit: 'g', isSizeAssumed: true });
  expect(best?.remarks.join()).toContain('as much as has this energy');
});

test('a weight counts before the energy beside it', () => {
  expect(matchText(catalogue, '100 g Joghurt (62 kcal)')[0]).toMatchObject({ amount: 100 });
});

test.each(['black coffee 2 kcal', '2 cookies (150 kcal)', 'pizza 9000 kcal'])(
  '%s is not sure of its amount',
  (text) => {
    expect(matchText(catalogue, text)[0]?.amountConfidence).toBeLessThan(0.7);
  },
);

test.each([
  ['.5 cup milk', 122],
  [',5 l Milch', 500],
  ['1/2-1 cup rice', 118.5],
])('%s is read as it was meant', (text, amount) => {
  expect(matchText(catalogue, text)[0]?.amount).toBeCloseTo(amount, 0);
});

test.each([
  ['protein bar, 20g protein', 'protein-bar', 55],
  ['whey 30 g (24g protein)', 'whey-protein-powder', 30],
])('%s says what the food contains', (text, id, amount) => {
  const [best] = matchText(catalogue, text);
  expect(best?.id).toContain(id);
  expect(best?.amount).toBe(amount);
});
