import { emptyTotals, type Totals } from '../../src/intake/totals.ts';
import { type FoodPatternName, foodPattern } from '../../src/model/food-patterns.ts';
import { type NutrientName, nutrient } from '../../src/model/nutrients.ts';

/** Totals of known amounts over a mass of 1 kg; nutrients that are not named are 0. */
export function makeTotals(
  nutrients: Partial<Record<NutrientName, number>>,
  patterns: Partial<Record<FoodPatternName, number>> = {},
): Totals {
  const totals = emptyTotals();
  totals.grams = 1000;
  totals.nutrientGrams.fill(1000);
  totals.foodPatternGrams = 1000;
  for (const [name, amount] of Object.entries(nutrients)) {
    totals.nutrients[nutrient(name as NutrientName).position] = amount;
  }
  for (const [name, amount] of Object.entries(patterns)) {
    totals.foodPatterns[foodPattern(name as FoodPatternName).position] = amount;
  }
  return totals;
}

/** Makes a nutrient known for so many grams of these totals only. */
export function knownFor(totals: Totals, name: NutrientName, grams: number): void {
  totals.nutrientGrams[nutrient(name).position] = grams;
}
