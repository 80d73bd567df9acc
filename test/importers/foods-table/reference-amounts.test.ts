import { expect, test } from 'vitest';
import { amountOf, readFoods } from './read-foods.ts';

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

test('a reference amount may name the thing with that weight', async () => {
  const { foods } = await readFoods('name;fat_g;per\nBar;6,6;per 40g bar\n');
  expect(amountOf(foods[0], 'fat')).toBeCloseTo(16.5);
});

test.each(['Portion 40 g', 'Riegel: 40 g', '1 Stück = 40 g', 'pro Portion à 40 g'])(
  'a reference amount may be a thing and its weight: %s',
  async (per) => {
    const { foods, faults } = await readFoods(`Name;Fett (g);Bezug\nRiegel;6;${per}\n`);
    expect(faults).toEqual([]);
    expect(amountOf(foods[0], 'fat')).toBeCloseTo(15);
  },
);

test('a reference amount of several things is asked about', async () => {
  const { faults } = await readFoods('Name;Fett (g);Bezug\nRiegel;6;2 Portionen 80 g\n');
  expect(faults).toMatchObject([{ value: '2 Portionen 80 g' }]);
});

test('readFoodsTable() reads densities in kg/m³', async () => {
  const { foods } = await readFoods('name;kJ per 100 ml;Density (kg/m³)\nRapeseed oil;3389;916\n');
  expect(foods[0]?.variants[0]?.density).toBeCloseTo(0.916);
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(3700, 0);
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

test('readFoodsTable() takes a food with a serving in ml for a drink only if it is like one', async () => {
  const { foods, faults } = await readFoods(
    'name;serving size;density;kcal;fat_g;alcohol_g\n' +
      'Juice;200 ml;;45;0;\nVodka;20 ml;;222;0;31.6\nTea;200 ml;;;;\n' +
      'Oil;1 EL (15 ml);;828;92;\nDressing;30 ml;1.1;300;25;\nCream;30 ml;;;8;\n',
  );
  expect(foods.map(({ name, isSolid, standardUnit }) => [name, isSolid, standardUnit])).toEqual([
    ['Juice', false, 'ml'],
    ['Vodka', false, 'ml'],
    ['Tea', false, 'ml'],
    ['Oil', true, 'g'],
    ['Dressing', true, 'g'],
    ['Cream', true, 'g'],
  ]);
  expect(faults).toEqual([]);
});

test('readFoodsTable() takes a solid food with a cup in ml for solid', async () => {
  const { foods, faults } = await readFoods('name,kcal,cup_ml\nOats,370,240\n');
  expect(faults).toEqual([]);
  expect(foods).toMatchObject([{ isSolid: true, standardUnit: 'g' }]);
});

test('readFoodsTable() reads amounts per ounces and pounds', async () => {
  const { foods, faults } = await readFoods(
    'name,per,serving size,fat_g\nNuts,1 oz,,14\nCheese,2 lb,,90\nHam,serving,4 oz,6\n',
  );
  expect(faults).toEqual([]);
  expect(foods.map((food) => Math.round(amountOf(food, 'fat')))).toEqual([49, 10, 5]);
});

test('readFoodsTable() says that a measure weighs more than 0', async () => {
  const { faults } = await readFoods('name,kcal,Portion (g)\nBread,240,0\n');
  expect(faults).toMatchObject([{ value: '0', expected: 'a number above 0, or an empty cell' }]);
});

test('readFoodsTable() takes a weight alone for that of the portion', async () => {
  const { foods, faults } = await readFoods('name;per;kj;portion\nSchinken;Portion;251;50 g\n');
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'energy')).toBe(502);
  expect(foods[0]?.standardServingType).toBe('portion');
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

test('readFoodsTable() takes the weight of a bar for that of the serving', async () => {
  const { foods, faults } = await readFoods(
    'name,Gewicht pro Riegel (g),kcal pro Riegel\nDattelriegel,40,148\n',
  );
  expect(faults).toEqual([]);
  expect(Math.round(amountOf(foods[0], 'energy') / 4.184)).toBe(370);
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

test('readFoodsTable() refuses a row without its reference amount if others have one', async () => {
  const { foods, faults } = await readFoods(
    'name,per,serving_size,energy_kcal,fat_g\nSoup A,serving,300 g,150,4\nSoup B,,300 g,160,5\nSoup C,,,50,1\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Soup A', 'Soup C']);
  expect(faults).toMatchObject([{ field: 'per', location: { line: 3 } }]);
});

test('amounts per serving are those of a serving in ounces', async () => {
  const { foods } = await readFoods(
    'Food,Serving (oz),Fat per serving (g)\nJerky,1,7.3\nSteak,8 oz,20\n',
  );
  expect(amountOf(foods[0], 'fat')).toBeCloseTo(25.75);
  expect(amountOf(foods[1], 'fat')).toBeCloseTo(8.82);
});

test.each([
  ['Nährwerte bezogen auf', '40 g'],
  ['Referenzmenge', '40 g'],
  ['Reference quantity', '40 g'],
  ['Quantité de référence', '40 g'],
  ['Bezugsgröße;Portion', '40 g;40 g'],
  ['nutrientBasisQuantity;nutrientBasisQuantityUnit', '40;GRM'],
])('a column %s gives the reference amount', async (columns, cells) => {
  const { foods, faults } = await readFoods(`name;${columns};kJ;fat_g\nBar;${cells};800;8\n`);
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'fat')).toBeCloseTo(20, 9);
});

test.each(['100 g/ml', 'je 100 g / 100 ml'])('the reference amount "%s" is 100 g', async (per) => {
  const { foods, faults } = await readFoods(`name;per;kJ;fat_g\nBread;${per};1000;1\n`);
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'fat')).toBe(1);
});

test('a column "per" with nothing but 100 is per 100 g', async () => {
  const { foods, faults } = await readFoods('Name;PER;Fett g\nKäse;100;30\nBrot;50;3\n');
  expect(foods.map((food) => [food.name, amountOf(food, 'fat')])).toEqual([['Käse', 30]]);
  expect(faults.map(({ field, value }) => [field, value])).toEqual([['PER', '50']]);
});

test('a base amount and its unit are the reference amount of a row', async () => {
  const text = 'name,base_amount,unit,fat_g\nCod,100,g,1\nEgg,63,unit,5\nNuts,30,g,15\n';
  const { foods, faults } = await readFoods(text);
  expect(foods.map((food) => [food.name, amountOf(food, 'fat')])).toEqual([
    ['Cod', 1],
    ['Nuts', 50],
  ]);
  expect(faults.map(({ value }) => value)).toEqual(['63 unit']);
});

test.each([
  ['name,unit,fat_g\nOats,g,7\nEgg,piece,5\n', 'unit'],
  [
    'name,serving,kcal,fat_g\nToastie,1 sandwich (180 g),480,21\nFries,1 carton (117 g),365,17\n',
    'serving',
  ],
  ['nome,medida_caseira,cho_g\nAbacate,1 fatia,5\n', 'medida_caseira'],
  ['nome,peso_g_ml,cho_g\nAbacate,90,5\nSuco,240,25\n', 'peso_g_ml'],
])('amounts that may be for a unit or serving are refused: %j', async (text, field) => {
  await expect(readFoods(text)).rejects.toMatchObject({
    diagnostics: [{ code: 'import/bad-value', field }],
  });
});

test.each([
  'name,unit,fat_g\nOats,g,7\nMilk,ml,3.5\n',
  'Name;Einheit;Fett g\nBrot;kg;3\nMilch;Karton;3,5\nEi;Stück;9\n',
  'Name;Portion;Fett g\nMilch;1 Glas (200 g);3,5\nBrot;1 Scheibe (50 g);3\n',
])('units of sale and usual portions say nothing about amounts: %j', async (text) => {
  const { foods, faults } = await readFoods(text);
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'fat')).toBe(
    Number(text.includes('Oats') ? 7 : text.includes('kg') ? 3 : 3.5),
  );
});

test('the size of a serving in a column "per serving size" is what amounts are for', async () => {
  const { foods, faults } = await readFoods(
    [
      'Product,Per Serve Size,Energy (kcal)',
      'Pizza,150 g,450',
      'Cola,250 ml,105',
      'Wrap,138,400',
    ].join('\n'),
  );
  expect(foods.map((food) => amountOf(food, 'energy') / 4.184)).toEqual([
    expect.closeTo(300),
    expect.closeTo(42),
  ]);
  expect(faults).toMatchObject([{ field: 'Per Serve Size', value: '138' }]);
});

test('the size of a serving may have its unit in the name of its column', async () => {
  const { foods } = await readFoods('name,Per serve size (g),Energy (kJ)\nMuesli,45,720\n');
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(1600);
});

test('a column of reference amounts may have its unit in its name', async () => {
  const { foods } = await readFoods(
    ['name,kcal,base_amount_g', 'Brötchen,175,65', 'Honig,306,100'].join('\n'),
  );
  expect(foods.map((food) => Math.round(amountOf(food, 'energy') / 4.184))).toEqual([269, 306]);
});
