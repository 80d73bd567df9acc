import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { importSource } from '../../src/catalogue/importing/import-source.ts';
import { withUsualSizes } from '../../src/catalogue/usual-sizes.ts';
import type { Food } from '../../src/model/food.ts';
import { searchFoods } from '../../src/operations/search-foods.ts';
import { servicesOf } from '../../src/operations/services.ts';
import { makeCollection, makeFood, makeVariant, nutrients } from '../support/foods.ts';
import { tempFolder } from '../support/temp-folder.ts';

const food = (name: string, otherNames: readonly string[] = [], energy = 500): Food => {
  const id = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const variant = makeVariant({ id: `${id}.raw`, nutrients: nutrients({ energy }) });
  return makeFood({ id, name, otherNames: [...otherNames], variants: [variant] });
};

async function catalogueOf(source: string, foods: readonly Food[]): Promise<string> {
  const file = path.join(tempFolder(), `${source}.sqlite`);
  const about = { id: source, name: source, release: '1', licence: 'none' };
  await importSource(file, makeCollection(about, foods));
  return file;
}

const OWN = [
  food('Aubergine', ['eggplant']),
  food('Pasta', ['penne', 'fusilli']),
  food('Salt', ['table salt'], 0),
  food('Peppercorns', ['pepper', 'pepper spice'], 1400),
  food('Mature cheddar'),
];

/** Searches a table of foods that knows the names of viand's own. */
async function searcher(table: readonly Food[], own: readonly Food[] = OWN) {
  const file = await catalogueOf('table', table);
  const catalogue = withUsualSizes(openCatalogue(file), await catalogueOf('own', own));
  const services = servicesOf(catalogue);
  return async (query: string) => {
    const page = await searchFoods.run(services, { query, type: 'all', limit: 10, offset: 0 });
    return { names: page.foods.map(({ name }) => name), searchedFor: page.searchedFor };
  };
}

test("a table is searched by the other names that viand has for a query's food, and the page says so", async () => {
  const search = await searcher([food('Eggplant, raw'), food('Pasta, cooked'), food('Soup')]);
  expect(await search('aubergine')).toEqual({
    names: ['Eggplant, raw'],
    searchedFor: 'eggplant',
  });
  expect((await search('penne')).names).toEqual(['Pasta, cooked']);
  expect((await search('eggplant')).searchedFor).toBeUndefined();
});

test('another name may be part of a query', async () => {
  const search = await searcher([food('Eggplant dip'), food('Dip')]);
  expect(await search('aubergine dip')).toEqual({
    names: ['Eggplant dip'],
    searchedFor: 'eggplant dip',
  });
});

test('a food of another head or of other energy is not meant', async () => {
  const search = await searcher([food('Veal with pasta'), food('Pepper, sweet', [], 100)]);
  expect((await search('penne')).searchedFor).toBeUndefined();
  expect((await search('peppercorns')).searchedFor).toBeUndefined();
});

test('a word that begins another is looked up by its other names first', async () => {
  const search = await searcher([food('Pennetta'), food('Pasta, cooked')]);
  expect((await search('penne')).names[0]).toBe('Pasta, cooked');
});

test("a word of viand's own foods is not corrected to one of the table", async () => {
  const search = await searcher([food('Nature bar'), food('Cheddar')]);
  expect((await search('mature cheddar')).searchedFor).toBe(undefined);
  expect((await search('nuture bar')).searchedFor).toBe('nature');
});
