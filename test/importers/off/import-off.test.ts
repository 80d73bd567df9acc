import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { importOff } from '../../../src/importers/off/import-off.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Food } from '../../../src/model/food.ts';
import type { FoodRepair, ImportCounts } from '../../../src/model/food-collection.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function read(name: string, content: string | Buffer) {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, content);
  const faults: Diagnostic[] = [];
  const counts: ImportCounts = { rows: 0, imported: 0, repaired: 0, merged: 0, rejected: 0 };
  const repairs: FoodRepair[] = [];
  const { foods } = await importOff([file], (fault) => faults.push(fault), {
    counts,
    repaired: (repair) => repairs.push(repair),
  });
  const list: Food[] = [];
  for await (const food of foods) list.push(food);
  return { foods: list, faults, counts, repairs };
}

function amount(food: Food | undefined, name: NutrientName): number {
  return food?.variants[0]?.nutrients[nutrient(name).position] as number;
}

const COLUMNS = [
  'code',
  'product_name',
  'last_modified_datetime',
  'serving_size',
  'serving_quantity',
  'nutrition_data_per',
  'energy-kj_100g',
  'energy-kcal_100g',
  'energy_100g',
  'fat_100g',
  'carbohydrates_100g',
  'polyols_100g',
  'proteins_100g',
  'sodium_100g',
  'salt_100g',
  'alcohol_100g',
  'categories',
  'energy-kcal_serving',
  'fat_serving',
  'carbohydrates_serving',
  'proteins_serving',
];

function tsv(...rows: readonly Readonly<Record<string, string>>[]): string {
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');
}

const PLAIN = {
  code: '3017620422003',
  product_name: 'Spread',
  'energy-kj_100g': '2252',
  fat_100g: '30.9',
  carbohydrates_100g: '57.5',
  proteins_100g: '6.3',
};

test('importOff() lists each value that it put right, with what was wrong', async () => {
  const { repairs, counts } = await read(
    'repaired.tsv',
    tsv(
      { ...PLAIN },
      { ...PLAIN, code: '36000291452', 'energy-kj_100g': '', 'energy-kcal_100g': '2252' },
    ),
  );
  expect(counts).toMatchObject({ rows: 2, repaired: 1 });
  const of = { location: expect.objectContaining({ line: 3 }), code: '00036000291452' };
  expect(repairs).toEqual([
    {
      ...of,
      field: 'code',
      before: '36000291452',
      after: '00036000291452',
      reason: 'zeros in front of the bar code were lost',
    },
    {
      ...of,
      field: 'energy',
      before: '9422.368',
      after: '2252',
      unit: 'kJ',
      reason: 'kilojoules were entered as kilocalories',
    },
  ]);
});

test('importOff() lists amounts of a serving and milligrams of sodium that were put right', async () => {
  const serving = { 'energy-kcal_serving': '100', fat_serving: '5', proteins_serving: '4' };
  const { repairs } = await read(
    'serving.tsv',
    tsv({
      code: '3017620422003',
      product_name: 'Soup',
      nutrition_data_per: 'serving',
      serving_quantity: '250',
      'energy-kcal_100g': '100',
      fat_100g: '5',
      carbohydrates_100g: '10',
      proteins_100g: '4',
      carbohydrates_serving: '10',
      sodium_100g: '900',
      ...serving,
    }),
  );
  expect(repairs.map(({ field, before, after }) => [field, before, after])).toEqual(
    expect.arrayContaining([
      ['fat', '5', '2'],
      ['sodium', '360000', '360'],
    ]),
  );
});

test('importOff() takes from each column what a record has, per serving or per 100 g', async () => {
  const { foods } = await read(
    'mixed.tsv',
    tsv({
      code: '3017620422003',
      product_name: 'Soup',
      serving_size: '250 g',
      'energy-kcal_serving': '100',
      fat_serving: '5',
      carbohydrates_serving: '10',
      proteins_serving: '4',
      salt_100g: '0.8',
      polyols_100g: '0.5',
    }),
  );
  const [soup] = foods;
  expect(amount(soup, 'fat')).toBe(2);
  expect(amount(soup, 'salt')).toBe(0.8);
  expect(amount(soup, 'sugar_alcohols')).toBe(0.5);
});

test('importOff() reads the tab-separated export, compressed', async () => {
  const { foods, counts, faults } = await read(
    'en.openfoodfacts.org.products.csv.gz',
    gzipSync(tsv({ ...PLAIN, sodium_100g: '0.0428', serving_size: '1 spoon (15 g)' })),
  );
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ rows: 1, repaired: 0, merged: 0, rejected: 0 });
  expect(foods[0]).toMatchObject({ gtin: '03017620422003', type: 'branded_food' });
  expect(amount(foods[0], 'sodium')).toBeCloseTo(42.8);
  expect(amount(foods[0], 'salt')).toBeCloseTo(0.107);
  expect(amount(foods[0], 'sugar')).toBeNaN();
  expect(foods[0]?.variants[0]?.servingSizes).toMatchObject([{ type: 'portion', amount: 15 }]);
});

test.each([
  ['kJ stored as kcal', { 'energy-kj_100g': '', 'energy-kcal_100g': '2252' }],
  ['kcal stored as kJ', { 'energy-kj_100g': '538' }],
  ['a lost decimal point', { fat_100g: '3090' }],
  [
    'amounts 100 times too large',
    { fat_100g: '3090', carbohydrates_100g: '5750', proteins_100g: '630' },
  ],
])('importOff() repairs %s', async (_, wrong) => {
  const { foods, counts } = await read('products.csv', tsv({ ...PLAIN, ...wrong }));
  expect(counts.repaired).toBe(1);
  expect(amount(foods[0], 'energy')).toBeGreaterThan(2230);
  expect(amount(foods[0], 'energy')).toBeLessThan(2270);
  expect(amount(foods[0], 'fat')).toBeCloseTo(30.9);
});

/** A drink with few other nutrients. */
const DRINK = { ...PLAIN, fat_100g: '0', carbohydrates_100g: '2.5', proteins_100g: '0.1' };

test('importOff() reads alcohol, and counts its energy', async () => {
  const { foods, counts } = await read(
    'products.csv',
    tsv(
      { ...DRINK, 'energy-kj_100g': '340', 'energy-kcal_100g': '82', alcohol_100g: '12' },
      {
        ...DRINK,
        code: '5449000131805',
        'energy-kj_100g': '',
        energy_100g: '921',
        carbohydrates_100g: '0',
        alcohol_100g: '40',
      },
    ),
  );
  expect(counts).toMatchObject({ repaired: 0, rejected: 0 });
  expect(foods.map((food) => amount(food, 'energy'))).toEqual([340, 921]);
  expect(amount(foods[0], 'alcohol')).toBeCloseTo(9.468);
});

test.each([
  ['is the same in both units', { 'energy-kj_100g': '340', 'energy-kcal_100g': '82' }],
  ['was typed in kJ', { 'energy-kj_100g': '340' }],
  [
    'is that of a drink of unknown alcohol',
    { 'energy-kj_100g': '', energy_100g: '340', categories: 'Alcoholic beverages,Wines' },
  ],
])('importOff() does not divide an energy by 4.184 that %s', async (_, energy) => {
  const { counts, faults } = await read('products.csv', tsv({ ...DRINK, ...energy }));
  expect(counts).toMatchObject({ repaired: 0, rejected: 1 });
  expect(faults).toMatchObject([{ code: 'food/energy-off-atwater', value: '340' }]);
});

test('importOff() repairs the computed energy of a drink without alcohol', async () => {
  const { foods } = await read(
    'products.csv',
    tsv({
      ...DRINK,
      'energy-kj_100g': '',
      energy_100g: '753',
      carbohydrates_100g: '10.6',
      categories: 'Non-alcoholic beverages',
    }),
  );
  expect(amount(foods[0], 'energy')).toBeCloseTo(180, 0);
});

test('importOff() takes sugar-free sweets', async () => {
  const sweets = { 'energy-kj_100g': '960', carbohydrates_100g: '98', polyols_100g: '98' };
  const { foods, counts } = await read(
    'products.csv',
    tsv({ ...PLAIN, fat_100g: '0', proteins_100g: '0', ...sweets }),
  );
  expect(counts).toMatchObject({ repaired: 0, rejected: 0 });
  expect(amount(foods[0], 'sugar_alcohols')).toBe(98);
});

test('importOff() repairs amounts of a serving in the columns of 100 g', async () => {
  const { foods, counts } = await read(
    'products.csv',
    tsv({
      ...PLAIN,
      nutrition_data_per: 'serving',
      serving_quantity: '15',
      'energy-kj_100g': '338',
      fat_100g: '4.6',
      carbohydrates_100g: '8.6',
      proteins_100g: '0.9',
      fat_serving: '4.6',
      carbohydrates_serving: '8.6',
      proteins_serving: '0.9',
    }),
  );
  expect(counts.repaired).toBe(1);
  expect(amount(foods[0], 'fat')).toBeCloseTo(30.7, 1);
});

test('importOff() reads amounts of a serving of known weight where there are no others', async () => {
  const serving = {
    code: PLAIN.code,
    product_name: 'Spread',
    serving_size: '1 spoon (15 g)',
    'energy-kcal_serving': '81',
    fat_serving: '4.6',
    carbohydrates_serving: '8.6',
    proteins_serving: '0.9',
    alcohol_100g: '0',
  };
  const { foods, counts } = await read('products.csv', tsv(serving));
  expect(counts).toMatchObject({ repaired: 0, rejected: 0 });
  expect(amount(foods[0], 'fat')).toBeCloseTo(30.7, 1);
  expect(amount(foods[0], 'energy')).toBeCloseTo(540 * 4.184, 0);
  const { foods: unknown } = await read(
    'products.csv',
    tsv({ ...serving, serving_size: '1 spoon' }),
  );
  expect(amount(unknown[0], 'fat')).toBeNaN();
});

test('importOff() refuses salt that is not 2.5 times the sodium', async () => {
  const { counts, faults } = await read(
    'products.csv',
    tsv({ ...PLAIN, sodium_100g: '1', salt_100g: '1' }),
  );
  expect(counts).toMatchObject({ rejected: 1 });
  expect(faults).toMatchObject([
    {
      message: 'Invalid salt "1"',
      expected: 'about 2.5 g in 100 g, as computed from the sodium of the row',
    },
  ]);
  const rounded = tsv({ ...PLAIN, sodium_100g: '0.4', salt_100g: '1.1' });
  expect((await read('products.csv', rounded)).faults).toEqual([]);
});

test.each([{ sodium_100g: '400' }, { sodium_100g: '400', salt_100g: '1000' }])(
  'importOff() repairs sodium in milligrams: %o',
  async (salts) => {
    const { foods, counts } = await read('products.csv', tsv({ ...PLAIN, ...salts }));
    expect(counts).toMatchObject({ repaired: 1, rejected: 0 });
    expect(amount(foods[0], 'sodium')).toBe(400);
    expect(amount(foods[0], 'salt')).toBe(1);
  },
);

test('importOff() takes too much sodium for milligrams only where nothing else explains it', async () => {
  const lost = { fat_100g: '3090', carbohydrates_100g: '5750', proteins_100g: '630' };
  const { foods, repairs } = await read(
    'products.csv',
    tsv({ ...PLAIN, ...lost, 'energy-kj_100g': '225200', sodium_100g: '52' }),
  );
  expect(amount(foods[0], 'sodium')).toBe(520);
  expect(new Set(repairs.map(({ reason }) => reason))).toEqual(
    new Set(['the decimal points of all amounts were lost']),
  );
  const none = { fat_100g: '0', carbohydrates_100g: '0', proteins_100g: '0' };
  const salt = { ...PLAIN, ...none, 'energy-kj_100g': '0', sodium_100g: '42' };
  expect((await read('products.csv', tsv(salt))).counts).toMatchObject({ rejected: 1 });
});

test('importOff() decodes entities in names', async () => {
  const product_name = 'M&amp;M &quot;x&quot; &#39;y&#39; Caf&eacute; A&B';
  const { foods } = await read('products.csv', tsv({ ...PLAIN, product_name }));
  expect(foods).toMatchObject([{ name: 'M&M "x" \'y\' Café A&B' }]);
});

test('importOff() restores zeros of a GTIN, and refuses what is none', async () => {
  const { foods, counts, faults } = await read(
    'products.csv',
    tsv(
      { ...PLAIN, code: '39400103431' },
      { ...PLAIN, code: '3.01762E+12' },
      { ...PLAIN, code: '12' },
    ),
  );
  expect(foods.map(({ gtin }) => gtin)).toEqual(['00039400103431']);
  expect(counts).toMatchObject({ rows: 3, repaired: 1, rejected: 2 });
  expect(faults.map(({ code, value }) => [code, value])).toEqual([
    ['food/bad-gtin', '3.01762E+12'],
    ['food/bad-gtin', '12'],
  ]);
});

test('importOff() takes the newest complete record of a bar code', async () => {
  const { foods, counts } = await read(
    'products.csv',
    tsv(
      { ...PLAIN, product_name: 'Old', last_modified_datetime: '2018-01-01T00:00:00Z' },
      { ...PLAIN, product_name: 'New', last_modified_datetime: '2019-01-01T00:00:00Z' },
      {
        code: PLAIN.code,
        product_name: 'Newest, without amounts',
        last_modified_datetime: '2020-01-01T00:00:00Z',
      },
    ),
  );
  expect(foods).toMatchObject([{ name: 'New', recordedOn: '2019-01-01' }]);
  expect(counts).toMatchObject({ rows: 3, merged: 2 });
});

test('importOff() rejects products whose amounts cannot be true', async () => {
  const { foods, counts, faults } = await read(
    'products.csv',
    tsv({ ...PLAIN, fat_100g: '80', carbohydrates_100g: '80', 'energy-kj_100g': '900' }),
  );
  expect(foods).toEqual([]);
  expect(counts).toMatchObject({ rejected: 1 });
  expect(faults.length).toBeGreaterThan(0);
});

test('importOff() reads JSONL', async () => {
  const { foods, counts } = await read(
    'products.jsonl',
    `${JSON.stringify({
      code: PLAIN.code,
      product_name: 'Spread',
      last_modified_t: 1546300800,
      nutriments: {
        'energy-kj_100g': 2252,
        fat_100g: 30.9,
        carbohydrates_100g: 57.5,
        proteins_100g: 6.3,
      },
    })}\nnot json\n`,
  );
  expect(counts).toMatchObject({ rows: 1, rejected: 0 });
  expect(foods).toMatchObject([{ name: 'Spread', recordedOn: '2019-01-01' }]);
  expect(amount(foods[0], 'protein')).toBe(6.3);
});

test('importOff() takes quotes between tabs for part of a name', async () => {
  const { foods, faults } = await read(
    'products.csv',
    tsv(
      { ...PLAIN, product_name: '"Cola" zero' },
      { ...PLAIN, code: '5449000131805', product_name: '"Never closed' },
      { ...PLAIN, code: '8076800195057', product_name: '"""Quoted"" again"' },
    ),
  );
  expect(faults).toEqual([]);
  expect(foods.map(({ name }) => name)).toEqual(['"Cola" zero', '"Never closed', '"Quoted" again']);
});

test('importOff() rejects lines of JSON that are no products, and reads a list of products', async () => {
  const product = { code: PLAIN.code, product_name: 'Spread', nutriments: { fat_100g: 30.9 } };
  const lines = [null, 5, 'x', [], { ...product, nutriments: null }, product].map((one) =>
    JSON.stringify(one),
  );
  expect((await read('products.jsonl', lines.join('\n'))).counts).toMatchObject({
    rows: 6,
    rejected: 4,
    merged: 1,
  });
  const { foods } = await read('products.json', JSON.stringify({ count: 1, products: [product] }));
  expect(foods).toEqual([]);
  const list = await read('products.json', JSON.stringify([product], null, 2));
  expect(list.foods).toMatchObject([{ name: 'Spread' }]);
});

test('importOff() takes an amount that a label gives as less than a number for unknown', async () => {
  const nutriments = { fat_100g: 30.9, salt_100g: 0.01, salt_modifier: '<', sugars_100g: 5 };
  const product = { code: PLAIN.code, product_name_de: 'Aufstrich', nutriments };
  const { foods } = await read('products.jsonl', JSON.stringify(product));
  expect(foods).toMatchObject([{ name: 'Aufstrich' }]);
  expect(amount(foods[0], 'salt')).toBeNaN();
  expect(amount(foods[0], 'sodium')).toBeNaN();
  expect(amount(foods[0], 'sugar')).toBe(5);
});
