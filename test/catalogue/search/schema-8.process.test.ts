import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';
import { fewSeeds } from '../../support/few-seeds.ts';
import { makeCollection, makeFood, makeVariant } from '../../support/foods.ts';
import { copyAsSchema8 } from '../../support/schema-8.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

/** A catalogue in schema version 8. */
function earlierCatalogue(catalogue: string): string {
  const file = path.join(tempFolder(), 'schema-8.sqlite');
  copyAsSchema8(catalogue, file);
  return file;
}

/** A catalogue of few foods, since indexing all of them again takes seconds. */
async function fewFoods(): Promise<string> {
  const folder = folderWith(Object.fromEntries(fewSeeds()));
  const file = path.join(folder, 'few.sqlite');
  await viand('catalogue', 'import', 'seeds', folder, '--catalogue', file);
  return file;
}

/** Judged queries, their beginnings, words of names, misspellings, and words that no food has. */
function queries(): string[] {
  const rowsOf = (file: string) =>
    parse(readFileSync(path.join(HOME, file)), { columns: true }) as Record<string, string>[];
  const judged = rowsOf('test/catalogue/search/queries.csv').map(({ query = '' }) => query);
  const names = rowsOf('seeds/names.csv')
    .filter((_, index) => index % 20 === 0)
    .map(({ name = '' }) => name);
  const begun = judged.flatMap((query) => [1, 2, 3, 5].map((length) => query.slice(0, length)));
  const joined = judged.map((query, at) => `${query} ${judged[(at * 7 + 3) % judged.length]}`);
  const swapped = names.map((name) => name.replace(/(\w)(\w)(\w)$/, '$2$1$3'));
  return [...judged, ...begun, ...names, ...joined, ...swapped, 'xyzzy', 'milk with', 'm'];
}

test('the hit lists find the same hits as the FTS5 index, in the same order', () => {
  const now = openCatalogue(CATALOGUE);
  const before = openCatalogue(earlierCatalogue(CATALOGUE));
  const all = queries().filter((_, index) => index % 12 === 0);
  expect(all.length).toBeGreaterThan(250);
  for (const [at, text] of all.entries()) {
    const type = (['all', 'generic', 'branded'] as const)[at % 3] ?? 'all';
    const page = { text, type, offset: at % 5 === 0 ? 15 : 0, limit: 10 };
    const { foods, ...rest } = now.search(page);
    const { foods: foodsBefore, ...restBefore } = before.search(page);
    expect([text, ...foods.map(({ id }) => id)]).toEqual([
      text,
      ...foodsBefore.map(({ id }) => id),
    ]);
    expect([text, rest]).toEqual([text, restBefore]);
  }
  now.close();
  before.close();
});

test('a catalogue of schema version 8 can be used, and an import upgrades it to the current version', async () => {
  const file = earlierCatalogue(await fewFoods());
  const versionOf = async () => (await openCatalogue(file).info()).schemaVersion;
  expect(await versionOf()).toBe(8);
  expect((await openCatalogue(file).integrity()).unsearchableFoods).toEqual([]);
  const source = { id: 'own', name: 'Own', release: '1', licence: 'none' };
  const food = makeFood({
    id: 'xyzzy',
    name: 'Xyzzy',
    variants: [makeVariant({ id: 'xyzzy.raw' })],
  });
  await importSource(file, makeCollection(source, [food]));
  expect(await versionOf()).toBe(9);
  const catalogue = openCatalogue(file);
  const { foods } = catalogue.search({ text: 'xyzzy', type: 'all', offset: 0, limit: 5 });
  expect(foods.map(({ id }) => id)).toEqual(['xyzzy']);
  expect((await catalogue.integrity()).unsearchableFoods).toEqual([]);
});
