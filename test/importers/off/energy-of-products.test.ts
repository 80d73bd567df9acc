import { expect, test } from 'vitest';
import { amount, PLAIN, readOff, tsv } from './off-products.ts';

const DRINK = { ...PLAIN, fat_100g: '0', carbohydrates_100g: '2.5', proteins_100g: '0.1' };

test('importOff() reads alcohol, and counts its energy', async () => {
  const { foods, counts } = await readOff(
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
  ['was entered in kJ', { 'energy-kj_100g': '340' }],
  [
    'belongs to a drink with unknown alcohol',
    { 'energy-kj_100g': '', energy_100g: '340', categories: 'Alcoholic beverages,Wines' },
  ],
])('importOff() does not divide an energy by 4.184 if it %s', async (_, energy) => {
  const { counts, faults } = await readOff('products.csv', tsv({ ...DRINK, ...energy }));
  expect(counts).toMatchObject({ repaired: 0, rejected: 1 });
  expect(faults).toMatchObject([{ code: 'food/energy-off-atwater', value: '340' }]);
});

test('importOff() repairs the computed energy of a non-alcoholic drink', async () => {
  const { foods } = await readOff(
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

test('importOff() accepts sugar-free sweets', async () => {
  const sweets = { 'energy-kj_100g': '960', carbohydrates_100g: '98', polyols_100g: '98' };
  const { foods, counts } = await readOff(
    'products.csv',
    tsv({ ...PLAIN, fat_100g: '0', proteins_100g: '0', ...sweets }),
  );
  expect(counts).toMatchObject({ repaired: 0, rejected: 0 });
  expect(amount(foods[0], 'sugar_alcohols')).toBe(98);
});
