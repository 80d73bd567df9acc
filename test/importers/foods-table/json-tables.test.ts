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

test('readFoodsTable() skips a line that is no food, and adds the others', async () => {
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

test('readFoodsTable() says that it reads no amounts in an object of their own', async () => {
  const nested = [{ ...A, energy_kj: undefined, nutrients: { energy_kj: 418 } }];
  await expect(readFoods(JSON.stringify(nested), {}, 'foods.json')).rejects.toThrow(
    'The member "nutrients" is an object',
  );
});
