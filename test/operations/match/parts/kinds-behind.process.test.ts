import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { acceptanceOf } from '../../../../src/search/lines/candidates/candidate.ts';
import { bestOfLine } from '../../../support/matching.ts';

const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
afterAll(() => catalogue.close());

const bestOf = (text: string) => bestOfLine(catalogue, text);

test.each([
  ['Wurst, Salami 30 g', 'salami', 30],
  ['Aufschnitt, 30 g Salami', 'salami', 30],
  ['fruit, apple 120 g', 'apple', 120],
  ['nuts, almonds 20 g', 'almonds', 20],
  ['Fisch, Lachs 150 g', 'salmon', 150],
])('a collective word before a food is no food of its own: %s', (text, id, amount) => {
  expect(bestOf(text)).toMatchObject([{ id, amount }]);
});

test('a collective word before another food is a food of its own', () => {
  expect(bestOf('vegetables, potatoes 200 g')).toHaveLength(2);
});

test.each(['crackers, cheese 30 g', 'salad, dressing 20 g', 'coffee, cream 150 ml'])(
  'an amount behind what is next to a food may be its own: %s',
  (text) => {
    expect(bestOf(text)[0]?.confidence).toBeLessThan(0.8);
  },
);

test.each([
  ['500 g minced beef 7 %', 'lean-minced-beef'],
  ['500 g Rinderhack (8 % Fett)', 'minced-beef-10'],
  ['400 g raw beef mince 12% fat', 'minced-beef-10.raw'],
])('the nearest mince stands in for a share that the catalogue lacks: %s', (text, id) => {
  const [best] = bestOf(text);
  expect(best?.id).toBe(id);
  expect(best?.confidence).toBeLessThan(0.8);
  expect(best && acceptanceOf(best)).toBeGreaterThanOrEqual(0.8);
  expect(best?.remarks.join()).toContain('is close to');
});

test('viand asks about mince far from any in the catalogue', () => {
  const [best] = bestOf('500 g beef mince 24% fat');
  expect(best && acceptanceOf(best)).toBeLessThan(0.8);
});
