import { expect, test } from 'vitest';
import { NUTRIENTS } from '../../../src/model/nutrients.ts';
import { estimateWeight } from '../../../src/search/weights/estimate-weight.ts';

const KNOWN = new Float64Array(NUTRIENTS.length).fill(1);
const UNKNOWN = new Float64Array(NUTRIENTS.length).fill(Number.NaN);

const weigh = (name: string, other: Partial<Parameters<typeof estimateWeight>[0]> = {}) =>
  estimateWeight({ name, synonyms: [], brand: null, nutrients: KNOWN, ...other });

test.each([
  ['Milk, whole, 3.25% milkfat, with added vitamin D', 'Milk, human, mature, fluid'],
  ['Milk, whole, 3.25% milkfat, with added vitamin D', 'Milk, dry, whole'],
  ['Rice, white, long-grain, regular, cooked', 'Rice milk, unsweetened'],
  ['Egg, whole, raw, fresh', 'Egg, duck, whole, fresh, raw'],
  ['Apples, raw, with skin', 'Apples, dried, sulfured, uncooked'],
  ['Bread, white, commercially prepared', 'Bread, salvadoran sweet cheese'],
  ['Bananas, raw', 'Durian, raw or frozen'],
  ['Milch fettarm, frisch', 'Stutenmilch'],
  ['Apfel roh', 'Apfel im Schlafrock (Mürbeteig) gebacken'],
  ['Joghurt', 'Kumys'],
  ['Hähnchen Brust, ohne Haut, roh', 'Hähnchen Herz, roh'],
  ['Gouda', 'Käse im Blätterteig gebacken'],
  ['Mozzarella mind. 45 % Fett i. Tr.', 'Mozzarella paniert, frittiert'],
  ['Mozzarella mind. 45 % Fett i. Tr.', 'Tomate-Mozzarella (Caprese)'],
  ['Wheat flour, white', 'Nuts, acorn flour, full fat'],
  ['Fish, salmon, raw', 'Fish, carp, raw'],
  ['Chicken, broilers or fryers, meat only, raw', 'Chicken, feet, boiled'],
  ['Lamb, ground, raw', 'Lamb, variety meats and by-products, pancreas, raw'],
  ['Apples, raw, with skin', 'Apples, raw, gala, with skin'],
  ['Roggenmischbrot', 'Haferbrot'],
  ['Pineapple, raw, all varieties', 'Pineapple, canned, juice pack, drained'],
  ['Peanut butter, smooth style, with salt', 'Peanut butter, reduced sodium'],
  ['Soymilk, original', 'Durian, raw'],
])('%j is eaten more than %j', (common, rare) => {
  expect(weigh(common)).toBeGreaterThan(weigh(rare));
});

test('a product and an empty record weigh less than the plain food, but more than nothing', () => {
  const plain = weigh('Whole milk');
  expect(weigh('Whole milk', { brand: 'Acme' })).toBeLessThan(plain);
  expect(weigh('Whole milk', { nutrients: UNKNOWN })).toBeLessThan(plain);
  expect(weigh('Xyzzy')).toBeGreaterThan(0);
  expect(weigh('Water')).toBeLessThanOrEqual(0.75);
});

test('a name in a second language counts as much as the first, and a synonym counts less', () => {
  expect(weigh('Xyzzy', { translations: ['Milk'] })).toBeGreaterThan(weigh('Xyzzy'));
  expect(weigh('Potatoes, hash brown, frozen', { synonyms: ['potato'] })).toBeLessThan(
    weigh('Potato'),
  );
});

test('an unusual synonym does not make a food rarer', () => {
  expect(weigh('Sugars, granulated', { synonyms: ['Sucrose'] })).toBe(weigh('Sugars, granulated'));
});
