import { FOOD_PATTERNS, type FoodPatternName, foodPattern } from '../model/food-patterns.ts';
import { NUTRIENTS, type NutrientName, nutrient } from '../model/nutrients.ts';
import type { EatenFood } from './eaten-food.ts';

/** Sums over portions. A nutrient is summed over the foods that have it; `nutrientGrams` says over how much. */
export interface Totals {
  /** Mass of all portions, g. */
  grams: number;
  /** By nutrient position, in the nutrient's unit. */
  readonly nutrients: Float64Array;
  /** By nutrient position: g of the portions whose food has this nutrient. */
  readonly nutrientGrams: Float64Array;
  /** By food pattern position, in the pattern's unit. */
  readonly foodPatterns: Float64Array;
  /** g of the portions whose food has food patterns. */
  foodPatternGrams: number;
  /** kJ of the portions whose food patterns are estimated. */
  estimatedEnergy: number;
}

/** What was eaten, solids and drinks apart, since energy density looks at solids only. */
export interface Intake {
  readonly solids: Totals;
  readonly liquids: Totals;
}

export function emptyTotals(): Totals {
  return {
    grams: 0,
    nutrients: new Float64Array(NUTRIENTS.length),
    nutrientGrams: new Float64Array(NUTRIENTS.length),
    foodPatterns: new Float64Array(FOOD_PATTERNS.length),
    foodPatternGrams: 0,
    estimatedEnergy: 0,
  };
}

export function emptyIntake(): Intake {
  return { solids: emptyTotals(), liquids: emptyTotals() };
}

/** Adds a portion to what was eaten. The loops are plain ones: this runs for every row of a batch. */
export function addPortion(intake: Intake, food: EatenFood, grams: number): void {
  const totals = food.isSolid ? intake.solids : intake.liquids;
  totals.grams += grams;
  totals.estimatedEnergy += grams * food.estimatedEnergyPerGram;

  const { nutrients, nutrientGrams } = totals;
  const { nutrientPositions, nutrientsPerGram } = food;
  for (let index = 0; index < nutrientPositions.length; index++) {
    const position = nutrientPositions[index] as number;
    (nutrients[position] as number) += grams * (nutrientsPerGram[index] as number);
    (nutrientGrams[position] as number) += grams;
  }

  const { foodPatternsPerGram } = food;
  if (foodPatternsPerGram === null) return;
  totals.foodPatternGrams += grams;
  const { foodPatterns } = totals;
  for (let position = 0; position < foodPatterns.length; position++) {
    (foodPatterns[position] as number) += grams * (foodPatternsPerGram[position] as number);
  }
}

/** Solids and drinks together. */
export function wholeIntake({ solids, liquids }: Intake): Totals {
  return {
    grams: solids.grams + liquids.grams,
    nutrients: sumOf(solids.nutrients, liquids.nutrients),
    nutrientGrams: sumOf(solids.nutrientGrams, liquids.nutrientGrams),
    foodPatterns: sumOf(solids.foodPatterns, liquids.foodPatterns),
    foodPatternGrams: solids.foodPatternGrams + liquids.foodPatternGrams,
    estimatedEnergy: solids.estimatedEnergy + liquids.estimatedEnergy,
  };
}

function sumOf(amounts: Float64Array, others: Float64Array): Float64Array {
  const sums = new Float64Array(amounts.length);
  for (let position = 0; position < sums.length; position++) {
    sums[position] = (amounts[position] as number) + (others[position] as number);
  }
  return sums;
}

export function nutrientTotal(totals: Totals, name: NutrientName): number {
  return totals.nutrients[nutrient(name).position] as number;
}

export function foodPatternTotal(totals: Totals, name: FoodPatternName): number {
  return totals.foodPatterns[foodPattern(name).position] as number;
}

/** Share of the mass whose foods have this nutrient, 0 to 1; 1 of nothing eaten. */
export function nutrientCoverage(totals: Totals, name: NutrientName): number {
  return share(totals.nutrientGrams[nutrient(name).position] as number, totals.grams);
}

/** Share of the mass whose foods have food patterns, 0 to 1; 1 of nothing eaten. */
export function foodPatternCoverage(totals: Totals): number {
  return share(totals.foodPatternGrams, totals.grams);
}

/** Sums of the same masses in another order can differ in their last digit: a share stays a share. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.min(1, part / whole);
}
