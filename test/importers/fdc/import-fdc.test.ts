import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importFdc } from '../../../src/importers/fdc/import-fdc.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';
import type { Food } from '../../../src/model/food.ts';
import { nutrient } from '../../../src/model/nutrients.ts';
import { folderWith } from '../../support/write-files.ts';
import { zipOf, zipOfFiles } from '../../support/zip.ts';

const PRODUCT = {
  fdcId: 1,
  dataType: 'Branded',
  description: 'OAT BISCUITS',
  brandOwner: 'Example Bakery',
  gtinUpc: '39400103431',
  modifiedDate: '9/24/2021',
  servingSize: 30,
  servingSizeUnit: 'g',
  householdServingFullText: '2 biscuits',
  foodNutrients: [
    { nutrient: { number: '208' }, amount: 450 },
    { nutrient: { number: '203' }, amount: 7 },
    { nutrient: { number: '204' }, amount: 18 },
    { nutrient: { number: '205' }, amount: 65 },
  ],
};

async function read(foods: readonly object[]): Promise<Food[]> {
  const folder = folderWith({ 'branded.json': JSON.stringify({ BrandedFoods: foods }) });
  const collection = await importFdc([folder], () => {});
  const list: Food[] = [];
  for await (const food of collection.foods) list.push(food);
  return list;
}

test('importFdc() reads JSON of branded products', async () => {
  expect(await read([PRODUCT])).toMatchObject([
    {
      id: 'fdc-1',
      gtin: '00039400103431',
      brand: 'Example Bakery',
      recordedOn: '2021-09-24',
      variants: [{ servingSizes: [{ type: 'portion', label: '2 biscuits', amount: 30 }] }],
    },
  ]);
});

test('importFdc() imports the newest record of a barcode that has amounts', async () => {
  const foods = await read([
    PRODUCT,
    { ...PRODUCT, fdcId: 2, modifiedDate: '9/24/2023' },
    { ...PRODUCT, fdcId: 3, modifiedDate: '9/24/2024', foodNutrients: [] },
  ]);
  expect(foods.map(({ id }) => id)).toEqual(['fdc-2']);
});

test('importFdc() corrects kilojoules entered as kilocalories', async () => {
  const [, ...others] = PRODUCT.foodNutrients;
  const foodNutrients = [{ nutrient: { number: '208' }, amount: 1883 }, ...others];
  const [food] = await read([{ ...PRODUCT, foodNutrients }]);
  expect(food?.variants[0]?.nutrients[nutrient('energy').position]).toBeCloseTo(1883);
});

const ODD = [null, 5, 'x', [], [null], [[]], {}, { amount: {} }, true];

/** Members without which a record is not imported. */
const IDENTIFYING = ['fdcId', 'gtinUpc', 'dataType'];

test('importFdc() treats members of a wrong type as missing, and never crashes', async () => {
  const [whole] = await read([PRODUCT]);
  for (const name of [...Object.keys(PRODUCT), 'foodPortions', 'foodCategory', 'brandName']) {
    for (const odd of ODD) {
      const foods = await read([PRODUCT, { ...PRODUCT, fdcId: 2, gtinUpc: '', [name]: odd }]);
      expect(foods[0]).toEqual(whole);
      const others = foods.slice(1);
      if (!IDENTIFYING.includes(name)) expect(others).toHaveLength(1);
      const energy = name === 'foodNutrients' ? Number.NaN : amount(whole, 'energy');
      expect(others.map((food) => amount(food, 'energy'))).toEqual(others.map(() => energy));
    }
  }
  for (const odd of ODD) expect(await read([PRODUCT, odd as object])).toHaveLength(1);
});

test('importFdc() rejects a damaged zip archive', async () => {
  const zip = zipOf('branded.json', JSON.stringify({ BrandedFoods: [PRODUCT] }));
  for (let end = 1; end < zip.length; end += 7) {
    const folder = folderWith({ 'branded.zip': zip.subarray(0, end) });
    await expect(importFdc([folder], () => {})).rejects.toBeInstanceOf(ViandError);
  }
});

test('importFdc() turns the states of a food in one table into variants', async () => {
  const potato = {
    dataType: 'SR Legacy',
    description: 'Potatoes, raw',
    foodCategory: { description: 'Vegetables and Vegetable Products' },
    foodNutrients: [{ nutrient: { number: '208' }, amount: 77 }],
  };
  const foods = await read([
    { ...potato, fdcId: 11 },
    PRODUCT,
    { ...potato, fdcId: 12, description: 'Potatoes, boiled, without salt' },
    { ...potato, fdcId: 13, dataType: 'Foundation', description: 'Potatoes, baked' },
  ]);
  expect(foods.map(({ name, variants }) => [name, variants.map(({ id }) => id)])).toEqual([
    ['OAT BISCUITS', ['fdc-1.raw']],
    ['Potatoes', ['fdc-11.raw', 'fdc-12.boiled']],
    ['Potatoes, baked', ['fdc-13.baked']],
  ]);
});

async function readPaths(paths: readonly string[]) {
  const faults: string[] = [];
  const collection = await importFdc(paths, ({ value }) => faults.push(String(value)));
  const foods: Food[] = [];
  for await (const food of collection.foods) foods.push(food);
  return { foods, faults };
}

function amount(food: Food | undefined, name: Parameters<typeof nutrient>[0]): number {
  return food?.variants[0]?.nutrients[nutrient(name).position] as number;
}

const TABLES = {
  'food.csv': `fdc_id,data_type,description,food_category_id,publication_date
1,foundation_food,"Hummus, commercial",16,2019-04-01
2,survey_fndds_food,"Milk, human",1002,2024-10-31
3,sub_sample_food,HUMMUS,16,2019-04-01
`,
  'food_nutrient.csv': `id,fdc_id,nutrient_id,amount
1,1,1003,7.35
2,1,2047,243
3,1,2048,229
4,1,1063,0.34
5,1,1005,-0.2
6,1,1004,abc
7,2,208,70
8,2,203,1.03
`,
  'food_portion.csv': `id,fdc_id,seq_num,amount,measure_unit_id,portion_description,modifier,gram_weight
1,1,1,2.0,1001,,,33.9
2,2,1,,9999,1 fl oz,30000,30.8
`,
  'measure_unit.csv': 'id,name\n1001,tablespoon\n9999,undetermined\n',
};

test('importFdc() names UTF-8 for other text, and no option that it lacks', async () => {
  const folder = folderWith(TABLES);
  const file = path.join(folder, 'food.csv');
  writeFileSync(file, Buffer.from(TABLES['food.csv'].replace('Hummus', 'Cr\u00e8me'), 'latin1'));
  await expect(readPaths([folder])).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'input/encoding',
        message: 'The file is not text in UTF-8',
        location: { file, line: 2 },
        expected: 'UTF-8 in the whole file',
      },
    ],
  });
});

test('importFdc() reads the same foods from a folder and from a zip archive', async () => {
  const folder = folderWith(TABLES);
  const zipped = folderWith({
    'all.zip': zipOfFiles(
      Object.fromEntries(Object.entries(TABLES).map(([name, text]) => [`release/${name}`, text])),
    ),
  });
  const [plain, archived] = [await readPaths([folder]), await readPaths([zipped])];
  expect(archived).toEqual(plain);
  expect(plain.foods.map(({ name }) => name)).toEqual(['Hummus, commercial', 'Milk, human']);
  expect(plain.faults).toEqual(['abc']);
  const [hummus, milk] = plain.foods;
  // Household measures, and in tables of survey foods, SR's numbers instead of ids.
  expect(hummus?.variants[0]?.servingSizes).toMatchObject([
    { label: '2 tablespoon', amount: 33.9 },
  ]);
  expect(milk?.variants[0]?.servingSizes).toMatchObject([{ label: '1 fl oz', amount: 30.8 }]);
  expect(amount(milk, 'energy')).toBeCloseTo(70 * 4.184);
  expect(amount(hummus, 'sugar')).toBe(0.34);
  expect(amount(hummus, 'carbohydrates_by_difference')).toBe(0);
  expect(amount(hummus, 'fat')).toBeNaN();
});

test('importFdc() prefers the energy by specific factors, in any order', async () => {
  const energies = [
    { nutrient: { number: '957' }, amount: 243 },
    { nutrient: { number: '958' }, amount: 229 },
  ];
  const hummus = { dataType: 'Foundation', description: 'Hummus', fdcId: 7 };
  for (const foodNutrients of [energies, energies.toReversed()]) {
    const [food] = await read([{ ...hummus, foodNutrients }]);
    expect(amount(food, 'energy')).toBeCloseTo(229 * 4.184);
  }
  expect(amount((await readPaths([folderWith(TABLES)])).foods[0], 'energy')).toBeCloseTo(
    229 * 4.184,
  );
});

test('importFdc() rejects a single table, and lists the tables that it needs', async () => {
  const alone = folderWith({
    'branded_food.csv': `${'fdc_id,brand_owner,brand_name,gtin_upc,serving_size,serving_size_unit'},household_serving_fulltext,branded_food_category,modified_date\n`,
  });
  await expect(importFdc([alone], () => {})).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-file', expected: expect.stringContaining('food.csv') }],
  });
  const other = folderWith({ 'products.csv': 'gtin,product_name,fat_g\n' });
  await expect(importFdc([other], () => {})).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'Cannot find a table of this source among the files',
        expected: 'food.csv, food_nutrient.csv and branded_food.csv, or JSON',
      },
    ],
  });
});

test('importFdc() reports what a partial release lacks', async () => {
  const folder = folderWith({
    'food.csv':
      'fdc_id,data_type,description,food_category_id,publication_date\n1,sub_sample_food,Sample,,2020-01-01\n',
    'branded_food.csv':
      'fdc_id,brand_owner,brand_name,gtin_upc,serving_size,serving_size_unit,household_serving_fulltext,branded_food_category,modified_date\n2,Brakebush,,,30,g,,Meat/Poultry  Prepared,\n',
    'food_nutrient.csv': 'id,fdc_id,nutrient_id,amount\n1,2,1004,3\n2,3,1004,3\n3,1,1004,3\n',
  });
  const notes: string[] = [];
  const { foods } = await importFdc([folder], () => {}, { note: (text) => notes.push(text) });
  const names: string[] = [];
  for await (const { name } of foods) names.push(name);
  expect(names).toEqual(['Brakebush: Meat/Poultry Prepared']);
  expect(notes).toEqual([
    'named products by brand and category, since food.csv lacks them: 1',
    'skipped amounts of foods that no other table has: 1',
    'skipped records that are not foods: sub_sample_food (1)',
  ]);
});

const FOUNDATION = {
  fdcId: 9,
  dataType: 'Foundation',
  description: 'Hummus, commercial',
  foodNutrients: [
    { nutrient: { number: '208', name: 'Energy', unitName: 'kJ' }, amount: 1000 },
    { nutrient: { number: '303', name: 'Iron, Fe', unitName: 'µg' }, amount: 2410 },
    { nutrient: { number: '307', name: 'Sodium, Na', unitName: 'MG' }, amount: 438 },
    { nutrient: { number: '304', name: 'Magnesium, Mg', unitName: 'IU' }, amount: 5 },
    { nutrient: { number: '320', name: 'Vitamin A, RAE', unitName: 'MCG_RAE' }, amount: 2 },
  ],
};

const FOUNDATION_NOTES = [
  'converted amounts from the units that the release states: Energy in kJ instead of kcal (1), Iron, Fe in µg instead of mg (1)',
  'skipped amounts in units that viand cannot convert: Magnesium, Mg in IU instead of mg (1)',
];

async function amountsAndNotes(files: Readonly<Record<string, string>>) {
  const notes: string[] = [];
  const { foods } = await importFdc([folderWith(files)], () => {}, {
    note: (text) => notes.push(text),
  });
  const amounts: number[] = [];
  for await (const { variants } of foods) {
    for (const name of ['energy', 'iron', 'sodium', 'magnesium'] as const) {
      amounts.push(variants[0]?.nutrients[nutrient(name).position] as number);
    }
  }
  return { amounts, notes };
}

test('importFdc() converts amounts in units that the USDA does not use', async () => {
  const json = JSON.stringify({ FoundationFoods: [FOUNDATION] });
  const { amounts, notes } = await amountsAndNotes({ 'foundation.json': json });
  expect(amounts).toEqual([1000, 2.41, 438, Number.NaN]);
  expect(notes).toEqual(FOUNDATION_NOTES);
});

const FOOD_CSV =
  'fdc_id,data_type,description,food_category_id,publication_date\n9,foundation_food,Hummus,16,2024-01-01\n';

test.each([
  [
    'nutrient.csv',
    {
      'nutrient.csv':
        'id,name,unit_name\n1008,Energy,kJ\n1089,"Iron, Fe",UG\n1093,"Sodium, Na",MG\n1090,"Magnesium, Mg",IU\n',
      'food_nutrient.csv':
        'fdc_id,nutrient_id,amount\n9,1008,1000\n9,1089,2410\n9,1093,438\n9,1090,5\n',
    },
  ],
  [
    'the rows of food_nutrient.csv',
    {
      'food_nutrient.csv':
        'fdc_id,nutrient_id,amount,unit_name\n9,1008,1000,kJ\n9,1089,2410,UG\n9,1093,438,MG\n9,1090,5,IU\n',
    },
  ],
])('importFdc() reads units from %s', async (_, files) => {
  const { amounts, notes } = await amountsAndNotes({ 'food.csv': FOOD_CSV, ...files });
  expect(amounts).toEqual([1000, 2.41, 438, Number.NaN]);
  expect(notes).toHaveLength(2);
});

test('importFdc() reports a second food with the same id', async () => {
  const folder = folderWith({
    'branded.json': JSON.stringify({
      BrandedFoods: [PRODUCT, { ...PRODUCT, description: 'OAT BISCUITS, NEW' }],
    }),
  });
  const messages: string[] = [];
  const collection = await importFdc([folder], ({ message }) => messages.push(message));
  const names: string[] = [];
  for await (const { name } of collection.foods) names.push(name);
  expect(names).toHaveLength(1);
  expect(messages).toEqual(['Duplicate food 1']);
});
