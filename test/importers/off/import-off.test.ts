import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { amount, PLAIN, readOff, tsv } from './off-products.ts';

test('importOff() combines amounts per serving and per 100 g in one record', async () => {
  const { foods } = await readOff(
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

test('importOff() reads the compressed tab-separated export', async () => {
  const { foods, counts, faults } = await readOff(
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

test('importOff() scales amounts per serving of known weight if there are no others', async () => {
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
  const { foods, counts } = await readOff('products.csv', tsv(serving));
  expect(counts).toMatchObject({ repaired: 0, rejected: 0 });
  expect(amount(foods[0], 'fat')).toBeCloseTo(30.7, 1);
  expect(amount(foods[0], 'energy')).toBeCloseTo(540 * 4.184, 0);
  const { foods: unknown } = await readOff(
    'products.csv',
    tsv({ ...serving, serving_size: '1 spoon' }),
  );
  expect(amount(unknown[0], 'fat')).toBeNaN();
});

test('importOff() decodes HTML entities in names', async () => {
  const product_name = 'M&amp;M &quot;x&quot; &#39;y&#39; Caf&eacute; A&B';
  const { foods } = await readOff('products.csv', tsv({ ...PLAIN, product_name }));
  expect(foods).toMatchObject([{ name: 'M&M "x" \'y\' Café A&B' }]);
});

test('importOff() imports the newest complete record of a barcode', async () => {
  const { foods, counts } = await readOff(
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

test('importOff() rejects products with impossible amounts', async () => {
  const { foods, counts, faults } = await readOff(
    'products.csv',
    tsv({ ...PLAIN, fat_100g: '80', carbohydrates_100g: '80', 'energy-kj_100g': '900' }),
  );
  expect(foods).toEqual([]);
  expect(counts).toMatchObject({ rejected: 1 });
  expect(faults.length).toBeGreaterThan(0);
});

test('importOff() reads JSONL', async () => {
  const { foods, counts } = await readOff(
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

test('importOff() reads quotes in tab-separated files as part of the name', async () => {
  const { foods, faults } = await readOff(
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

test('importOff() rejects JSON lines that are not products, and reads a list of products', async () => {
  const product = { code: PLAIN.code, product_name: 'Spread', nutriments: { fat_100g: 30.9 } };
  const lines = [null, 5, 'x', [], { ...product, nutriments: null }, product].map((one) =>
    JSON.stringify(one),
  );
  expect((await readOff('products.jsonl', lines.join('\n'))).counts).toMatchObject({
    rows: 6,
    rejected: 4,
    merged: 1,
  });
  const { foods } = await readOff(
    'products.json',
    JSON.stringify({ count: 1, facets: [], products: [product] }, null, 2),
  );
  expect(foods).toMatchObject([{ name: 'Spread' }]);
  const list = await readOff('products.json', JSON.stringify([product], null, 2));
  expect(list.foods).toMatchObject([{ name: 'Spread' }]);
});

test('importOff() reads an amount labelled as "less than" as unknown', async () => {
  const nutriments = { fat_100g: 30.9, salt_100g: 0.01, salt_modifier: '<', sugars_100g: 5 };
  const product = { code: PLAIN.code, product_name_de: 'Aufstrich', nutriments };
  const { foods } = await readOff('products.jsonl', JSON.stringify(product));
  expect(foods).toMatchObject([{ name: 'Aufstrich' }]);
  expect(amount(foods[0], 'salt')).toBeNaN();
  expect(amount(foods[0], 'sodium')).toBeNaN();
  expect(amount(foods[0], 'sugar')).toBe(5);
});

/** A product with nutrient sets, which exports have had since 2025. */
function withSets(...sets: readonly object[]) {
  const [aggregated_set, ...input_sets] = sets;
  const nutrition = { aggregated_set, input_sets };
  return JSON.stringify({
    code: PLAIN.code,
    product_name: 'Spread',
    serving_size: '20 g',
    nutrition,
  });
}

const fat = { value: 30.9, unit: 'g' };
const calcium = { value: 120, unit: 'mg' };
const energy = { 'energy-kj': { value: 2252, unit: 'kJ' } };

test.each([
  [
    '100g',
    withSets({ per: '100g', preparation: 'as_sold', nutrients: { ...energy, fat, calcium } }),
  ],
  [
    'serving',
    withSets(
      { per: '100g', preparation: 'prepared', nutrients: { fat: { value: 3, unit: 'g' } } },
      {
        per: 'serving',
        preparation: 'as_sold',
        nutrients: {
          'energy-kj': { value: 450.4, unit: 'kJ' },
          fat: { value: 6.18, unit: 'g' },
          calcium: { value: 0.024, unit: 'g' },
        },
      },
    ),
  ],
])('importOff() reads nutrient sets per %s', async (_, product) => {
  const { foods } = await readOff('products.jsonl', product);
  expect(amount(foods[0], 'energy')).toBeCloseTo(2252);
  expect(amount(foods[0], 'fat')).toBeCloseTo(30.9);
  expect(amount(foods[0], 'calcium')).toBeCloseTo(120);
});

test('importOff() reads amounts in a nutrient set as unknown if they have a modifier or an unknown unit', async () => {
  const salt = { value: 0.01, unit: 'g', modifier: '<' };
  const nutrients = { ...energy, fat, salt, 'vitamin-e': { value: 3, unit: 'IU' } };
  const { foods, faults } = await readOff('products.jsonl', withSets({ per: '100g', nutrients }));
  expect(faults).toEqual([]);
  expect(amount(foods[0], 'salt')).toBeNaN();
  expect(amount(foods[0], 'vitamin_E')).toBeNaN();
});

test('importOff() reads the Parquet export after DuckDB converted it to JSON', async () => {
  const product = {
    code: '3017620422003',
    product_name: [
      { lang: 'main', text: 'Pâte à tartiner' },
      { lang: 'de', text: 'Nusscreme' },
    ],
    generic_name: null,
    brands: 'Some Brand',
    nutriments: [
      { name: 'energy-kj', value: 2252, '100g': 2252, serving: 338, unit: 'kJ' },
      { name: 'fat', value: 30.9, '100g': 30.9, serving: null, unit: 'g' },
      { name: 'carbohydrates', value: 57.5, '100g': 57.5, serving: null, unit: 'g' },
      { name: 'proteins', value: 6.3, '100g': 6.3, serving: null, unit: 'g' },
      { name: 'sodium', value: 42.8, '100g': 0.0428, serving: null, unit: 'mg' },
    ],
  };
  const { foods, faults } = await readOff('food.jsonl', `${JSON.stringify(product)}\n`);
  expect(faults).toEqual([]);
  expect(foods[0]).toMatchObject({ name: 'Pâte à tartiner', gtin: '03017620422003' });
  expect(foods[0]?.otherNames).toContain('Nusscreme');
  expect(amount(foods[0], 'fat')).toBe(30.9);
  expect(amount(foods[0], 'sodium')).toBeCloseTo(42.8);
});

test('importOff() explains how to convert Parquet', async () => {
  await expect(readOff('food.parquet', 'PAR1')).rejects.toMatchObject({
    diagnostics: [{ expected: expect.stringContaining('DuckDB converts Parquet') }],
  });
});
