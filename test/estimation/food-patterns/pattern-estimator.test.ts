import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type PatternReference,
  patternEstimator,
} from '../../../src/estimation/food-patterns/pattern-estimator.ts';
import {
  FOOD_PATTERNS,
  type FoodPatternName,
  foodPattern,
} from '../../../src/model/food-patterns.ts';
import { nutrients, patterns } from '../../support/foods.ts';

const at = (name: FoodPatternName) => foodPattern(name).position;

function reference(name: string, amounts: object, has: object): PatternReference {
  const origin = { source: 'fndds', sourceCode: name };
  return {
    ...{ names: [name], nutrients: nutrients(amounts), foodPatterns: patterns(has), origin },
  };
}

const SODA = { energy: 180, protein: 0, fat: 0, carbohydrates: 10.5, sugar: 10.5, fiber: 0 };
const BREAD = { energy: 1100, protein: 9, fat: 3, carbohydrates: 46, sugar: 4, fiber: 3 };
const REFERENCES = [
  reference('Cola', SODA, { add_sugars: 2.5 }),
  reference('Orange juice', { ...SODA, sugar: 8.4 }, { f_total: 0.4, f_juice: 0.4 }),
  reference('White bread', BREAD, { g_total: 3.2, g_refined: 3.2, add_sugars: 0.8 }),
  reference('Whole wheat bread', { ...BREAD, fiber: 7 }, { g_total: 3, g_whole: 3 }),
  reference('Olive oil', { energy: 3700, fat: 100, protein: 0, carbohydrates: 0 }, { oils: 100 }),
];
const estimate = patternEstimator(REFERENCES);

test('patternEstimator() uses the food patterns of the most similar food', () => {
  const found = estimate({ names: ['Acme Cola'], nutrients: nutrients(SODA) });
  expect(found?.origin.sourceCode).toBe('Cola');
  expect(found?.foodPatterns[at('add_sugars')]).toBeCloseTo(2.5, 1);
  expect(found?.foodPatterns[at('f_total')]).toBe(0);
});

test('patternEstimator() scales added sugars with the sugars of the food', () => {
  const light = estimate({ names: ['Cola light'], nutrients: nutrients({ ...SODA, sugar: 0 }) });
  expect(light?.foodPatterns[at('add_sugars')]).toBe(0);
  const half = estimate({ names: ['Cola'], nutrients: nutrients({ ...SODA, sugar: 4.2 }) });
  expect(half?.foodPatterns[at('add_sugars')]).toBeCloseTo(1, 1);
});

test('patternEstimator() estimates whole grains if the name says so', () => {
  const found = estimate({ names: ['Wholemeal bread rolls'], nutrients: nutrients(BREAD) });
  const whole = found?.foodPatterns[at('g_whole')] as number;
  expect(whole).toBeGreaterThan(5 * (found?.foodPatterns[at('g_refined')] as number));
});

test('patternEstimator() compares foods by their composition if no name is similar', () => {
  const fat = { energy: 3690, fat: 99, protein: 0, carbohydrates: 0 };
  const found = estimate({ names: ['Xyzzy'], nutrients: nutrients(fat) });
  expect(found?.origin.sourceCode).toBe('Olive oil');
  expect(found?.foodPatterns[at('oils')]).toBeCloseTo(99, 0);
  expect(estimate({ names: ['Xyzzy'], nutrients: nutrients({}) })).toBeUndefined();
});

test('patternEstimator() skips given foods', () => {
  const query = { names: ['Cola'], nutrients: nutrients(SODA) };
  const found = estimate(query, ({ origin }) => origin.sourceCode === 'Cola');
  expect(found?.origin.sourceCode).not.toBe('Cola');
});

test('estimated food patterns are never negative, and stay within the sugars and fat of the food', () => {
  const amount = fc.double({ min: 0, max: 100, noNaN: true });
  const words = fc.array(fc.constantFrom('cola', 'bread', 'oil', 'white', 'whole wheat', 'zz'));
  fc.assert(
    fc.property(words, amount, amount, amount, (names, sugar, fat, protein) => {
      const amounts = { energy: 1000, sugar, fat, protein, carbohydrates: sugar, fiber: 0 };
      const found = estimate({ names: [names.join(' ')], nutrients: nutrients(amounts) });
      const of = (name: FoodPatternName) => found?.foodPatterns[at(name)] ?? 0;
      expect(of('add_sugars') * 4.2).toBeLessThanOrEqual(sugar + 1e-9);
      expect(of('oils') + of('solid_fats')).toBeLessThanOrEqual(fat + 1e-9);
      for (const { position } of FOOD_PATTERNS) {
        expect(found?.foodPatterns[position] ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('patternEstimator() uses only foods of the same name if the composition is also the same', () => {
  const milk = { energy: 270, protein: 3.4, fat: 3.6, carbohydrates: 4.7, sugar: 4.7 };
  const human = { ...milk, protein: 1, fat: 4.4, carbohydrates: 6.9, sugar: 6.9 };
  const own = patternEstimator([
    reference('Milk', milk, { d_total: 0.4, d_milk: 0.4 }),
    reference('Milk, human', human, {}),
    reference('Milk', human, {}),
    reference('Milk, evaporated', milk, { d_total: 0.9, d_milk: 0.9 }),
  ]);
  const found = own({ names: ['milk'], nutrients: nutrients({ ...milk, fat: 3.5 }) });
  expect(found?.origin.sourceCode).toBe('Milk');
  expect(found?.foodPatterns[at('d_total')]).toBeCloseTo(0.4, 9);
  // A food with the same name but another composition is a different food.
  const other = own({ names: ['milk'], nutrients: nutrients({ ...milk, fat: 30, energy: 1300 }) });
  expect(other?.foodPatterns[at('d_total')]).not.toBeCloseTo(0.4, 2);
});
