import { expect, test } from 'vitest';
import type { Food } from '../../../src/model/food.ts';
import { energyOffAtwater } from '../../../src/rules/foods/energy-rule.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

type Amounts = Parameters<typeof nutrients>[0];

function foodWith(amounts: Amounts): Food {
  return makeFood({ variants: [makeVariant({ nutrients: nutrients(amounts) })] });
}

/** A kcal in kJ. */
const KCAL = 4.184;

const isOff = (amounts: Amounts) => energyOffAtwater.check(foodWith(amounts)).length > 0;

test('energyOffAtwater tolerates 25 % of the energy of the macronutrients', () => {
  const parts = { carbohydrates_by_difference: 50, protein: 20, fat: 10 };
  const kj = (50 * 4 + 20 * 4 + 10 * 9) * KCAL;
  expect(isOff({ ...parts, energy: kj * 1.249 })).toBe(false);
  expect(isOff({ ...parts, energy: kj * 1.251 })).toBe(true);
  expect(isOff({ ...parts, energy: kj * 0.751 })).toBe(false);
  expect(isOff({ ...parts, energy: kj * 0.749 })).toBe(true);
});

test('energyOffAtwater tolerates 80 kJ in a food with little energy', () => {
  const parts = { carbohydrates_by_difference: 0, protein: 0, fat: 0 };
  expect(isOff({ ...parts, energy: 80 })).toBe(false);
  expect(isOff({ ...parts, energy: 80.1 })).toBe(true);
  const some = { ...parts, protein: 10 };
  expect(isOff({ ...some, energy: 40 * KCAL - 79.9 })).toBe(false);
  expect(isOff({ ...some, energy: 40 * KCAL - 80.1 })).toBe(true);
});

test('energyOffAtwater counts alcohol at 7 kcal/g, and unknown alcohol as 0', () => {
  const parts = { carbohydrates_by_difference: 0, protein: 0, fat: 0 };
  const energy = 40 * 7 * KCAL;
  expect(isOff({ ...parts, energy, alcohol: 40 })).toBe(false);
  expect(isOff({ ...parts, energy })).toBe(true);
});

test.each([
  // The name, kJ that unknown alcohol explains, and kJ that only a mistake of units explains.
  ['Pale ale', 180, 753],
  ['Rotwein, trocken', 330, 1380],
  ['Gin', 1100, 4600],
  ['Kräuterlikör', 1100, 4600],
])('energyOffAtwater lets %s have energy from unknown alcohol', (name, right, wrong) => {
  const amounts = { carbohydrates: 3, protein: 0.5, fat: 0 };
  const of = (energy: number, more: Amounts = {}, called = name) =>
    energyOffAtwater.check({ ...foodWith({ ...amounts, energy, ...more }), name: called }).length;
  expect(of(right)).toBe(0);
  expect(of(wrong)).toBe(1);
  expect(of(right, { alcohol: 0 })).toBe(1);
  expect(of(right, {}, `${name}, alkoholfrei`)).toBe(1);
});

test.each([
  'Schwein',
  'Ginger',
  'Support',
  'Insekten',
  'Rumpsteak',
  'Bierschinken',
  'White wine vinegar',
  'Ginger beer',
  'Joghurt Kirsch',
  '5-Korn-Brei',
])('energyOffAtwater finds no drink in %s', (name) => {
  const food = foodWith({ carbohydrates: 0, protein: 0, fat: 0, energy: 300 });
  expect(energyOffAtwater.check({ ...food, name })).toHaveLength(1);
});

test('energyOffAtwater accepts fibre without energy', () => {
  const parts = { carbohydrates_by_difference: 80, protein: 0, fat: 0, fiber: 40 };
  const least = (320 - 160) * KCAL - 0.25 * 320 * KCAL;
  expect(isOff({ ...parts, energy: least + 0.1 })).toBe(false);
  expect(isOff({ ...parts, energy: least - 0.1 })).toBe(true);
});

test('energyOffAtwater accepts from 0 to 4 kcal/g for sugar alcohols', () => {
  const parts = { carbohydrates: 98, protein: 0, fat: 0 };
  expect(isOff({ ...parts, energy: 98 * 2.4 * KCAL })).toBe(true);
  expect(isOff({ ...parts, energy: 98 * 2.4 * KCAL, sugar_alcohols: 98 })).toBe(false);
  expect(isOff({ ...parts, energy: 0, sugar_alcohols: 98 })).toBe(false);
  expect(isOff({ ...parts, energy: 98 * 4 * 1.3 * KCAL, sugar_alcohols: 98 })).toBe(true);
});

test('energyOffAtwater uses available carbohydrates if those by difference are unknown', () => {
  const energy = 200 * KCAL;
  expect(isOff({ energy, protein: 0, fat: 0, carbohydrates: 50 })).toBe(false);
  expect(isOff({ energy: 2 * energy, protein: 0, fat: 0, carbohydrates: 50 })).toBe(true);
  const both = { carbohydrates: 10, carbohydrates_by_difference: 50 };
  expect(isOff({ energy, protein: 0, fat: 0, ...both })).toBe(false);
});

test('energyOffAtwater requires energy, carbohydrates, protein and fat to find excess energy', () => {
  const all = { energy: 3000, carbohydrates_by_difference: 1, protein: 1, fat: 1 };
  expect(isOff(all)).toBe(true);
  for (const name of Object.keys(all)) expect(isOff({ ...all, [name]: Number.NaN })).toBe(false);
});

test('energyOffAtwater reports less energy than the known macronutrients provide', () => {
  expect(isOff({ energy: 929, fat: 100 })).toBe(true);
  expect(isOff({ energy: 929, fat: 100, protein: 0 })).toBe(true);
  expect(isOff({ energy: 2745, fat: 100 })).toBe(false);
  expect(isOff({ energy: 900, protein: 80 })).toBe(true);
  expect(isOff({ energy: 400, alcohol: 40, protein: 0 })).toBe(true);
  expect(isOff({ energy: 400, sugar: 95 })).toBe(true);
  expect(isOff({ energy: 0, fat: 2 })).toBe(false);
});

test('energyOffAtwater assumes that carbohydrates may be sugar alcohols or fibre if those are unknown', () => {
  // Xylitol in a table without sugar alcohols, and bran in one without fibre.
  expect(isOff({ energy: 1000, carbohydrates: 99 })).toBe(false);
  expect(isOff({ energy: 300, carbohydrates_by_difference: 80, protein: 5 })).toBe(false);
});

test('energyOffAtwater reports how much energy the known macronutrients provide', () => {
  expect(energyOffAtwater.check(foodWith({ energy: 929, fat: 100 }))).toMatchObject([
    {
      message: 'Energy of 929 kJ is too little for the macronutrients',
      expected:
        'about 3766 kJ or more from protein, fat, alcohol and sugar; the value may be in kcal, not kJ',
    },
  ]);
});

test('energyOffAtwater reports the energy and what the macronutrients provide', () => {
  const food = foodWith({ energy: 52, carbohydrates_by_difference: 13.8, protein: 0, fat: 0 });
  expect(energyOffAtwater.check(food)).toMatchObject([
    {
      field: 'thing.raw energy',
      value: '52',
      amountOf: { variantId: 'thing.raw', name: 'energy' },
      expected:
        'about 231 kJ from carbohydrates, protein, fat and alcohol; the value may be in kcal, not kJ',
    },
  ]);
});

test('energyOffAtwater suggests the other unit of energy only if that would fit', () => {
  const expectedOf = (energy: number) =>
    energyOffAtwater
      .check(foodWith({ energy, carbohydrates_by_difference: 50, protein: 10, fat: 10 }))
      .map(({ expected }) => expected.split('; ')[1]);
  expect(expectedOf(1380 * 4.184)).toEqual(['the value may be in kJ, not kcal']);
  expect(expectedOf(330)).toEqual(['the value may be in kcal, not kJ']);
  expect(expectedOf(700)).toEqual([undefined]);
});

test.each([
  ['ketchup', 9, { energy: 10, carbohydrates_by_difference: 2, protein: 0, fat: 0 }, false],
  [
    'shredded lettuce',
    14,
    { energy: 5, carbohydrates_by_difference: 0, protein: 0, fat: 0 },
    false,
  ],
  ['10 kcal too much', 9, { energy: 20, carbohydrates_by_difference: 2, protein: 0, fat: 0 }, true],
  [
    'no amounts of a label',
    9,
    { energy: 11, carbohydrates_by_difference: 2, protein: 0, fat: 0 },
    true,
  ],
  [
    'half of the energy',
    5,
    { energy: 10, carbohydrates_by_difference: 5, protein: 0, fat: 0 },
    true,
  ],
  ['a tiny serving', 2, { energy: 5, carbohydrates_by_difference: 0, protein: 0, fat: 0 }, true],
  [
    'zeros do not explain too little energy',
    12,
    { energy: 25, carbohydrates_by_difference: 9, protein: 0, fat: 0 },
    true,
  ],
  [
    'a large serving',
    90,
    { energy: 100, carbohydrates_by_difference: 2, protein: 0, fat: 0 },
    true,
  ],
])('energyOffAtwater tolerates what a US label rounds: %s', (_, grams, label, expected) => {
  const amounts = Object.fromEntries(
    Object.entries(label).map(([name, amount]) => [
      name,
      (amount * (name === 'energy' ? KCAL : 1) * 100) / grams,
    ]),
  );
  const servingSizes = [{ type: null, label: 'packet', amount: grams, unit: 'g' }] as const;
  const variant = makeVariant({ nutrients: nutrients(amounts as Amounts), servingSizes });
  expect(energyOffAtwater.check(makeFood({ variants: [variant] })).length > 0).toBe(expected);
});
