import { expect, test } from 'vitest';
import { energyDensity } from '../../src/evaluation/energy-density.ts';
import { macroDistribution } from '../../src/evaluation/macro-distribution.ts';
import { nutritionSummary } from '../../src/evaluation/nutrition-summary.ts';
import { toEatenFood } from '../../src/intake/eaten-food.ts';
import { addPortion, emptyIntake, emptyTotals, wholeIntake } from '../../src/intake/totals.ts';
import { nutrient } from '../../src/model/nutrients.ts';
import { makeFood, makeVariant, nutrients } from '../support/foods.ts';
import { makeTotals } from '../support/totals.ts';

test('energyDensity() is of solids, and sums the energy of drinks', () => {
  const result = energyDensity(makeTotals({ energy: 8368 }), makeTotals({ energy: 500 }));
  expect(result).toEqual({ kjPerGram: 8.368, kcalPerGram: 2, liquidsEnergy: 500, coverage: 1 });
});

test('energyDensity() without solids is no number', () => {
  expect(energyDensity(emptyTotals(), makeTotals({ energy: 500 }))).toMatchObject({
    kjPerGram: null,
    kcalPerGram: null,
    liquidsEnergy: 500,
  });
});

test('energyDensity() is of the mass whose energy is known', () => {
  const solids = makeTotals({ energy: 4000 });
  solids.nutrientGrams[nutrient('energy').position] = 500;
  expect(energyDensity(solids, emptyTotals())).toMatchObject({ kjPerGram: 8, coverage: 0.5 });
});

test('macroDistribution() spreads the energy by Atwater factors', () => {
  const { breakdown, totalKcal } = macroDistribution(
    makeTotals({ carbohydrates: 50, protein: 25, fat: 20, alcohol: 10 }),
  );
  expect(totalKcal).toBe(550);
  expect(breakdown.map(({ nutrient: name, percent }) => [name, percent])).toEqual([
    ['carbohydrates', (100 * 200) / 550],
    ['protein', (100 * 100) / 550],
    ['fat', (100 * 180) / 550],
    ['alcohol', (100 * 70) / 550],
  ]);
});

test('macroDistribution() of nothing is 0 throughout', () => {
  const { breakdown, totalKcal } = macroDistribution(emptyTotals());
  expect(totalKcal).toBe(0);
  expect(breakdown.map(({ percent }) => percent)).toEqual([0, 0, 0, 0]);
});

test('nutritionSummary() leaves out what no food has and carries the coverage of the others', () => {
  const totals = makeTotals({ energy: 1000, zinc: 3 });
  totals.nutrientGrams.fill(0);
  totals.nutrientGrams[nutrient('energy').position] = 1000;
  totals.nutrientGrams[nutrient('zinc').position] = 250;
  expect(nutritionSummary(totals)).toEqual([
    { nutrient: nutrient('energy'), amount: 1000, coverage: 1, estimatedShare: 0 },
    { nutrient: nutrient('zinc'), amount: 3, coverage: 0.25, estimatedShare: 0 },
  ]);
});

test('nutritionSummary() begins with the big7', () => {
  const names = nutritionSummary(makeTotals({})).map(({ nutrient: { name } }) => name);
  expect(names.slice(0, 7)).toEqual([
    'energy',
    'protein',
    'fat',
    'carbohydrates',
    'sugar',
    'saturated_fatty_acids',
    'salt',
  ]);
});

test('a sum says over how much of its mass the amount is that of a like food', () => {
  const zinc = nutrient('zinc').position;
  const borrowed = { source: 'x', sourceCode: '1', nutrients: [zinc] };
  const food = (variant: object) =>
    toEatenFood(
      makeFood({ variants: [makeVariant({ nutrients: nutrients({ zinc: 5 }), ...variant })] }),
    );
  const intake = emptyIntake();
  addPortion(intake, food({}), 300);
  addPortion(intake, food({ borrowed }), 100);
  const [sum] = nutritionSummary(wholeIntake(intake));
  expect(sum).toMatchObject({ amount: 20, coverage: 1, estimatedShare: 0.25 });
});
