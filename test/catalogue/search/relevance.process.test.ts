import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';
import { judgeQueries, shareWithin } from '../../support/relevance.ts';
import { HOME } from '../../support/viand.ts';

const catalogue = openCatalogue(CATALOGUE);
const judged = judgeQueries(catalogue);

test('there are enough queries of each kind, and each expects a food of the catalogue', () => {
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

const search = (text: string, limit = 10) =>
  catalogue.search({ text, type: 'all', offset: 0, limit });

test('corrections do not change a search for a name as the catalogue spells it', () => {
  const names = rowsOf('names.csv').filter((_, index) => index % 25 === 0);
  expect(names.length).toBeGreaterThan(400);
  for (const { name = '' } of names) expect(search(name).searchedFor, name).toBeUndefined();
});

const NOUNS =
  'brot saft suppe käse kuchen salat milch wurst nudeln öl kohl schinken bohnen soße marmelade beeren tee wein bier fleisch'.split(
    ' ',
  );

test('95 of 100 foods whose German name ends in a noun are found by that noun', () => {
  const german = rowsOf('names.csv').filter(({ language }) => language === 'de');
  const missed: string[] = [];
  let all = 0;
  for (const noun of NOUNS) {
    const found = new Set(search(noun, 400).foods.map(({ id }) => id));
    const foods = german.filter(({ name = '' }) => name.toLowerCase().endsWith(noun));
    const ids = new Set(foods.map(({ food_id }) => food_id ?? ''));
    for (const id of ids) {
      all += 1;
      if (!found.has(id)) missed.push(`${noun}: ${id}`);
    }
  }
  expect(all).toBeGreaterThan(200);
  expect(missed.length / all, missed.join(', ')).toBeLessThanOrEqual(0.05);
});

function rowsOf(table: string): Record<string, string>[] {
  return parse(readFileSync(path.join(HOME, 'seeds', table)), { columns: true });
}
