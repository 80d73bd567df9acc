import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { importSource, importSources } from '../../../src/catalogue/importing/import-source.ts';
import { readFoodsTable } from '../../../src/importers/foods-table/read-foods-table.ts';
import { readSource } from '../../../src/importers/read-source.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { FoodCollection, Foods } from '../../../src/model/food-collection.ts';
import { READ_LIMITS } from '../../../src/tables/read-limits.ts';
import { fnddsTables } from '../../support/fndds-tables.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME } from '../../support/viand.ts';
import { wholeCatalogue } from '../../support/whole-catalogue.ts';
import { folderWith } from '../../support/write-files.ts';

/** Own foods: quotes and line breaks in cells, servings, drinks, unknown amounts, near-duplicates, and rejected rows. */
const OWN = `gtin,name,brand,energy_kj,fat_g,carbohydrates_g,sugar_g,fiber_g,protein_g,salt_g,serving_size,per,measures
4006381333931,"Apple juice, ""naturtrüb""",Hof,195,0.1,11,10.5,0.2,0.2,0,200 ml,100 ml,
4006381333948,Apple Juice 500 ml,"Marlow, Marlow Group",195,,11,10,,0.2,Tr,,,
4006381333955,Juice Apple 1 l,Marlow,200,0,11,10,0,0,0.01,,,
,"Oat cookies
with chocolate",,600,6,18,8,2,2,0.2,30 g,serving,1 piece = 15 g
,Vollkornbrot,Hof,900,1.5,40,3,8,7,1.2,,,1 Scheibe = 50 g
,Tomatensuppe (vegan),,150,1,6,4,1,1,0.9,,,
,Salt,,0,0,0,0,0,0,99.8,,,
4006381333962,Wrong check digit,,100,,,,,,,,,
,Too much fat,,3700,140,0,0,0,0,0,,,
`;

/** Products of Open Food Facts, made up: kJ in both columns, amounts per serving, a GTIN without its zeros. */
const OFF = [
  'code product_name brands energy-kj_100g energy-kcal_100g fat_100g carbohydrates_100g sugars_100g proteins_100g salt_100g last_modified_datetime',
  '4006381333931 Apfelsaft Hof 195 47 0.1 11 10.5 0.2 0 2024-05-06T07:08:09Z',
  '4006381334006 Crackers Acme  430 12 70 3 10 1.5 2024-05-06T07:08:09Z',
  '4006381334013 Käse Hof 1500 1500 28 0.1 0.1 25 1.6 2023-05-06T07:08:09Z',
  '4006381334020 Kekse Hof 2000 480 22 65 30 6 999 2023-05-06T07:08:09Z',
]
  .map((line) => line.replaceAll(' ', '\t'))
  .join('\n');

/** The whole catalogue made from some sources, and the problems of their rows. */
async function importedFrom(
  sources: (folder: string, faults: Diagnostic[]) => Promise<FoodCollection<Foods>[]>,
): Promise<string> {
  const folder = tempFolder();
  const faults: Diagnostic[] = [];
  const file = path.join(folder, 'catalogue.sqlite');
  await importSources(file, await sources(folder, faults));
  const problems = faults.map(({ code, message, location, expected }) => {
    const place = [location?.line, location?.column, location?.endColumn];
    return `problem ${JSON.stringify([code, message, ...place, expected])}\n`;
  });
  return wholeCatalogue(file) + problems.join('');
}

async function ownFoods(folder: string, faults: Diagnostic[]): Promise<FoodCollection<Foods>> {
  const file = path.join(folder, 'own.csv');
  writeFileSync(file, OWN);
  const source = { id: 'own', name: 'own', release: '', licence: '', isOwn: true };
  const form = { columnMap: {}, basis: '100 g', sheet: undefined, encoding: undefined } as const;
  const options = { ...form, source, limits: READ_LIMITS };
  const report = (fault: Diagnostic) => faults.push(fault);
  return (await readFoodsTable(file, Readable.from([]), options, report)).collection;
}

function off(folder: string, faults: Diagnostic[]): Promise<FoodCollection<Foods>> {
  const file = path.join(folder, 'products.csv');
  writeFileSync(file, OFF);
  return readSource('off', [file], (fault) => faults.push(fault));
}

function fndds(_: string, faults: Diagnostic[]): Promise<FoodCollection<Foods>> {
  return readSource('fndds', [folderWith(fnddsTables())], (fault) => faults.push(fault));
}

test.each<[string, (folder: string, faults: Diagnostic[]) => Promise<FoodCollection<Foods>[]>]>([
  ['own-foods', async (...place) => [await ownFoods(...place)]],
  ['products', async (...place) => [await ownFoods(...place), await off(...place)]],
  ['fndds', async (...place) => [await fndds(...place)]],
])(
  'the catalogue of %s keeps the same rows in all tables, and the same figures',
  async (name, sources) => {
    const whole = await importedFrom(sources);
    const golden = path.join(HOME, `test/golden/catalogue-${name}.txt`);
    await expect(whole).toMatchFileSnapshot(golden);
  },
);

test('a source that is imported again into a catalogue with others leaves the same rows', async () => {
  const folder = tempFolder();
  const file = path.join(folder, 'catalogue.sqlite');
  const faults: Diagnostic[] = [];
  await importSources(file, [await off(folder, faults), await ownFoods(folder, faults)]);
  const before = readFileSync(`${file}.figures`);
  const whole = wholeCatalogue(file);
  expect(await importSource(file, await ownFoods(folder, faults))).toBe(false);
  expect(wholeCatalogue(file)).toBe(whole);
  expect(readFileSync(`${file}.figures`)).toEqual(before);
});
