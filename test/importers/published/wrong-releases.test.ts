import { expect, test } from 'vitest';
import { importBls } from '../../../src/importers/bls/import-bls.ts';
import { importCofid } from '../../../src/importers/cofid/import-cofid.ts';
import { importFdc } from '../../../src/importers/fdc/import-fdc.ts';
import { importOff } from '../../../src/importers/off/import-off.ts';
import { importSr } from '../../../src/importers/sr/import-sr.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Food } from '../../../src/model/food.ts';
import { type Importer, newCounts } from '../../../src/model/food-collection.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { folderWith } from '../../support/write-files.ts';
import { zipOfFiles } from '../../support/zip.ts';

async function read(importer: Importer, files: Readonly<Record<string, string | Buffer>>) {
  const faults: Diagnostic[] = [];
  const foods: Food[] = [];
  const counts = newCounts();
  const collection = await importer([folderWith(files)], (fault) => faults.push(fault), { counts });
  for await (const food of collection.foods) foods.push(food);
  return {
    counts,
    ids: foods.map(({ id }) => id),
    messages: faults.map(({ message }) => message),
    amount: (name: NutrientName) => foods[0]?.variants[0]?.nutrients[nutrient(name).position],
  };
}

const FOOD = `~01001~^~0100~^~Butter, salted~${'^'.repeat(11)}\n`;
const srAmount = (code: string, number: number, value: number) =>
  `~${code}~^~${number}~^${value}${'^'.repeat(15)}\n`;
const FAT = srAmount('01001', 204, 81);

test('importSr() reports amounts and measures of foods that FOOD_DES lacks', async () => {
  const { messages } = await read(importSr, {
    'FOOD_DES.txt': FOOD,
    'NUT_DATA.txt': FAT + srAmount('09999', 204, 1),
    'WEIGHT.txt': '~01001~^1^1^~pat~^5.0^^\n~08888~^1^1^~cup~^227^^\n',
  });
  expect(messages).toEqual(['FOOD_DES has no food 09999', 'FOOD_DES has no food 08888']);
});

test('importSr() reports a second food with a code, and a measure without a weight', async () => {
  const { ids, messages } = await read(importSr, {
    'FOOD_DES.txt': FOOD + FOOD.replace('salted', 'unsalted'),
    'NUT_DATA.txt': FAT,
    'WEIGHT.txt': '~01001~^1^1^~pat~^five^^\n',
  });
  expect(ids).toEqual(['sr-01001']);
  expect(messages).toEqual([
    'Invalid household measure "five" of food 01001',
    'Duplicate food 01001',
  ]);
});

test('importSr() reads codes without their zeros, and files with the mark of UTF-8', async () => {
  const { ids, messages, amount } = await read(importSr, {
    'FOOD_DES.txt': `\uFEFF${FOOD}`,
    'NUT_DATA.txt': srAmount('1001', 204, 81),
  });
  expect([ids, messages, amount('fat')]).toEqual([['sr-01001'], [], 81]);
});

const FOODS = 'fdc_id,data_type,description,food_category_id,publication_date\n';
const OATS = `${FOODS}1001,sr_legacy_food,Oats,,2020-11-13\n`;
const fdcAmounts = (...rows: readonly string[]) =>
  ['fdc_id,nutrient_id,amount', ...rows.map((row) => `1001,${row}`), ''].join('\n');

test.each([
  ['kilojoules', ['1062,1548'], 1548],
  ['kilocalories by general factors, and kilojoules', ['2047,100', '1062,1548'], 418.4],
  ['kilocalories, and kilojoules', ['1062,1548', '1008,100'], 418.4],
])('importFdc() reads energy given as %s', async (_, rows, energy) => {
  const { amount } = await read(importFdc, {
    'food.csv': OATS,
    'food_nutrient.csv': fdcAmounts(...rows),
  });
  expect(amount('energy')).toBeCloseTo(energy);
});

test('importFdc() takes a nutrient with two different amounts as unknown', async () => {
  const { amount, messages } = await read(importFdc, {
    'food.csv': OATS,
    'food_nutrient.csv': fdcAmounts('1003,10', '1004,5', '1003,25', '1004,5'),
  });
  expect([amount('protein'), amount('fat')]).toEqual([Number.NaN, 5]);
  expect(messages).toEqual(['A second amount "25" of nutrient 203 in food 1001']);
});

test('importFdc() takes a nutrient with two different amounts in JSON as unknown', async () => {
  const foodNutrients = [10, 10, 25].map((amount) => ({ nutrient: { number: '203' }, amount }));
  const food = { fdcId: 1001, dataType: 'SR Legacy', description: 'Oats', foodNutrients };
  const { amount, messages } = await read(importFdc, {
    'foods.json': JSON.stringify({ SRLegacyFoods: [food] }),
  });
  expect(amount('protein')).toBeNaN();
  expect(messages).toEqual(['A second amount "25" of nutrient 203 in food 1001']);
});

test('importFdc() reads ids that a program saved as decimal numbers', async () => {
  const { ids, amount } = await read(importFdc, {
    'food.csv': OATS.replace('1001,', '1001.0,'),
    'food_nutrient.csv': fdcAmounts('1003,10'),
  });
  expect([ids, amount('protein')]).toEqual([['fdc-1001'], 10]);
});

test('importFdc() and importSr() refuse an archive with two releases', async () => {
  const both = (files: Readonly<Record<string, string>>) =>
    zipOfFiles(
      Object.fromEntries(
        ['old', 'new'].flatMap((folder) =>
          Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
        ),
      ),
    );
  const fdc = both({ 'food.csv': OATS, 'food_nutrient.csv': fdcAmounts('1003,10') });
  await expect(read(importFdc, { 'release.zip': fdc })).rejects.toThrow(
    'Two files have the table food.csv: "old/food.csv" and "new/food.csv"',
  );
  const sr = both({ 'FOOD_DES.txt': FOOD, 'NUT_DATA.txt': FAT });
  await expect(read(importSr, { 'release.zip': sr })).rejects.toThrow(
    'Two files have the table FOOD_DES.txt',
  );
});

const OFF_HEADER = ['code', 'product_name', 'energy_100g', 'fat_100g'];
const offTable = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `${cells.join('\t')}\n`).join('');
const BAR = ['4000000000006', 'Bar', '1548', '10'];

test.each([
  ['a cell too few', [BAR.slice(0, 3)], 1],
  ['a cell too many', [[...BAR, '5']], 1],
  ['a blank cell too many', [[...BAR, '']], 0],
])('importOff() counts %s in a row', async (_, rows, rejected) => {
  const { counts, messages } = await read(importOff, {
    'off.csv': offTable(OFF_HEADER, ...rows),
  });
  expect([counts.rows, counts.rejected, messages.length]).toEqual([1, rejected, rejected]);
});

test('importOff() refuses a header that names a column twice', async () => {
  const table = offTable([...OFF_HEADER, 'fat_100g'], [...BAR, '33']);
  await expect(read(importOff, { 'off.csv': table })).rejects.toThrow(
    'Duplicate column "fat_100g"',
  );
});

test('importBls() and importCofid() report codes that a spreadsheet changed', async () => {
  const bls = 'BLS Code;Lebensmittelbezeichnung;PROT625 [g/100g]\n1,31E+05;Hafer;11\n';
  expect((await read(importBls, { 'bls.csv': bls })).messages).toEqual([
    'Invalid BLS Code "1,31E+05"',
  ]);
  const cofid = 'Food Code,Food Name,Protein (g)\n,,g\nNote,see below,\nDec-50,Butter,0.6\n';
  const { counts, messages } = await read(importCofid, { 'cofid.csv': cofid });
  expect(messages).toEqual(['Invalid Food Code "Dec-50"']);
  expect(counts).toMatchObject({ rows: 1, rejected: 1 });
});
