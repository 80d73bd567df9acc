import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { chooseProducts } from '../../../src/catalogue/importing/choose-products.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import type { FoodChanges } from '../../../src/catalogue/importing/update-source.ts';
import { indexForSearch } from '../../../src/catalogue/search/building/search-index.ts';
import type { Food, Source } from '../../../src/model/food.ts';
import { makeCollection, makeFood, makeVariant, nutrients } from '../../support/foods.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { wholeCatalogue } from '../../support/whole-catalogue.ts';

const SOURCE: Source = { id: 'test', name: 'Test foods', release: '1', licence: 'none' };
const NEWER: Source = { ...SOURCE, release: '2' };

function food(id: string, energy: number, variantId = `${id}.raw`): Food {
  const variant = makeVariant({ id: variantId, nutrients: nutrients({ energy }) });
  return makeFood({ id, name: `Food ${id}`, otherNames: [`also ${id}`], variants: [variant] });
}

/** Updates a catalogue, and returns the changes. */
async function update(
  file: string,
  foods: readonly Food[],
  source = NEWER,
): Promise<FoodChanges | undefined> {
  const found: FoodChanges[] = [];
  await importSource(file, makeCollection(source, foods), {
    onChanges: (changes) => found.push(changes),
  });
  return found[0];
}

/** The whole content of a catalogue, and the hits of searches. */
async function contentOf(file: string): Promise<unknown> {
  const catalogue = openCatalogue(file);
  const collections = catalogue.collections().map(({ foods, ...rest }) => ({
    ...rest,
    foods: [...foods],
  }));
  const query = { text: 'food', type: 'all', offset: 0, limit: 100 } as const;
  const hits = catalogue.search(query).foods.map(({ id }) => id);
  const content = { collections, hits, fingerprint: await catalogue.fingerprint() };
  catalogue.close();
  return content;
}

async function fresh(foods: readonly Food[], source = NEWER): Promise<string> {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  await importSource(file, makeCollection(source, foods));
  return file;
}

const BEFORE = [food('a', 1), food('b', 2), food('c', 3)];

test.each<[string, Food[], FoodChanges]>([
  ['nothing', BEFORE, { added: 0, changed: 0, removed: 0, unchanged: 3 }],
  [
    'an amount',
    [food('a', 1), food('b', 9), food('c', 3)],
    { added: 0, changed: 1, removed: 0, unchanged: 2 },
  ],
  [
    'a new food at the end',
    [...BEFORE, food('d', 4)],
    { added: 1, changed: 0, removed: 0, unchanged: 3 },
  ],
  [
    'a new food at the beginning',
    [food('0', 4), ...BEFORE],
    { added: 1, changed: 0, removed: 0, unchanged: 3 },
  ],
  [
    'a vanished food',
    [food('a', 1), food('c', 3)],
    { added: 0, changed: 0, removed: 1, unchanged: 2 },
  ],
  [
    'the order',
    [food('c', 3), food('a', 1), food('b', 2)],
    { added: 0, changed: 0, removed: 0, unchanged: 3 },
  ],
  [
    'a variant of another food',
    [food('a', 1, 'c.raw'), food('b', 2), food('c', 3, 'a.raw')],
    { added: 0, changed: 2, removed: 0, unchanged: 1 },
  ],
  ['everything', [food('x', 1), food('y', 2)], { added: 2, changed: 0, removed: 3, unchanged: 0 }],
])(
  'an update that changes %s counts the changes, and gives the same catalogue as a new import',
  async (_, foods, changes) => {
    const file = await fresh(BEFORE, SOURCE);
    expect(await update(file, foods)).toEqual(changes);
    expect(await contentOf(file)).toEqual(await contentOf(await fresh(foods)));
  },
);

test('an update of the same release leaves the file unchanged', async () => {
  const file = await fresh(BEFORE, SOURCE);
  const bytes = readFileSync(file);
  expect(await update(file, BEFORE, SOURCE)).toMatchObject({ unchanged: 3 });
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('an update of a source that the catalogue lacks is an import', async () => {
  const file = await fresh(BEFORE, { ...SOURCE, id: 'other' });
  expect(await update(file, [food('z', 1)])).toBeUndefined();
  expect(await contentOf(file)).toMatchObject({ hits: expect.arrayContaining(['a', 'z']) });
});

test('an update does not change other sources, and refuses their ids', async () => {
  const file = await fresh(BEFORE, { ...SOURCE, id: 'other' });
  await importSource(file, makeCollection(SOURCE, [food('y', 1), food('z', 2)]));
  await update(file, [food('z', 2)]);
  expect(await contentOf(file)).toMatchObject({
    collections: [{ foods: BEFORE }, { foods: [{ id: 'z' }] }],
  });
  const bytes = readFileSync(file);
  await expect(update(file, [food('a', 1)])).rejects.toThrow('already has a food with the id');
  await expect(update(file, [food('y', 1), food('y', 2)])).rejects.toThrow(
    'already has a food with the id',
  );
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

/** The tables of a file, and of a copy whose products are chosen and whose search index is built again. */
function indexedAgain(file: string): { readonly before: string; readonly again: string } {
  const copy = path.join(tempFolder(), 'copy.sqlite');
  copyFileSync(file, copy);
  copyFileSync(`${file}.figures`, `${copy}.figures`);
  const db = new Database(copy);
  db.pragma('foreign_keys = OFF');
  chooseProducts(db);
  for (const _ of indexForSearch(db));
  db.close();
  return { before: wholeCatalogue(file), again: wholeCatalogue(copy) };
}

/** A food with the same name as others. */
function juice(id: string, change: Partial<Food> = {}): Food {
  const amounts = nutrients({ energy: 1, protein: 1, fat: 1, carbohydrates: 1 });
  const variants = [makeVariant({ id: `${id}.raw`, nutrients: amounts })];
  return makeFood({ id, name: 'Apple juice', searchWeight: 0.5, variants, ...change });
}

const INCOMPLETE = { id: 'b.raw', nutrients: nutrients({ energy: 1, protein: 1 }) };

test.each<[string, Partial<Food>]>([
  ['name', { name: 'Oat bar' }],
  ['synonym', { otherNames: ['juice of apples'] }],
  ['name in a language', { otherNames: ['Apfelsaft'], localNames: { de: 'Apfelsaft' } }],
  ['type', { type: 'branded_food' }],
  ['brand', { brand: 'Hof' }],
  ['GTIN', { gtin: '04006381333948' }],
  ['missing GTIN', { gtin: null }],
  ['weight', { searchWeight: 0.9 }],
  ['day', { recordedOn: '2026-01-01' }],
  ['retirement', { retiredIn: '2' }],
  ['state', { variants: [makeVariant({ id: 'b.boiled', processing: 'boiled' })] }],
  ['amount that makes it incomplete', { variants: [makeVariant(INCOMPLETE)] }],
  ['description', { description: 'made up', foodGroup: 'Beverages', isSolid: false }],
])('an update of a %s gives the same search index as building it again', async (_, change) => {
  // Of two foods with one GTIN, the GTIN finds the newer one.
  const gtin = '04006381333931';
  const newer = juice('b', { gtin, recordedOn: '2026-01-31' });
  const others = [juice('a'), juice('c', { gtin, recordedOn: '2026-01-15', name: 'Cider' })];
  const file = await fresh([...others, newer], SOURCE);
  await update(file, [...others, { ...newer, ...change }]);
  const { before, again } = indexedAgain(file);
  expect(before).toBe(again);
});

test('an update of amounts does not change the search index', async () => {
  const before = await fresh(BEFORE, SOURCE);
  await update(before, [food('a', 1), food('b', 9), food('c', 3)]);
  const after = await fresh([food('a', 1), food('b', 9), food('c', 3)]);
  const searched = (file: string) =>
    wholeCatalogue(file)
      .split('\n')
      .filter((line) => !/^(?:variant|figures) /.test(line));
  expect(searched(before)).toEqual(searched(after));
});

test('any update gives the same catalogue as a new import', async () => {
  const foods = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...'abcdef'), fc.integer({ min: 1, max: 3 })), {
      selector: ([id]) => id,
      minLength: 1,
    })
    .map((rows) => rows.map(([id, energy]) => food(id, energy)));
  await fc.assert(
    fc.asyncProperty(foods, foods, async (before, after) => {
      const file = await fresh(before, SOURCE);
      const changes = await update(file, after);
      expect(await contentOf(file)).toEqual(await contentOf(await fresh(after)));
      expect((changes?.changed ?? 0) + (changes?.removed ?? 0) + (changes?.unchanged ?? 0)).toBe(
        before.length,
      );
    }),
    { numRuns: 30 },
  );
});
