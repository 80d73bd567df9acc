import { expect, test } from 'vitest';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

test.each([
  ['Pizza 800 kcal', 301],
  ['1 Portion (250 kcal) Pudding', 233],
  ['800 kJ Brot', 87],
  ['1 apple, 95 calories', 182],
])('the amount of %s is assumed from its energy', (text, grams) => {
  const [best] = matchText(catalogue, text);
  expect(Math.round(best?.amount ?? 0)).toBe(grams);
  expect(best).toMatchObject({ unit: 'g', isSizeAssumed: true });
  expect(best?.remarks.join()).toContain('have this energy');
});

test('a weight takes precedence over the energy next to it', () => {
  expect(matchText(catalogue, '100 g Joghurt (62 kcal)')[0]).toMatchObject({ amount: 100 });
});

test.each(['black coffee 2 kcal', '2 cookies (150 kcal)', 'pizza 9000 kcal'])(
  'the amount of %s is uncertain',
  (text) => {
    expect(matchText(catalogue, text)[0]?.amountConfidence).toBeLessThan(0.7);
  },
);
