import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

test.each([
  ['"1.250 kJ",13', 1250],
  ['1.250,13', 1250],
  ['"1,5",0', 1.5],
  ['1.250,0', 1.25],
  ["1'250 kJ,13", 1250],
  ['"7.2 MJ",13', undefined],
  ['"1.2 MJ",13', 1200],
])('energy %s in a table with commas', async (cells, energy) => {
  const { foods } = await readFoods(`Name,Energie kJ,Fett\nBratwurst,${cells}\n`);
  const found = foods.map((food) => amountOf(food, 'energy'));
  expect(found).toEqual(energy === undefined ? [] : [energy]);
});

test('energy that may be thousands is refused if nothing decides', async () => {
  const { foods, faults } = await readFoods('Name,Energie,Salz\nBratwurst,1.250 kJ,1\n');
  expect(foods).toEqual([]);
  expect(faults).toMatchObject([{ field: 'Energie', value: '1.250 kJ' }]);
});

test.each([
  ['"1.450","345"', 1450],
  ['"1.450 kJ","345"', 1450],
  ['"1.450","66,5"', undefined],
])('energies %s, of which one may be thousands, are compared', async (cells, energy) => {
  const { foods } = await readFoods(`Name,Energie kJ,Energie kcal,Salz\nA,${cells},"1,3"\n`);
  const found = foods.map((food) => amountOf(food, 'energy'));
  expect(found).toEqual(energy === undefined ? [] : [energy]);
});

test('energy in kJ counts if the kcal next to it are thousands', async () => {
  const text = 'Name,Portion,kJ,kcal,Salz\nEintopf,400 g,4600,"1.100","1,3"\n';
  const { foods, faults } = await readFoods(text, { basis: 'serving' });
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'energy')).toBe(1150);
});

test('energy far below that of the known macronutrients is refused', async () => {
  const { foods, faults } = await readFoods('Name;Energie kJ;Fett\nA;125;13\nB;500;13\n');
  expect(foods.map(({ name }) => name)).toEqual(['B']);
  expect(faults).toMatchObject([{ code: 'food/energy-off-atwater', value: '125' }]);
  const { faults: others } = await readFoods('Name;Energie kJ;Kohlenhydrate\nA;125;80\n');
  expect(others).toMatchObject([{ code: 'import/bad-value', value: '125' }]);
});

test.each([
  ['Brennwert kJ/kcal', '265 / 63', 265],
  ['Brennwert kJ/kcal', '265/63', 265],
  ['Brennwert kJ/kcal', '364 (87)', 364],
  ['Brennwert kJ/kcal', '265 / 63 kcal', 265],
  ['Energie in kcal (kJ)', '250 (1046)', 1046],
  ['kcal / kJ', '250/1046', 1046],
])('a column %s reads %s', async (column, cell, energy) => {
  const { foods, faults } = await readFoods(`Name;${column};Salz\nA;${cell};1\n`);
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(energy, 0);
});

test.each(['63 / 265', '265 / 93', '150-160'])('energies %s are refused once', async (cell) => {
  const { foods, faults } = await readFoods(`Name;Brennwert kJ/kcal;kcal;Salz\nA;${cell};;1\n`);
  expect(foods).toEqual([]);
  expect(faults.map(({ value }) => value)).toEqual([cell]);
});

test('a repeated header is skipped, and reported once', async () => {
  const head = 'Speise;kcal;Fett;Eiweiß';
  const { foods, faults, counts } = await readFoods(
    `${head}\nA;100;1;2\n${head}\nB;100;1;2\n${head}\nC;100;1;2\n`,
  );
  expect(foods.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(faults.map(({ message }) => message)).toEqual(['The header is repeated']);
  expect(counts).toMatchObject({ rows: 3, rejected: 0 });
});

test('rows below another header are not read by the first', async () => {
  const { foods, faults } = await readFoods(
    'Speise;kcal;Fett;Eiweiß\nA;100;1;2\nSpeise;kcal;Eiweiß;Fett\nB;100;1;2\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['A']);
  expect(faults.map(({ message }) => message)).toEqual([
    'The table has a second header',
    'The row is below a second header',
  ]);
});

test.each([
  ['gegrillt', 'broiled'],
  ['gek.', 'boiled'],
  ['paniert und frittiert', 'deep-fried'],
  ['Gebraten', 'fried'],
  ['roh', 'raw'],
])('a column Zubereitung reads %s', async (cell, processing) => {
  const { foods, faults } = await readFoods(`Name;Zubereitung;Fett\nFisch;${cell};1\n`);
  expect(faults).toEqual([]);
  expect(foods[0]?.standardProcessing).toBe(processing);
});

test.each([
  ['Fett davon ges.', 'saturated_fatty_acids', 4],
  ['Fettsäuren ges. (g)', 'saturated_fatty_acids', 4],
  ['kcal je EL (15 g)', 'energy', (4 / 15) * 418.4],
] as const)('a column %s is known', async (column, nutrient, amount) => {
  const { foods } = await readFoods(`Käse;${column};Salz je 100 g\nGouda;4;1\n`);
  expect(amountOf(foods[0], nutrient)).toBeCloseTo(amount, 6);
});

test('amounts per piece count by the weight of a piece', async () => {
  const table =
    'Kuchen;Stückgewicht (g);Portion (g);Fett je Stück;Salz je 100 g\nMuffin;50;200;4;1\n';
  const { foods } = await readFoods(table);
  expect(amountOf(foods[0], 'fat')).toBe(8);
});
