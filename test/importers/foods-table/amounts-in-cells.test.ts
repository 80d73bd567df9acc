import { expect, test } from 'vitest';
import { amountOf, readFoods } from './read-foods.ts';

test.each([
  ['Reis, gekocht', 'boiled'],
  ['gekochte Kartoffeln', 'boiled'],
  ['Boiled potatoes', 'boiled'],
  ['Getrocknete Tomaten', 'dried'],
  ['Kartoffeln', 'raw'],
  ['rohe Möhren', 'raw'],
  ['Salad with fried chicken', 'raw'],
  ['Brot mit gebratenem Ei', 'raw'],
])('readFoodsTable() reads %s as %s', async (name, processing) => {
  const { foods } = await readFoods(`name;fat_g\n${name};1\n`);
  expect(foods[0]?.standardProcessing).toBe(processing);
  const stated = await readFoods(`name;fat_g;processing\n${name};1;steamed\n`);
  expect(stated.foods[0]?.standardProcessing).toBe('steamed');
  const branded = await readFoods(`name;fat_g;brand\n${name};1;Acme\n`);
  expect(branded.foods[0]?.standardProcessing).toBe('raw');
});

test('international units of vitamin D are converted, those of other vitamins refused', async () => {
  const table = 'Name;kcal;Vitamin D;Vitamin A\nMilch;64;200 IE;\nSaft;40;;120 IE';
  const { foods, faults } = await readFoods(table);
  expect(amountOf(foods[0], 'vitamin_D')).toBe(5);
  expect(faults).toMatchObject([
    { field: 'Vitamin A', value: '120 IE', expected: expect.stringContaining('a mass') },
  ]);
});

test('a share of the weight is in g per 100 g, with or without a percent sign', async () => {
  const table = 'Name;kcal;Fett (%);Wasser [%];Alkohol (%);Salz\nRiegel;400;12,5 %;5;4 %;1,2';
  const { foods, faults } = await readFoods(table, { basis: '100 g' });
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'fat')).toBe(12.5);
  expect(amountOf(foods[0], 'water')).toBe(5);
  expect(amountOf(foods[0], 'alcohol')).toBeNaN();
});

test('a share of the weight is per 100 g in a table per serving', async () => {
  const table = 'Name;serving_size;kcal;Fett (%)\nRiegel;1 Riegel (50 g);200;12';
  const { foods } = await readFoods(table, { basis: 'serving' });
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(1673.6, 1);
  expect(amountOf(foods[0], 'fat')).toBe(12);
});

test('a percentage in a column of grams is refused, and so is a column of percentages of daily values', async () => {
  const { foods, faults } = await readFoods('Name;kcal;Fett (g);Eiweiß\nRiegel;400;12 %;8%');
  expect(foods).toEqual([]);
  expect(faults).toMatchObject([
    { code: 'import/bad-value', field: 'Fett (g)', value: '12 %' },
    { code: 'import/bad-value', field: 'Eiweiß', value: '8%' },
  ]);
  const columns = await readFoods('Name;kcal;Fett (% je Portion);Calcium (%)\nRiegel;400;12;15');
  expect(columns.foods[0]?.description).toContain('Calcium (%): 15');
  expect(amountOf(columns.foods[0], 'fat')).toBeNaN();
  expect(amountOf(columns.foods[0], 'calcium')).toBeNaN();
});

test('a reference amount within a cell applies', async () => {
  const table =
    'Name;serving_size;Energie;Fett (g)\nRiegel;1 Riegel (50 g);400 kcal/100 g;6\nKeks;20 g;90 kcal;12,5 g pro 100 g';
  const { foods } = await readFoods(table, { basis: 'serving' });
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(1673.6, 1);
  expect(amountOf(foods[0], 'fat')).toBe(12);
  expect(amountOf(foods[1], 'energy')).toBeCloseTo(450 * 4.184, 1);
  expect(amountOf(foods[1], 'fat')).toBe(12.5);
});

test('a measure has the unit that its cell repeats', async () => {
  const sizes = ['60 g', '0,5 kg', '45', '250 ml'].map((size, at) => `Brot ${at};250;${size}`);
  const { foods, faults } = await readFoods(['Name;kcal;Stück (g)', ...sizes].join('\n'));
  expect(foods.map(({ variants }) => variants[0]?.servingSizes[0]?.amount)).toEqual([60, 500, 45]);
  expect(faults).toMatchObject([{ field: 'Stück (g)', value: '250 ml' }]);
});

test('energy in both units of one cell must be the same, and may have points between thousands', async () => {
  const cells = ['1.046 kJ / 250 kcal', '250 kcal (1046 kJ)', '1046 kJ / 350 kcal'];
  const rows = cells.map((cell, at) => `Keks ${at};${cell}`);
  const { foods, faults } = await readFoods(['Name;Brennwert', ...rows].join('\n'));
  expect(foods.map((food) => Math.round(amountOf(food, 'energy')))).toEqual([1046, 1046]);
  expect(faults).toMatchObject([{ field: 'Brennwert', value: '1046 kJ / 350 kcal' }]);
});

test('salt that does not match the sodium is refused, except for rounding', async () => {
  const rows = ['Suppe;2,5;400', 'Brühe;1,0;394', 'Brot;1,1;480', 'Wasser;0;8', 'Käse;1,8;'];
  const { foods, faults } = await readFoods(['Name;Salz (g);Natrium (mg)', ...rows].join('\n'));
  expect(foods.map(({ name }) => name)).toEqual(['Brühe', 'Brot', 'Wasser', 'Käse']);
  expect(faults).toMatchObject([
    {
      field: 'Salz (g)',
      value: '2,5',
      expected: 'about 1 g in 100 g, as computed from the sodium of the row',
    },
  ]);
});

test('an apostrophe that keeps digits as text is not part of a bar code', async () => {
  const table = 'EAN;Name;kcal\n="4012345678901";A;100\n\'4006381333931;B;100';
  const { foods, faults } = await readFoods(table);
  expect(faults).toEqual([]);
  expect(foods.map(({ gtin }) => Number(gtin))).toEqual([4012345678901, 4006381333931]);
});

test('columns of a French label are read', async () => {
  const table =
    'Produit;Énergie (kJ);Matières grasses (g);dont acides gras saturés (g);Glucides (g);dont sucres (g);Fibres alimentaires (g);Protéines (g);Sel (g)\nBiscuit;2000;22;10;63;25;2;6;0,8';
  const { foods, columns } = await readFoods(table);
  const names = [
    ...(['energy', 'fat', 'saturated_fatty_acids', 'carbohydrates', 'sugar'] as const),
    ...(['fiber', 'protein', 'salt'] as const),
  ];
  expect(names.map((name) => amountOf(foods[0], name))).toEqual([2000, 22, 10, 63, 25, 2, 6, 0.8]);
  expect(columns.labels).toEqual([]);
});

test.each([
  ['Salz (g)', '1,4', 'sodium', 560],
  ['Salz (g)', '1,1', 'sodium', 440],
  ['Natrium (mg)', '55', 'salt', 0.1375],
] as const)(
  '%s of %s gives %s without errors of floating-point numbers',
  async (column, cell, name, amount) => {
    const { foods } = await readFoods(`Lebensmittel;${column}\nBrot;${cell}\n`);
    expect(amountOf(foods[0], name)).toBe(amount);
  },
);
