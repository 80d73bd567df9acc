import { expect, test } from 'vitest';
import { amountOf, readFoods } from './read-foods.ts';

const A = { name: 'A', energy_kj: 418 };
const B = { name: 'B', energy_kcal: 100, fat_g: 2, sodium_mg: 500, gtin: '4012345678901' };

test.each([
  ['foods.json', JSON.stringify([A, B])],
  ['foods.ndjson', `${JSON.stringify(A)}\n${JSON.stringify(B)}\n`],
  ['foods.json', JSON.stringify({ foods: [A, B] })],
])('readFoodsTable() reads members that the first food lacks: %s', async (name, text) => {
  const { foods, faults } = await readFoods(text, {}, name);
  expect(faults).toEqual([]);
  expect(foods.map(({ gtin }) => gtin)).toEqual([null, '04012345678901']);
  expect(amountOf(foods[0], 'energy')).toBe(418);
  expect(amountOf(foods[1], 'energy')).toBeCloseTo(418.4);
  expect(amountOf(foods[1], 'fat')).toBe(2);
  expect(amountOf(foods[1], 'salt')).toBe(1.25);
});

test('readFoodsTable() skips a line that is not a food, and adds the others', async () => {
  const text = `${JSON.stringify(A)}\nnot json\n${JSON.stringify(B)}\n`;
  const { foods, faults, counts } = await readFoods(text, {}, 'foods.ndjson');
  expect(foods.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(counts).toMatchObject({ rows: 3, imported: 2, rejected: 1 });
  expect(faults).toMatchObject([{ code: 'import/syntax', location: { line: 2 } }]);
});

test('readFoodsTable() skips such a line in long format, too', async () => {
  const rows = [A, B].map(({ name }) => ({ name, nutrient: 'fat', value: 2, unit: 'g' }));
  const text = [...rows.map((row) => JSON.stringify(row)), '5'].join('\n');
  const { foods, counts } = await readFoods(text, {}, 'foods.ndjson');
  expect(foods.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(counts).toMatchObject({ imported: 2, rejected: 1 });
});

test.each([
  { nutrition: { energy_kj: 418, fat: 3 } },
  { nutrition: { per100g: { energy: { kj: 418 }, fat: { total: 3 } }, perServing: { fat: 1 } } },
  { nutrients: { energy: { value: 418, unit: 'kJ' }, fat: { amount: 3000, unit: 'mg' } } },
  { nutriments: { 'energy-kj_100g': 418, fat_100g: 3, fat: 1, fat_unit: 'mg' } },
  { nutrientLevels: { fat: 1 }, macros: { 'energy-kj': 418, fat: 3 }, category: { name: 'Dairy' } },
])('readFoodsTable() reads amounts in objects of their own: %j', async (members) => {
  const text = JSON.stringify([{ name: 'A', ...members }]);
  const { foods, faults } = await readFoods(text, {}, 'foods.json');
  expect(faults).toEqual([]);
  expect(foods[0]?.name).toBe('A');
  expect([amountOf(foods[0], 'energy'), amountOf(foods[0], 'fat')]).toEqual([418, 3]);
});

test('readFoodsTable() reads a label within an object', async () => {
  const label = { servingSize: '50 g', calories: 190, totalFat: 4, dailyValue: { iron: 10 } };
  const text = JSON.stringify([{ product: { name: 'A', nutritionFacts: label } }]);
  const { foods } = await readFoods(text, {}, 'foods.json');
  expect(amountOf(foods[0], 'fat')).toBe(8);
});

test.each([
  { count: 2, page: 1, products: [A, B] },
  { totalHits: 2, aggregations: {}, foods: [A, B], criteria: ['a'] },
  { status: 'ok', data: { items: [A, B], total: 2 } },
  { text: 'a', parsed: [], hints: [{ food: A, measures: [{ weight: 3 }] }, { food: B }] },
])(
  'readFoodsTable() finds the list of foods in a response of a web service: %j',
  async (answer) => {
    const { foods, faults } = await readFoods(JSON.stringify(answer), {}, 'foods.json');
    expect(faults).toEqual([]);
    expect(foods.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(amountOf(foods[1], 'fat')).toBe(2);
  },
);

test.each([
  { nutrients: [{ name: 'Fat', amount: 3 }] },
  { foodNutrients: [{ nutrientName: 'Total lipid (fat)', unitName: 'G', value: 3 }] },
  { foodNutrients: [{ nutrient: { name: 'Total lipid (fat)', unitName: 'mg' }, amount: 3000 }] },
  { nutrition: { nutrients: [{ name: 'Fat', amount: 3, unit: 'g', percentOfDailyNeeds: 4.6 }] } },
])('readFoodsTable() reads a list of amounts with their names: %j', async (members) => {
  const text = JSON.stringify({ name: 'A', ...members });
  const { foods } = await readFoods(text, {}, 'foods.json');
  expect(foods.map((food) => [food.name, amountOf(food, 'fat')])).toEqual([['A', 3]]);
});

test('readFoodsTable() asks what a list of amounts is for if a food has a serving', async () => {
  const nutrition = {
    nutrients: [{ name: 'Calories', amount: 140, unit: 'kcal' }],
    weightPerServing: { amount: 30, unit: 'g' },
  };
  const text = JSON.stringify({ results: [{ name: 'A', nutrition }], totalResults: 1 });
  await expect(readFoods(text, {}, 'foods.json')).rejects.toThrow('may be for the serving');
});

test('readFoodsTable() reports other lists of amounts that it does not read', async () => {
  const nested = [{ name: 'A', nutrients: [{ id: 204, grams: 3 }] }];
  await expect(readFoods(JSON.stringify(nested), {}, 'foods.json')).rejects.toThrow(
    'The member "nutrients" is a list',
  );
});

test('a response of Open Food Facts has sodium in grams', async () => {
  const { foods } = await readFoods(
    '{"product":{"product_name":"Kekse","nutriments":{"energy-kj_100g":1950,"fat_100g":19,"sodium_100g":0.14}}}',
    {},
    'answer.json',
  );
  expect(amountOf(foods[0], 'sodium')).toBe(140);
});

test('amounts may be members of an object that is called "per 100"', async () => {
  const { foods } = await readFoods(
    JSON.stringify([{ name: 'Haferdrink', pro100: { kcal: 45, fett: 1.5 } }]),
    {},
    'foods.json',
  );
  expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([1.5]);
});

test('readFoodsTable() reads foods by their ids in an object', async () => {
  const foods =
    '{"17":{"name":"Bread","fat_g":3,"energy_kj":900},"18":{"name":"Milk","fat_g":1,"energy_kj":200}}';
  for (const text of [foods, `{"foods":${foods}}`]) {
    const read = await readFoods(text, {}, 'foods.json');
    expect(read.faults).toEqual([]);
    expect(read.foods.map(({ name }) => name)).toEqual(['Bread', 'Milk']);
    expect(amountOf(read.foods[1], 'fat')).toBe(1);
  }
});
