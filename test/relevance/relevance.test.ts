import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { judgeQueries, shareWithin } from '../support/relevance.ts';
import { HOME } from '../support/viand.ts';

const catalogue = openCatalogue(path.join(HOME, 'data/catalogue.sqlite'));
const judged = judgeQueries(catalogue);

test('there are enough queries of each kind, and each means a food of the catalogue', () => {
  const count = (...kinds: string[]) => judged.filter(({ kind }) => kinds.includes(kind)).length;
  expect(judged.length).toBeGreaterThanOrEqual(150);
  expect(count('misspelt')).toBeGreaterThanOrEqual(30);
  expect(count('british', 'german')).toBeGreaterThanOrEqual(20);
  for (const { query, food } of judged) expect(catalogue.find(food), query).toBeDefined();
});

test('95 of 100 everyday queries find their food first, 99 among the first three', () => {
  const missed = judged.filter(({ place }) => place !== 1).map(({ query }) => query);
  expect(shareWithin(judged, 1), missed.join(', ')).toBeGreaterThanOrEqual(0.95);
  expect(shareWithin(judged, 3), missed.join(', ')).toBeGreaterThanOrEqual(0.99);
});
