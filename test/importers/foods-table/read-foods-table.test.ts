import { expect, test } from 'vitest';
import type { NutrientName } from '../../../src/model/nutrients.ts';
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

test('readFoodsTable() converts servings and kilocalories to 100 g and kilojoules', async () => {
  const { foods } = await readFoods(
    'name,per,serving size,kcal,protein_g,sodium_mg,cup_ml,shelf\nStew,serving,1 plate (250 g),250,5,400,240,A\n',
  );
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(418.4);
  expect(amountOf(foods[0], 'protein')).toBe(2);
  expect(amountOf(foods[0], 'salt')).toBe(0.4);
  expect(foods[0]?.description).toBe('shelf: A');
  expect(foods[0]?.variants[0]?.servingSizes).toEqual([
    { type: 'portion', label: '1 plate (250 g)', amount: 250, unit: 'g' },
    { type: 'medium_bowl', label: '1 plate', amount: 250, unit: 'g' },
    { type: 'medium_cup', label: '1 cup', amount: 240, unit: 'ml' },
  ]);
});

test('readFoodsTable() reads measures, and zeros that a spreadsheet dropped', async () => {
  const { foods, counts } = await readFoods(
    'name,upc,measures,fat_g\nBread,39400103431,1 Scheibe = 40 g; 2 loaves: 900 g,3\n',
  );
  expect(foods[0]?.gtin).toBe('00039400103431');
  expect(counts.repaired).toBe(1);
  expect(foods[0]?.variants[0]?.servingSizes).toEqual([
    { type: 'medium_slice', label: '1 Scheibe', amount: 40, unit: 'g' },
    { type: null, label: '2 loaves', amount: 900, unit: 'g' },
  ]);
});

test('readFoodsTable() reports every problem with its place, value and expectation', async () => {
  const { faults, counts } = await readFoods(
    'name,gtin,fat_g,energy_kj,per\nA,123,abc,99999,bucket\n,,1,,\nB,4012345678901,1,,\nC,4012345678901,1,,\nB,,1,,\nb,,1,,\n',
  );
  expect(counts).toEqual({ rows: 6, imported: 2, repaired: 0, merged: 0, rejected: 4 });
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
    ['import/duplicate', 7, undefined, 'name', 'b'],
  ]);
  for (const { expected } of faults) expect(expected).not.toBe('');
});

test('readFoodsTable() assumes a density for drinks only', async () => {
  const { foods } = await readFoods('name,kcal_100ml,density\nJuice,45,1.05\nLemonade,40,\n');
  expect(amountOf(foods[0], 'energy')).toBeCloseTo((45 / 1.05) * 4.184);
  expect(amountOf(foods[1], 'energy')).toBeCloseTo(40 * 4.184);
  expect(foods.map(({ description }) => description)).toEqual(['', 'density assumed: 1 g/ml']);
  expect(foods.map(({ variants: [variant] }) => variant?.density)).toEqual([1.05, null]);
  const { faults } = await readFoods('name,kcal_100ml,fat_100ml\nOil,828,92\nCream,90,8\n');
  expect(faults).toMatchObject([
    { field: 'density', expected: expect.stringContaining('g/ml') },
    { field: 'density', expected: expect.stringContaining('g/ml') },
  ]);
});

test('readFoodsTable() refuses a header it cannot read', async () => {
  await expect(readFoods('colour,shape\nred,round\n')).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column', expected: expect.stringContaining('colour') }],
  });
  await expect(readFoods('name,sodium,energy\nA,1,2\n')).rejects.toMatchObject({
    diagnostics: [
      { code: 'import/bad-value', field: 'sodium', expected: expect.stringContaining('sodium_mg') },
      {
        code: 'import/bad-value',
        field: 'energy',
        expected: expect.stringContaining('energy_kcal'),
      },
    ],
  });
});

test('readFoodsTable() reads other column names, and NDJSON', async () => {
  const { foods } = await readFoods(
    '{"what": "Bread", "na": 500, "fat_g": null}\n{"what": "Roll", "na": "600", "fat_g": 3}\n',
    { columnMap: { name: 'what', sodium_mg: 'na' } },
    'foods.ndjson',
  );
  expect(foods.map((food) => [food.name, amountOf(food, 'sodium'), amountOf(food, 'fat')])).toEqual(
    [
      ['Bread', 500, Number.NaN],
      ['Roll', 600, 3],
    ],
  );
  await expect(
    readFoods('name,fat_g\nA,1\n', { columnMap: { sodium_mg: 'na' } }),
  ).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column', field: 'na' }],
  });
});

test('readFoodsTable() finds separator and header below a title', async () => {
  const { foods, faults } = await readFoods(
    '"Meine Lebensmittel"\n""\n"Bezeichnung";"kcal/100g";"EW";"Ballastst.";"GFS"\n"Apfelkuchen";"245";"3,2";"1,9";"0,8"\n',
  );
  expect(faults).toEqual([]);
  expect(foods.map(({ name }) => name)).toEqual(['Apfelkuchen']);
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(245 * 4.184);
  expect(amountOf(foods[0], 'protein')).toBe(3.2);
  expect(amountOf(foods[0], 'fiber')).toBe(1.9);
  expect(amountOf(foods[0], 'saturated_fatty_acids')).toBe(0.8);
});

test('readFoodsTable() takes points for thousands where commas are decimal', async () => {
  const { foods } = await readFoods('Produkt;Brennwert (kJ);Fett (g)\nRübenkraut;1.250;0,2\n');
  expect(amountOf(foods[0], 'energy')).toBe(1250);
});

test('readFoodsTable() takes units from cells where the header has none', async () => {
  const table =
    'Produkt;Energie;Natrium\nHafer;188 kJ / 45 kcal;k. A.\nMüsli;1850 kJ (441 kcal);12 mg\n';
  const { foods, faults } = await readFoods(`${table}Quark;280;\n`);
  expect(foods.map((food) => amountOf(food, 'energy'))).toEqual([188, 1850]);
  expect(amountOf(foods[1], 'sodium')).toBe(12);
  expect(faults).toMatchObject([{ code: 'import/bad-value', field: 'Energie', value: '280' }]);
  await expect(readFoods('Produkt;Energie\nQuark;280\n')).rejects.toThrow('has no unit');
});

test('readFoodsTable() reads the names of the USDA', async () => {
  const { foods, columns } = await readFoods(
    'description,Energy_KCAL,Total lipid (fat)_G,"Fiber, total dietary_G","Sodium, Na_MG","Vitamin C, total ascorbic acid_MG"\nButter,717,81.1,0,643,0\n',
  );
  expect(columns.labels).toEqual([]);
  expect(
    ['fat', 'fiber', 'sodium', 'vitamin_C'].map((name) => amountOf(foods[0], name as NutrientName)),
  ).toEqual([81.1, 0, 643, 0]);
});

test('readFoodsTable() takes a weight alone for that of the portion', async () => {
  const { foods, faults } = await readFoods('name;per;kj;portion\nSchinken;Portion;251;50 g\n');
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'energy')).toBe(502);
  expect(foods[0]?.standardServingType).toBe('portion');
});

test('readFoodsTable() reads a header of two rows', async () => {
  const units = await readFoods(
    'Probe;Energie;;Eiweiß;Vit. B12\n;kJ/100 g;kcal/100 g;g/100 g;µg/100 g\nKäse;1255;300;19,8;1,1\n',
  );
  expect(units.faults).toEqual([]);
  expect(units.counts).toMatchObject({ rows: 1, imported: 1 });
  expect(amountOf(units.foods[0], 'energy')).toBe(1255);
  expect(amountOf(units.foods[0], 'protein')).toBe(19.8);
  expect(amountOf(units.foods[0], 'vitamin_B12')).toBe(1.1);
  const groups = await readFoods(
    'Product,Per 100 g,,Per portion (45 g),\n,Energy (kcal),Fat (g),Energy (kcal),Fat (g)\nBar,460,22,207,9.9\nRoll,,,207,9\n',
  );
  expect(groups.faults).toEqual([]);
  expect(groups.foods.map((food) => amountOf(food, 'fat'))).toEqual([22, 20]);
});

test.each([
  ';;Nährwerte je 100 g;;;\nProduktname;Marke;kcal;Fett;KH;Eiweiß\nKuchen;Hof;250;10;40;5\n',
  'Produktname;Marke;Nährwerte;;;\nProduktname;Marke;Energie kcal;Fett g;KH g;Eiweiß g\nKuchen;Hof;250;10;40;5\n',
  'Produktname;Marke;Nährwerte;;;\n;;Energie kcal;Fett g;KH g;Eiweiß g\nKuchen;Hof;250;10;40;5\n',
])(
  'readFoodsTable() reads a header of two rows with a name for all nutrients: %j',
  async (table) => {
    const { foods, faults } = await readFoods(table);
    expect(faults).toEqual([]);
    expect(foods.map(({ name }) => name)).toEqual(['Kuchen']);
    expect(amountOf(foods[0], 'energy')).toBe(1046);
    expect(amountOf(foods[0], 'protein')).toBe(5);
  },
);

test('readFoodsTable() takes names from a column of words where the header names none', async () => {
  const { foods, columns } = await readFoods(
    'Nr,Cereal,kcal,fat_g\n1,Honey Hoops,380,3\n2,Oat Flakes,370,7\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Honey Hoops', 'Oat Flakes']);
  expect(columns.assumedNames).toBe(1);
  expect(columns.labels).toEqual([]);
  await expect(readFoods('Lot,kcal,fat_g\nL-1,380,3\nL-2,370,7\n')).rejects.toThrow('no header');
});

test('readFoodsTable() says what a table lacks', async () => {
  await expect(
    readFoods('Nährwert;Suppe\nEnergie (kcal);92\nFett (g);2\nEiweiß (g);5\n'),
  ).rejects.toMatchObject({ diagnostics: [{ expected: expect.stringContaining('transpose') }] });
  await expect(readFoods('name,shelf\nBread,3\n')).rejects.toThrow(
    'no other column that viand knows',
  );
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
  expect((await readFoods('name,gtin\nA,4012345678901\nB,\n')).faults).toEqual([]);
});

test('readFoodsTable() reads what each row is per, as weights too', async () => {
  const { foods, faults } = await readFoods(
    'name,amount,kcal,Vitamin D (IU)\nTofu,100 g,144,4\nBread,1 slice (40 g),100,\nMix,30 g,60,\n',
  );
  expect(faults).toEqual([]);
  expect(foods.map((food) => Math.round(amountOf(food, 'energy') / 4.184))).toEqual([
    144, 250, 200,
  ]);
  expect(amountOf(foods[0], 'vitamin_D')).toBeCloseTo(0.1);
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
    ['own-a.raw total mass', '150', 'Invalid own-a.raw total mass 150'],
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

test('readFoodsTable() takes the weight of a bar for that of the serving', async () => {
  const { foods, faults } = await readFoods(
    'name,Gewicht pro Riegel (g),kcal pro Riegel\nDattelriegel,40,148\n',
  );
  expect(faults).toEqual([]);
  expect(Math.round(amountOf(foods[0], 'energy') / 4.184)).toBe(370);
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

test('readFoodsTable() reads amounts per portion in two columns, and refuses other units', async () => {
  const { foods, faults } = await readFoods(
    'Produkt;Portion;Menge;Einheit;Fett (g)\nBrot;50 g;1;Portion;2\nEi;60 g;1;Stück;6\nTee;200 ml;1;Liter;0\n',
  );
  expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([4]);
  expect(faults.map(({ message }) => message)).toEqual([
    'Invalid per "1 Stück"',
    'Missing density',
  ]);
});

test('readFoodsTable() takes a unit without a quantity for a remark', async () => {
  const { foods } = await readFoods('Produkt;Einheit;Fett (g)\nQuark;g;10\n');
  expect(amountOf(foods[0], 'fat')).toBe(10);
  expect(foods[0]?.description).toBe('Einheit: g');
});

test('readFoodsTable() ignores columns that the map names', async () => {
  const { foods } = await readFoods('name,fat_g,Iron,Calcium,Note\nBread,2,7,3,x\n', {
    columnMap: { ignore: ['Iron', 'Calcium', 'Note'] },
  });
  expect(amountOf(foods[0], 'iron')).toBeNaN();
  expect(foods[0]?.description).toBe('');
  await expect(
    readFoods('name,fat_g\nBread,2\n', { columnMap: { ignore: ['Iron'] } }),
  ).rejects.toThrow('Missing column "Iron"');
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
  // Another table without units is refused as before.
  await expect(readFoods('Food,Calories,Fat (g),Iron\nBread,250,2,20\n')).rejects.toThrow(
    'no unit',
  );
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

test('readFoodsTable() reads points between thousands where quoted decimals have commas', async () => {
  const { foods } = await readFoods(
    'name,fett,kalium\nA,"3,5",1.250 mg\nB,"0,2 g",320 mg\nC,1,"1.250,5 mg"\n',
  );
  expect(foods.map((food) => amountOf(food, 'potassium'))).toEqual([1250, 320, 1250.5]);
  const points = await readFoods('name,fat,kalium\nA,3.5,1.250 mg\n');
  expect(amountOf(points.foods[0], 'potassium')).toBe(1.25);
});

test('readFoodsTable() finds the header below titles with decimal commas', async () => {
  const titles = 'Tagesmenü 3,50 €\nStand 1,2\nKarte, Mensa, Woche 3\n';
  const { foods } = await readFoods(`${titles}Name;Fett;Salz\nBrot;3,5;1,2\nSuppe;1,5;0,9\n`);
  expect(foods.map((food) => [food.name, amountOf(food, 'fat')])).toEqual([
    ['Brot', 3.5],
    ['Suppe', 1.5],
  ]);
  const commas = await readFoods(
    'name,measures,fat\nA,1 slice = 3 g; 1 cup = 9 g; 1 piece = 2 g,3\n',
  );
  expect(amountOf(commas.foods[0], 'fat')).toBe(3);
});

test('readFoodsTable() refuses dates with quantities as a diary, unless columns say what amounts are per', async () => {
  const row = '2026-01-02;Brot;50 g;110;0,6\n';
  await expect(readFoods(`Datum;Lebensmittel;Menge;kcal;Fett (g)\n${row}`)).rejects.toThrow(
    'The table is a food diary',
  );
  const { foods } = await readFoods(`Stand;Artikel;Menge;kcal/100g;Fett/100g\n${row}`);
  expect(amountOf(foods[0], 'fat')).toBe(0.6);
});

test('readFoodsTable() reads reference amounts as the Swiss database words them', async () => {
  const { foods, faults } = await readFoods(
    'Name;Dichte (g/ml);Bezugseinheit;Fett, total (g)\nAgar;;pro 100g essbarer Anteil;0,2\nSaft;1,25;pro 100ml;1\n',
  );
  expect(faults).toEqual([]);
  expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([0.2, 0.8]);
});

test('readFoodsTable() says what is wrong with an id that repeats, and with a GTIN of zeros', async () => {
  const ids = await readFoods('id,name,kcal\na,Soup,50\na,Stew,60\n');
  expect(ids.faults).toMatchObject([
    { code: 'import/duplicate', expected: 'a different id for each food' },
  ]);
  const gtins = await readFoods('gtin,name,kcal\n0000000000000,Soup,50\n0000000000000,Stew,60\n');
  expect(gtins.faults.map(({ message }) => message)).toEqual([
    'Invalid GTIN "0000000000000"',
    'Invalid GTIN "0000000000000"',
  ]);
});

test('readFoodsTable() refuses a row without its reference amount where others have one', async () => {
  const { foods, faults } = await readFoods(
    'name,per,serving_size,energy_kcal,fat_g\nSoup A,serving,300 g,150,4\nSoup B,,300 g,160,5\nSoup C,,,50,1\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Soup A', 'Soup C']);
  expect(faults).toMatchObject([{ field: 'per', location: { line: 3 } }]);
});
