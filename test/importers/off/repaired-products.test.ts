import { expect, test } from 'vitest';
import { amount, PLAIN, readOff, tsv } from './off-products.ts';

test('importOff() reports each corrected value with the mistake', async () => {
  const { repairs, counts } = await readOff(
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

test('importOff() reports corrected amounts per serving, and sodium in milligrams', async () => {
  const serving = { 'energy-kcal_serving': '100', fat_serving: '5', proteins_serving: '4' };
  const { repairs } = await readOff(
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

test.each([
  ['kJ stored as kcal', { 'energy-kj_100g': '', 'energy-kcal_100g': '2252' }],
  ['kcal stored as kJ', { 'energy-kj_100g': '538' }],
  ['a lost decimal point', { fat_100g: '3090' }],
  [
    'amounts 100 times too large',
    { fat_100g: '3090', carbohydrates_100g: '5750', proteins_100g: '630' },
  ],
])('importOff() repairs %s', async (_, wrong) => {
  const { foods, counts } = await readOff('products.csv', tsv({ ...PLAIN, ...wrong }));
  expect(counts.repaired).toBe(1);
  expect(amount(foods[0], 'energy')).toBeGreaterThan(2230);
  expect(amount(foods[0], 'energy')).toBeLessThan(2270);
  expect(amount(foods[0], 'fat')).toBeCloseTo(30.9);
});

test('importOff() corrects amounts per serving in the columns for 100 g', async () => {
  const { foods, counts } = await readOff(
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

test('importOff() rejects salt that is not 2.5 times the sodium', async () => {
  const { counts, faults } = await readOff(
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
  expect((await readOff('products.csv', rounded)).faults).toEqual([]);
});

test.each([{ sodium_100g: '400' }, { sodium_100g: '400', salt_100g: '1000' }])(
  'importOff() repairs sodium in milligrams: %o',
  async (salts) => {
    const { foods, counts } = await readOff('products.csv', tsv({ ...PLAIN, ...salts }));
    expect(counts).toMatchObject({ repaired: 1, rejected: 0 });
    expect(amount(foods[0], 'sodium')).toBe(400);
    expect(amount(foods[0], 'salt')).toBe(1);
  },
);

test('importOff() assumes sodium in milligrams only if no other mistake explains the amount', async () => {
  const lost = { fat_100g: '3090', carbohydrates_100g: '5750', proteins_100g: '630' };
  const { foods, repairs } = await readOff(
    'products.csv',
    tsv({ ...PLAIN, ...lost, 'energy-kj_100g': '225200', sodium_100g: '52' }),
  );
  expect(amount(foods[0], 'sodium')).toBe(520);
  expect(new Set(repairs.map(({ reason }) => reason))).toEqual(
    new Set(['the decimal points of all amounts were lost']),
  );
  const none = { fat_100g: '0', carbohydrates_100g: '0', proteins_100g: '0' };
  const salt = { ...PLAIN, ...none, 'energy-kj_100g': '0', sodium_100g: '42' };
  expect((await readOff('products.csv', tsv(salt))).counts).toMatchObject({ rejected: 1 });
});

test('importOff() restores leading zeros of a GTIN, and rejects other invalid codes', async () => {
  const { foods, counts, faults } = await readOff(
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

test('importOff() lists values that are no amounts, which become unknown', async () => {
  const { foods, counts, repairs } = await readOff(
    'products.csv',
    tsv({
      ...PLAIN,
      fat_100g: '-5',
      proteins_100g: '1,900',
      carbohydrates_100g: '7 g',
      salt_100g: '2 mg',
    }),
  );
  expect(amount(foods[0], 'fat')).toBeNaN();
  expect(amount(foods[0], 'carbohydrates')).toBe(7);
  expect(counts).toMatchObject({ repaired: 1, rejected: 0 });
  expect(repairs.map(({ field, before, after, reason }) => [field, before, after, reason])).toEqual(
    [
      ['fat_100g', '-5', '', 'the value is no amount, and was made unknown'],
      ['proteins_100g', '1,900', '', 'the value is no amount, and was made unknown'],
      ['salt_100g', '2 mg', '', 'the value is no amount, and was made unknown'],
    ],
  );
});
