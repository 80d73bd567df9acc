import { type FoodPatternName, foodPattern } from '../model/food-patterns.ts';
import { type NutrientName, nutrient } from '../model/nutrients.ts';
import type { EatenFood } from './eaten-food.ts';
import { type Layout, WHOLE_LAYOUT } from './layout.ts';

/** Sums over portions. A nutrient is summed over the foods that have it; `nutrientGrams` says over how much. */
export interface Totals {
  /** What is summed, and where it stands. */
  readonly layout: Layout;
  /** Mass of all portions, g. */
  grams: number;
  /** In the nutrient's unit. */
  readonly nutrients: Float64Array;
  /** g of the portions whose food has this nutrient. */
  readonly nutrientGrams: Float64Array;
  /** g of the portions for whose food the amount is borrowed from a like food; empty where that is not counted. */
  readonly estimatedGrams: Float64Array;
  /** In the pattern's unit. */
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

export function emptyTotals(layout: Layout = WHOLE_LAYOUT): Totals {
  return {
    layout,
    grams: 0,
    nutrients: new Float64Array(layout.nutrients.length),
    nutrientGrams: new Float64Array(layout.nutrients.length),
    estimatedGrams: new Float64Array(layout.hasEstimates ? layout.nutrients.length : 0),
    foodPatterns: new Float64Array(layout.foodPatterns.length),
    foodPatternGrams: 0,
    estimatedEnergy: 0,
  };
}

export function emptyIntake(layout: Layout = WHOLE_LAYOUT): Intake {
  return { solids: emptyTotals(layout), liquids: emptyTotals(layout) };
}

/**
 * Adds a portion to what was eaten. The loops are plain ones: this runs for every row of a batch.
 *
 * @param food made ready for the layout of the intake
 */
export function addPortion(intake: Intake, food: EatenFood, grams: number): void {
  const totals = food.isSolid ? intake.solids : intake.liquids;
  totals.grams += grams;
  totals.estimatedEnergy += grams * food.estimatedEnergyPerGram;

  const { nutrients, nutrientGrams } = totals;
  const { nutrientPlaces, nutrientsPerGram } = food;
  for (let index = 0; index < nutrientPlaces.length; index++) {
    const place = nutrientPlaces[index] as number;
    (nutrients[place] as number) += grams * (nutrientsPerGram[index] as number);
    (nutrientGrams[place] as number) += grams;
  }

  const { estimatedGrams } = totals;
  const { estimatedPlaces } = food;
  for (let index = 0; index < estimatedPlaces.length; index++) {
    (estimatedGrams[estimatedPlaces[index] as number] as number) += grams;
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
    layout: solids.layout,
    grams: solids.grams + liquids.grams,
    nutrients: sumOf(solids.nutrients, liquids.nutrients),
    nutrientGrams: sumOf(solids.nutrientGrams, liquids.nutrientGrams),
    estimatedGrams: sumOf(solids.estimatedGrams, liquids.estimatedGrams),
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
  return totals.nutrients[nutrientPlace(totals, name)] as number;
}

export function foodPatternTotal(totals: Totals, name: FoodPatternName): number {
  const place = totals.layout.foodPatternPlaces[foodPattern(name).position] as number;
  if (place < 0) throw new Error(`${name} is not summed`);
  return totals.foodPatterns[place] as number;
}

/** g of the portions whose food has this nutrient. */
export function nutrientMass(totals: Totals, name: NutrientName): number {
  return totals.nutrientGrams[nutrientPlace(totals, name)] as number;
}

function nutrientPlace({ layout }: Totals, name: NutrientName): number {
  const place = layout.nutrientPlaces[nutrient(name).position] as number;
  if (place < 0) throw new Error(`${name} is not summed`);
  return place;
}

/** Share of the mass whose foods have this nutrient, 0 to 1; 1 of nothing eaten. */
export function nutrientCoverage(totals: Totals, name: NutrientName): number {
  return share(nutrientMass(totals, name), totals.grams);
}

/** Share of the mass that has this nutrient for which its amount is an estimate, 0 to 1. */
export function nutrientEstimatedShare(totals: Totals, name: NutrientName): number {
  const place = nutrientPlace(totals, name);
  const mass = totals.nutrientGrams[place] as number;
  return mass === 0 ? 0 : Math.min(1, (totals.estimatedGrams[place] as number) / mass);
}

/** Share of the mass whose foods have food patterns, 0 to 1; 1 of nothing eaten. */
export function foodPatternCoverage(totals: Totals): number {
  return share(totals.foodPatternGrams, totals.grams);
}

/** Sums of the same masses in another order can differ in their last digit: a share stays a share. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.min(1, part / whole);
}
