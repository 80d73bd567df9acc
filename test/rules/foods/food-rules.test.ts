import { expect, test } from 'vitest';
import type { DiagnosticCode } from '../../../src/model/diagnostic.ts';
import type { Food, Processing, ServingSize } from '../../../src/model/food.ts';
import { checkFood } from '../../../src/rules/foods/check-food.ts';
import { makeFood, makeVariant, nutrients, patterns } from '../../support/foods.ts';

const SOUND = nutrients({
  energy: 1000,
  protein: 10,
  fat: 10,
  carbohydrates: 27,
  carbohydrates_by_difference: 27,
  sugar: 5,
  saturated_fatty_acids: 4,
  salt: 1,
  water: 50,
});

function brokenRules(food: Food): DiagnosticCode[] {
  return [...new Set(checkFood(food).map(({ code }) => code))];
}

function withNutrients(amounts: Parameters<typeof nutrients>[0]): Food {
  const vector = Float64Array.from(SOUND);
  nutrients(amounts).forEach((amount, position) => {
    if (!Number.isNaN(amount)) vector[position] = amount;
  });
  return makeFood({ variants: [makeVariant({ nutrients: vector })] });
}

test('a sound food breaks no rule', () => {
  expect(brokenRules(withNutrients({}))).toEqual([]);
});

test('unknown nutrients break no rule', () => {
  expect(brokenRules(makeFood({ variants: [makeVariant({ nutrients: nutrients({}) })] }))).toEqual(
    [],
  );
});

function served(size: ServingSize): Partial<Food> {
  return { variants: [makeVariant({ servingSizes: [size] })] };
}

test.each<[DiagnosticCode, Partial<Food>]>([
  ['food/enumeration', { standardUnit: 'oz' as 'g' }],
  ['food/enumeration', { type: 'food' as Food['type'] }],
  ['food/standard-processing', { standardProcessing: 'boiled' }],
  ['food/standard-serving', { standardServingType: 'medium_cup' }],
  ['food/serving-size', served({ type: 'portion', label: '', amount: 3, unit: 'g' })],
  ['food/serving-size', served({ type: 'portion', label: '1 bit', amount: 0, unit: 'g' })],
  ['food/bad-figure', { variants: [makeVariant({ density: 0 })] }],
  ['food/bad-figure', { searchWeight: 1.5 }],
  ['food/bad-gtin', { gtin: '00036000291453' }],
  ['food/bad-gtin', { gtin: '36000291452' }],
])('%s reports %j', (code, change) => {
  expect(brokenRules(makeFood(change))).toContain(code);
});

test.each<[DiagnosticCode, Parameters<typeof nutrients>[0]]>([
  ['food/energy-off-atwater', { energy: 600 }],
  ['food/energy-off-atwater', { energy: 1400 }],
  ['food/implausible-nutrient', { energy: 3900, fat: 100 }],
  ['food/implausible-nutrient', { protein: 101 }],
  ['food/implausible-nutrient', { saturated_fatty_acids: 12 }],
  ['food/implausible-nutrient', { sugar: 30 }],
  ['food/implausible-nutrient', { sugar: 20, fiber: 10 }],
  ['food/implausible-nutrient', { water: 60 }],
  ['food/negative-amount', { iron: -1 }],
])('%s reports nutrients of %j', (code, amounts) => {
  expect(brokenRules(withNutrients(amounts))).toContain(code);
});

test('energy may be as low as fibre without energy makes it, and may come from alcohol', () => {
  const bran = {
    energy: 905,
    protein: 15.6,
    fat: 4.3,
    carbohydrates: 21.7,
    carbohydrates_by_difference: 64.5,
    fiber: 42.8,
    water: 9.9,
  };
  expect(brokenRules(withNutrients(bran))).toEqual([]);
  const spirit = { energy: 966, protein: 0, fat: 0, alcohol: 33.4 };
  const sugarless = {
    ...spirit,
    carbohydrates: 0,
    carbohydrates_by_difference: 0,
    sugar: 0,
    saturated_fatty_acids: 0,
  };
  expect(brokenRules(withNutrients(sugarless))).toEqual([]);
});

test('food rules check every variant', () => {
  const odd = makeVariant({
    processing: 'grilled' as Processing,
    foodPatterns: patterns({ v_total: -1 }),
  });
  expect(brokenRules(makeFood({ variants: [makeVariant(), odd] }))).toEqual([
    'food/enumeration',
    'food/negative-amount',
  ]);
});
