import { expect, test } from 'vitest';
import { areAmountsOfFoods } from '../../../src/meals/reading-records/are-amounts-of-foods.ts';

test.each([
  { quark: { amount: 125, unit: 'g' }, cider: { amount: 2, unit: 'dl' } },
  { plum: { amount: 3, unit: 'piece' } },
  { millet: { grams: 80 }, kefir: { ml: 200 } },
  { quark: '125 g', cider: '200 ml' },
  { quark: { amount: '125 g' } },
])('amounts with units of foods are foods, even without a name: %j', (value) => {
  expect(areAmountsOfFoods(value, false)).toBe(true);
});

test.each([
  { petrol: { amount: 40, currency: 'USD' }, tea: { amount: 3, currency: 'USD' } },
  { Rosemary: { weight: 64, height: 171 }, Basil: { weight: 80, height: 185 } },
  { zinc: { amount: 11, unit: 'mg' }, iodine: { amount: 150, unit: 'µg' } },
  { zinc: '11 mg' },
  { rye: { amount: 100, energy_kcal: 330, protein_g: 9 } },
  { rye: { amount: 100, unit: 'g', fat: 2 } },
  { plum: { amount: 3 } },
])('other amounts need the name of a meal or of a list: %j', (value) => {
  expect(areAmountsOfFoods(value, false)).toBe(false);
});

test('below the name of a meal, amounts need no unit', () => {
  expect(areAmountsOfFoods({ plum: { amount: 3 }, quark: 2 }, true)).toBe(true);
});
