import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../../src/catalogue/importing/import-source.ts';
import { makeCollection } from '../../../support/foods.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { named, SOURCE } from '../searcher.ts';

test('QueryReader tells when no food lacks what a query excludes', async () => {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  const foods = [named('Maple syrup'), named('Jelly'), named('Sugar-free jelly')];
  await importSource(file, makeCollection(SOURCE, foods));
  const catalogue = openCatalogue(file);
  const search = (text: string) => {
    const { hasAllWords, foundFor } = catalogue.search({ text, type: 'all', offset: 0, limit: 9 });
    return { hasAllWords, foundFor };
  };
  expect(search('sugar free syrup')).toEqual({ hasAllWords: false, foundFor: 'syrup' });
  expect(search('jelly sugar free')).toEqual({ hasAllWords: true, foundFor: undefined });
  expect(search('maple syrup')).toEqual({ hasAllWords: true, foundFor: undefined });
});

test('QueryReader reads a filling on bread as a sandwich', async () => {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  await importSource(file, makeCollection(SOURCE, [named('Ham sandwich'), named('Rye bread')]));
  const { foods } = openCatalogue(file).search({
    text: 'ham on rye',
    type: 'all',
    offset: 0,
    limit: 9,
  });
  expect(foods.map(({ name }) => name)).toEqual(['Ham sandwich']);
});
