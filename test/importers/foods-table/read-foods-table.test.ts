import { expect, test } from 'vitest';
import type { FoodRepair } from '../../../src/model/food-collection.ts';
import { amountOf, readFoods } from './read-foods.ts';

test('readFoodsTable() reads a German table', async () => {
  const { foods, faults, counts } = await readFoods(
    'Meine Lebensmittel;;;;\nProdukt;EAN;Brennwert (kJ);Fett (g);Salz (g)\nQuark;4012345678901;280;0,2;0,1\n',
  );
  expect(faults).toEqual([]);
  expect(counts).toEqual({ rows: 1, imported: 1, repaired: 0, merged: 0, rejected: 0 });
  expect(foods[0]).toMatchObject({
    id: 'own-04012345678901',
    name: 'Quark',
    type: 'branded_food',
    gtin: '04012345678901',
  });
  expect(amountOf(foods[0], 'energy')).toBe(280);
  expect(amountOf(foods[0], 'fat')).toBe(0.2);
  expect(amountOf(foods[0], 'sodium')).toBe(40);
  expect(amountOf(foods[0], 'protein')).toBeNaN();
});

test('readFoodsTable() reads measures, and zeros that a spreadsheet dropped', async () => {
  const { foods, counts } = await readFoods(
    'name,upc,measures,fat_g\nBread,39400103431,1 Scheibe = 40 g; 2 loaves: 900 g,3\n',
  );
  expect(foods[0]?.gtin).toBe('00039400103431');
  expect(counts.repaired).toBe(1);
  expect(foods[0]?.variants[0]?.servingSizes).toEqual([
    { type: 'medium_slice', label: '1 Scheibe', amount: 40, unit: 'g' },
    { type: null, label: '1 loaf', amount: 450, unit: 'g' },
  ]);
});

test('readFoodsTable() reports every problem with its place, value and expectation', async () => {
  const { faults, counts } = await readFoods(
    'name,gtin,fat_g,energy_kj,per\nA,123,abc,99999,bucket\n,,1,,\nB,4012345678901,1,,\nC,4012345678901,1,,\nB,,1,,\nb,,1,,\n',
  );
  expect(counts).toEqual({ rows: 6, imported: 3, repaired: 0, merged: 0, rejected: 3 });
  expect(
    faults.map(({ code, location, field, value }) => [
      code,
      location?.line,
      location?.column,
      field,
      value,
    ]),
  ).toEqual([
    ['food/bad-gtin', 2, 3, 'gtin', '123'],
    ['import/bad-value', 2, 17, 'per', 'bucket'],
    ['import/bad-value', 2, 7, 'fat_g', 'abc'],
    ['food/implausible-nutrient', 2, 11, 'energy_kj', '99999'],
    ['import/bad-value', 3, 1, 'name', ''],
    ['food/repeated-gtin', 5, undefined, 'gtin', '04012345678901'],
    ['food/repeated-name', 6, undefined, 'name', 'B'],
    ['import/duplicate', 7, undefined, 'name', 'b'],
  ]);
  for (const { expected } of faults) expect(expected).not.toBe('');
});

test('readFoodsTable() says which two foods share a name, unless their brands differ', async () => {
  const { faults, foods } = await readFoods(
    'id,name,brand,fat_g\n1,House muesli,,1\n2,House bread,,2\n3,House Müsli,,3\n4,House muesli,Kölln,4\n',
  );
  expect(foods).toHaveLength(4);
  expect(faults).toMatchObject([
    {
      code: 'food/repeated-name',
      message: 'Duplicate food name "House Müsli"',
      expected: expect.stringMatching(/^a different name or brand from that of row 2;/),
      location: { line: 4 },
    },
  ]);
});

test('readFoodsTable() lets products with bar codes share a name', async () => {
  const table = 'name,gtin,fat_g\nYoghurt,4012345678901,1\nYoghurt,4006381333931,2\n';
  const { faults, foods } = await readFoods(table);
  expect([foods.length, faults]).toEqual([2, []]);
  const mixed = await readFoods(`${table}Yoghurt,,3\n`);
  expect(mixed.faults.map(({ code, location }) => [code, location?.line])).toEqual([
    ['food/repeated-name', 4],
  ]);
});

test('readFoodsTable() reads the second food of a bar code without it', async () => {
  const table = 'name,gtin,fat_g\nBread,4012345678901,1\nRoll,4012345678901,2\n';
  const { faults, foods } = await readFoods(`${table}Bread,4012345678901,3\nRoll,,2\n`);
  expect(foods.map(({ id, name, gtin }) => [id, name, gtin])).toEqual([
    ['own-04012345678901', 'Bread', '04012345678901'],
    ['own-roll', 'Roll', null],
  ]);
  expect(foods[1]?.variants[0]).toMatchObject({ id: 'own-roll.raw', sourceCode: 'roll' });
  expect(faults.map(({ code, location, expected }) => [code, location?.line, expected])).toEqual([
    [
      'food/repeated-gtin',
      3,
      'a different GTIN from that of row 2; viand reads this food without one',
    ],
    ['food/repeated-gtin', 4, 'a different GTIN from that of row 2'],
    [
      'import/duplicate',
      5,
      'a different name from that of row 3, or an "id" column to tell them apart',
    ],
  ]);
});

test.each([
  ['4,01235E+12', 'all digits of the code: format the column as text'],
  ['4012345678900', '8, 12, 13 or 14 digits with a correct check digit'],
])(
  'readFoodsTable() reads a food with an id and the code %s without the code',
  async (code, expected) => {
    const { faults, foods, counts } = await readFoods(
      `Artikelnummer;Bezeichnung;EAN;Fett\n4711;Hafermilch;${code};1,5\n;Toast;${code};4\n`,
    );
    expect(foods).toMatchObject([{ id: 'own-4711', gtin: null, type: 'branded_food' }]);
    expect(counts).toMatchObject({ imported: 1, rejected: 1 });
    expect(faults.map((fault) => [fault.location?.line, fault.field, fault.expected])).toEqual([
      [2, 'EAN', `${expected}; viand reads this food without one`],
      [3, 'EAN', expected],
    ]);
  },
);

test('readFoodsTable() reads points as thousands if commas are decimal', async () => {
  const { foods } = await readFoods('Produkt;Brennwert (kJ);Fett (g)\nRübenkraut;1.250;0,2\n');
  expect(amountOf(foods[0], 'energy')).toBe(1250);
});

test('readFoodsTable() takes units from cells if the header has none', async () => {
  const table =
    'Produkt;Energie;Natrium\nHafer;188 kJ / 45 kcal;k. A.\nMüsli;1850 kJ (441 kcal);12 mg\n';
  const { foods, faults } = await readFoods(`${table}Quark;280;\n`);
  expect(foods.map((food) => amountOf(food, 'energy'))).toEqual([188, 1850]);
  expect(amountOf(foods[1], 'sodium')).toBe(12);
  expect(faults).toMatchObject([{ code: 'import/bad-value', field: 'Energie', value: '280' }]);
  await expect(readFoods('Produkt;Energie\nQuark;280\n')).rejects.toThrow('has no unit');
});

test('readFoodsTable() rejects totals, headings and notes, with their reasons', async () => {
  const { foods, faults } = await readFoods(
    'name;brand;kcal;fat_g\nSuppen;;;\nLinsensuppe;;92;2,1\nSumme;;92;2,1\nTotal;Kellogg;380;1\n* ohne Gewähr;;;\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Linsensuppe', 'Total']);
  expect(faults.map(({ location, message }) => [location?.line, message])).toEqual([
    [2, 'The row has only the name "Suppen" and no amounts'],
    [4, '"Summe" is a total, not a food'],
    [6, 'The row has only the name "* ohne Gewähr" and no amounts'],
  ]);
  expect((await readFoods('name,gtin,fat_g\nA,4012345678901,\nB,,1\n')).faults).toEqual([]);
});

test.each(['Totale', 'Media', 'Promedio', 'Totaal', 'Razem', 'Daily goal', 'Remaining'])(
  'readFoodsTable() takes a row "%s" for no food',
  async (name) => {
    const { foods, faults } = await readFoods(`name;kcal\nSoup;50\n${name}:;50\n`);
    expect(foods.map((food) => food.name)).toEqual(['Soup']);
    expect(faults).toMatchObject([{ location: { line: 3 } }]);
  },
);

test('readFoodsTable() names the column of an implausible density', async () => {
  const { faults } = await readFoods('Produkt;Bezug;Dichte;kJ\nMilch;100 ml;1030;270\n');
  expect(faults).toMatchObject([
    { field: 'Dichte', message: 'Implausible density of 1030 g/ml for "Milch"' },
  ]);
});

test.each([
  ...['Min', 'Max.', 'SD', 'St. dev.', 'Bestimmungsgrenze', 'Limit of quantification', 'Soll', 'n'],
  ...['Messunsicherheit ±', 'Referenzmenge (Erwachsener)', '% der Referenzmenge', '%RI'],
])('readFoodsTable() rejects the statistic %s', async (name) => {
  const { foods, faults } = await readFoods(`name;fat_g\n${name};1\nMinze;1\n`);
  expect(foods.map((food) => food.name)).toEqual(['Minze']);
  expect(faults[0]?.message).toBe(`"${name}" is a statistic or a limit, not a food`);
});

test.each([
  ...['Tagessumme', 'Zwischensumme:', 'Tagesgesamt', 'Gesamt', 'Daily total', 'Subtotal', 'Totals'],
  ...['Total général', 'Sous-total', 'Somme', 'Moyenne'],
])('readFoodsTable() rejects the total %s', async (name) => {
  const { foods } = await readFoods(`name,kcal,fat\nA,50,1\n${name},50,1\nTotal Cereal,380,1\n`);
  expect(foods.map((food) => food.name)).toEqual(['A', 'Total Cereal']);
});

test('readFoodsTable() compares energy in both units', async () => {
  const { faults, counts } = await readFoods(
    'name,energy_kj,energy_kcal,fat_g\nA,1000,239,5\nB,1000,1000,5\nC,,239,5\nD,8,3,0\n',
  );
  expect(counts).toMatchObject({ imported: 3, rejected: 1 });
  expect(faults).toMatchObject([
    {
      location: { line: 3 },
      ...{ field: 'energy_kcal', value: '1000' },
      expected: 'about 239 kcal, as computed from energy_kj (1000)',
    },
  ]);
});

test('readFoodsTable() reports amounts as the table has them', async () => {
  const { faults } = await readFoods(
    'name;kcal pro 100 g;Fett pro Portion;Portion\nA;1674;30;20 g\n',
  );
  expect(faults.map(({ field, value, message }) => [field, value, message])).toEqual([
    [...['kcal pro 100 g', '1674'], 'Invalid kcal pro 100 g "1674" (7004 kJ in 100 g)'],
    ['Fett pro Portion', '30', 'Invalid Fett pro Portion "30" (150 g in 100 g)'],
    ['total mass', '150', 'Invalid total mass 150'],
  ]);
});

test('readFoodsTable() takes words for "unknown" in columns of text as empty', async () => {
  const { foods, faults } = await readFoods(
    'name,gtin,brand,fat_g\nA,NULL,n/a,1\nB,-,k. A.,2\nNULL,,,3\n',
  );
  expect(faults).toEqual([]);
  expect(foods.map(({ name, gtin, brand }) => [name, gtin, brand])).toEqual([
    ['A', null, null],
    ['B', null, null],
    ['NULL', null, null],
  ]);
});

test.each([
  ['Menge;Einheit', '200;g', 5],
  ['Menge;Einheit', '0,5;kg', 2],
  ['Menge;Einheit', '50;Gramm', 20],
  ['quantity;unit', '100 g;g', 10],
  ['amount;unit', '20;grams', 50],
])('readFoodsTable() reads amounts per %s %s', async (names, cells, fat) => {
  const { foods, faults } = await readFoods(`Produkt;${names};Fett (g)\nQuark;${cells};10,0\n`);
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'fat')).toBeCloseTo(fat, 9);
});

test('readFoodsTable() takes no percentages of MyFitnessPal for amounts', async () => {
  const table =
    'Food,Calories,Fat (g),Cholesterol,Sodium (mg),Potassium,Fiber,Vitamin C,Calcium,Iron';
  const { foods, columns } = await readFoods(`${table}\nBread,250,2,0,400,120,3,0,4,20\n`);
  expect(columns.percentages.map((position) => columns.names[position])).toEqual([
    ...['Cholesterol', 'Potassium', 'Vitamin C', 'Calcium', 'Iron'],
  ]);
  for (const name of ['iron', 'calcium', 'potassium', 'vitamin_C', 'cholesterol'] as const) {
    expect(amountOf(foods[0], name)).toBeNaN();
  }
  expect([amountOf(foods[0], 'sodium'), amountOf(foods[0], 'fiber')]).toEqual([400, 3]);
  const mapped = await readFoods(`${table}\nBread,250,2,0,400,120,3,0,4,20\n`, {
    columnMap: { potassium_mg: 'Potassium' },
  });
  expect(amountOf(mapped.foods[0], 'potassium')).toBe(120);
  // In another table, nobody knows that they are percentages.
  const other = await readFoods('Food,Calories,Fat (g),Iron\nBread,250,2,20\n');
  expect([other.columns.percentages, other.columns.unitless]).toEqual([[], new Map([[3, 'mg']])]);
});

test('readFoodsTable() refuses a diary, and reads one that says how much was eaten', async () => {
  const diary = 'Date,Meal,Food,Calories,Fat (g)\n2026-01-02,Lunch,Bread,500,4\n';
  await expect(readFoods(diary)).rejects.toThrow('The table is a food diary');
  const ignored = await readFoods(diary, { columnMap: { ignore: ['Meal'] } });
  expect(ignored.foods[0]?.name).toBe('Bread');
  const { foods } = await readFoods(
    'Date,Meal,Food,Amount,Calories,Fat (g)\n2026-01-02,Lunch,Bread,200 g,500,4\n',
  );
  expect(foods[0]?.name).toBe('Bread');
  expect(amountOf(foods[0], 'fat')).toBe(2);
});

test('readFoodsTable() reads points between thousands if quoted decimals have commas', async () => {
  const { foods } = await readFoods(
    'name,fett,kalium\nA,"3,5",1.250 mg\nB,"0,2 g",320 mg\nC,1,"1.250,5 mg"\n',
  );
  expect(foods.map((food) => amountOf(food, 'potassium'))).toEqual([1250, 320, 1250.5]);
  const points = await readFoods('name,fat,kalium\nA,3.5,1.250 mg\n');
  expect(amountOf(points.foods[0], 'potassium')).toBe(1.25);
});

test('readFoodsTable() reports a repeated id, and a GTIN of zeros', async () => {
  const ids = await readFoods('id,name,kcal\na,Soup,50\na,Stew,60\n');
  expect(ids.faults).toMatchObject([
    { code: 'import/duplicate', expected: 'a different id from that of row 2' },
  ]);
  const gtins = await readFoods('gtin,name,kcal\n0000000000000,Soup,50\n0000000000000,Stew,60\n');
  expect(gtins.faults.map(({ message }) => message)).toEqual([
    'Invalid GTIN "0000000000000"',
    'Invalid GTIN "0000000000000"',
  ]);
});

test('readFoodsTable() reads bar codes that a program wrote with a decimal', async () => {
  const { foods } = await readFoods('ean,name,kcal\n4012345678901.0,Soup,50\n');
  expect(foods[0]?.gtin).toBe('04012345678901');
});

test('readFoodsTable() takes a single 0 for no bar code', async () => {
  const { foods, faults } = await readFoods('ean;name;kcal\n0;Soup;50\n0;Stew;60\n');
  expect(faults).toEqual([]);
  expect(foods.map(({ gtin }) => gtin)).toEqual([null, null]);
});

test('readFoodsTable() lists the bar codes whose zeros it restored', async () => {
  const repairs: FoodRepair[] = [];
  const { counts } = await readFoods('EAN;Name;Fett\n39400103431;Brot;1\n4012345678901;Milch;3\n', {
    repaired: (repair) => repairs.push(repair),
  });
  expect(counts.repaired).toBe(1);
  expect(repairs).toMatchObject([
    { location: { line: 2 }, code: '00039400103431', field: 'EAN', before: '39400103431' },
  ]);
});

test('readFoodsTable() names the row of the food that another one repeats', async () => {
  const { faults } = await readFoods('id,name,fat_g\n1,Bread,1\n2,Milk,3\n1,Soup,2\n');
  expect(faults.map(({ expected }) => expected)).toEqual(['a different id from that of row 2']);
  const { faults: named } = await readFoods('name,fat_g\nBread,1\nBread,2\n');
  expect(named.map(({ expected }) => expected)).toEqual([
    'a different name from that of row 2, or an "id" column to tell them apart',
  ]);
});

test('readFoodsTable() counts serving sizes without a weight', async () => {
  const rows = [
    'A,1 Teller,,1',
    'B,1 Teller (300 g),,1',
    'C,2 Löffel,,1',
    'D,,,1',
    'E,1 Scheibe,30,1',
  ];
  const { unweighed, foods } = await readFoods(
    `Name,Portionsgröße,Scheibe (g),fat_100g\n${rows.join('\n')}\n`,
  );
  expect(foods).toHaveLength(5);
  expect(unweighed).toEqual({ foods: 2, example: '1 Teller' });
});

test('readFoodsTable() reads a table in Markdown', async () => {
  const table =
    'Angaben je 100 g\n\n| Produkt | kcal | Fett |\n|---|---:|---:|\n| **Brot** | 250 | 2 |\n| *Käse* | 350 | 28 |\n';
  const { foods, faults } = await readFoods(table, {}, 'foods.md');
  expect(foods.map(({ name }) => name)).toEqual(['Brot', 'Käse']);
  expect(faults).toEqual([]);
});
