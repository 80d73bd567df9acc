import { expect, test } from 'vitest';
import { importFdc } from '../../../src/importers/fdc/import-fdc.ts';
import type { Food } from '../../../src/model/food.ts';
import { nutrient } from '../../../src/model/nutrients.ts';
import { folderWith } from '../../support/write-files.ts';

const PRODUCT = {
  fdcId: 1,
  dataType: 'Branded',
  description: 'OAT BISCUITS',
  brandOwner: 'Example Bakery',
  gtinUpc: '39400103431',
  modifiedDate: '9/24/2021',
  servingSize: 30,
  servingSizeUnit: 'g',
  householdServingFullText: '2 biscuits',
  foodNutrients: [
    { nutrient: { number: '208' }, amount: 450 },
    { nutrient: { number: '203' }, amount: 7 },
    { nutrient: { number: '204' }, amount: 18 },
    { nutrient: { number: '205' }, amount: 65 },
  ],
};

async function read(foods: readonly object[]): Promise<Food[]> {
  const folder = folderWith({ 'branded.json': JSON.stringify({ BrandedFoods: foods }) });
  const collection = await importFdc([folder], () => {});
  const list: Food[] = [];
  for await (const food of collection.foods) list.push(food);
  return list;
}

test('importFdc() reads the JSON of products', async () => {
  expect(await read([PRODUCT])).toMatchObject([
    {
      id: 'fdc-1',
      gtin: '00039400103431',
      brand: 'Example Bakery',
      recordedOn: '2021-09-24',
      variants: [{ servingSizes: [{ type: 'portion', label: '2 biscuits', amount: 30 }] }],
    },
  ]);
});

test('importFdc() takes the newest record of a bar code that has amounts', async () => {
  const foods = await read([
    PRODUCT,
    { ...PRODUCT, fdcId: 2, modifiedDate: '9/24/2023' },
    { ...PRODUCT, fdcId: 3, modifiedDate: '9/24/2024', foodNutrients: [] },
  ]);
  expect(foods.map(({ id }) => id)).toEqual(['fdc-2']);
});

test('importFdc() undoes kilojoules in the place of kilocalories', async () => {
  const [, ...others] = PRODUCT.foodNutrients;
  const foodNutrients = [{ nutrient: { number: '208' }, amount: 1883 }, ...others];
  const [food] = await read([{ ...PRODUCT, foodNutrients }]);
  expect(food?.variants[0]?.nutrients[nutrient('energy').position]).toBeCloseTo(1883);
});

test('importFdc() makes states of a food of one table its variants', async () => {
  const potato = {
    dataType: 'SR Legacy',
    description: 'Potatoes, raw',
    foodCategory: { description: 'Vegetables and Vegetable Products' },
    foodNutrients: [{ nutrient: { number: '208' }, amount: 77 }],
  };
  const foods = await read([
    { ...potato, fdcId: 11 },
    PRODUCT,
    { ...potato, fdcId: 12, description: 'Potatoes, boiled, without salt' },
    { ...potato, fdcId: 13, dataType: 'Foundation', description: 'Potatoes, baked' },
  ]);
  expect(foods.map(({ name, variants }) => [name, variants.map(({ id }) => id)])).toEqual([
    ['OAT BISCUITS', ['fdc-1.raw']],
    ['Potatoes', ['fdc-11.raw', 'fdc-12.boiled']],
    ['Potatoes, baked', ['fdc-13.baked']],
  ]);
});
