import { expect, test } from 'vitest';
import { isDrinkOfTable } from '../../../src/importers/published/is-drink-of-table.ts';
import { type NutrientName, nutrient, unknownNutrients } from '../../../src/model/nutrients.ts';

function amounts(known: Partial<Record<NutrientName, number>>) {
  const nutrients = unknownNutrients();
  for (const [name, amount] of Object.entries(known)) {
    nutrients[nutrient(name as NutrientName).position] = amount;
  }
  return nutrients;
}

const WATERY = amounts({ water: 88 });
const DRY = amounts({ water: 3 });

test.each([
  'Milk, whole, 3.25% milkfat',
  'Apfelsaft',
  'Coffee, instant, made up with water',
  'Energy Drink with caffeine, with sugar',
  'Orangensaft-Schorle',
  'Cider, 4 vol%',
  'Kefir fettarm',
  'Lime juice cordial, diluted',
])('isDrinkOfTable() finds a drink by its name: %s', (name) => {
  expect(isDrinkOfTable([name], WATERY, null)).toBe(true);
});

test.each([
  'Schnittkäse aus Ziegenmilch',
  'Fondue, prepared with cider',
  'Peaches, canned in juice',
  'Coconut milk',
  'Squash, winter, acorn, raw',
  'Custard, made up with whole milk',
])('isDrinkOfTable() leaves other watery foods: %s', (name) => {
  expect(isDrinkOfTable([name], WATERY, null)).toBe(false);
});

test('isDrinkOfTable() finds a drink by its group, except for powders', () => {
  expect(isDrinkOfTable(['Schlumberger'], WATERY, 'Beverages')).toBe(true);
  expect(isDrinkOfTable(['Cocoa mix'], DRY, 'Beverages')).toBe(false);
  expect(isDrinkOfTable(['Coffee, instant, powder'], DRY, null)).toBe(false);
});

test('isDrinkOfTable() leaves ice pops', () => {
  expect(isDrinkOfTable(['Juice pop'], WATERY, 'Sweets')).toBe(false);
});

test('isDrinkOfTable() counts the alcohol of spirits as liquid', () => {
  expect(isDrinkOfTable(['Spirits, 40% volume'], amounts({ water: 32, alcohol: 32 }), null)).toBe(
    true,
  );
});

test('isDrinkOfTable() takes the energy of a food whose water is unknown', () => {
  expect(isDrinkOfTable(['Apfelsaft'], amounts({ energy: 200 }), null)).toBe(true);
  expect(isDrinkOfTable(['Kaffee'], amounts({ energy: 1200 }), null)).toBe(false);
  expect(isDrinkOfTable(['Weinbrand'], amounts({ energy: 1000, alcohol: 33 }), 'Beverages')).toBe(
    true,
  );
});
