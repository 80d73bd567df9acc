import { ESTIMATED_ENERGY, GRAMS, type Layout } from '../../evaluation/layout.ts';
import type { Composition } from '../../model/composition.ts';
import { carbohydrateEnergy } from '../../model/derived/carbohydrate-energy.ts';
import { NUTRIENTS, nutrient } from '../../model/nutrients.ts';
import { PARTS_PER_UNIT } from '../sums/exact-sums.ts';

/** Amounts in a catalogue are per this many grams. */
const BASIS_GRAMS = 100;

const ENERGY = nutrient('energy').position;

/** The amounts of a food that sums need. */
export type FoodAmounts = Omit<Composition, 'foodId' | 'variantId'>;

/** The positions of the amounts that `partsInto` reads. */
export function neededAmounts({
  nutrients,
  foodPatterns,
  hasCarbohydrateEnergy,
  hasEstimates,
}: Layout): Pick<Layout, 'nutrients' | 'foodPatterns' | 'hasEstimates'> {
  const needed = hasCarbohydrateEnergy ? NUTRIENTS.map(({ position }) => position) : nutrients;
  return { nutrients: [...needed, ENERGY], foodPatterns, hasEstimates };
}

/**
 * Computes the parts of a unit that a gram of a food adds to each slot. Unknown amounts add to the gaps. The loops are
 * plain, because this runs once for each of thousands of foods, before the JavaScript engine has compiled anything.
 *
 * @param parts an array of the width of the layout; every element is written
 */
export function partsInto(parts: Float64Array, amounts: FoodAmounts, layout: Layout): void {
  const { isSolid, nutrients, foodPatterns, foodPatternsEstimated } = amounts;
  parts.fill(0);
  parts[GRAMS] = PARTS_PER_UNIT;
  const { nutrients: wanted, nutrientSlots, nutrientGapSlots } = layout;
  for (let index = 0; index < wanted.length; index++) {
    const position = wanted[index] as number;
    const amount = nutrients[position] as number;
    if (Number.isNaN(amount)) parts[nutrientGapSlots[position] as number] = PARTS_PER_UNIT;
    else parts[nutrientSlots[position] as number] = perGram(amount);
  }
  const { foodPatterns: wantedPatterns, foodPatternSlots, foodPatternGapSlots } = layout;
  for (let index = 0; index < wantedPatterns.length; index++) {
    const position = wantedPatterns[index] as number;
    if (foodPatterns === null) parts[foodPatternGapSlots[position] as number] = PARTS_PER_UNIT;
    else parts[foodPatternSlots[position] as number] = perGram(foodPatterns[position] as number);
  }
  if (foodPatternsEstimated) parts[ESTIMATED_ENERGY] = perGram(nutrients[ENERGY] || 0);
  if (layout.hasEstimates) addEstimates(parts, amounts, layout);
  if (layout.hasSolids && isSolid) addSolid(parts, amounts, layout);
  if (layout.hasCarbohydrateEnergy) addCarbohydrates(parts, amounts, layout);
}

function perGram(per100Grams: number): number {
  return (per100Grams * PARTS_PER_UNIT) / BASIS_GRAMS;
}

function addEstimates(
  parts: Float64Array,
  { nutrients, borrowed }: FoodAmounts,
  { nutrientEstimateSlots }: Layout,
): void {
  for (const position of borrowed) {
    const slot = nutrientEstimateSlots[position] as number;
    if (slot >= 0 && !Number.isNaN(nutrients[position])) parts[slot] = PARTS_PER_UNIT;
  }
}

function addSolid(parts: Float64Array, { nutrients }: FoodAmounts, layout: Layout): void {
  const energy = nutrients[ENERGY] as number;
  parts[layout.solidGrams] = PARTS_PER_UNIT;
  if (Number.isNaN(energy)) parts[layout.solidEnergyGap] = PARTS_PER_UNIT;
  else parts[layout.solidEnergy] = perGram(energy);
}

function addCarbohydrates(parts: Float64Array, { nutrients }: FoodAmounts, layout: Layout): void {
  const { kcal, isComplete, isByDifference } = carbohydrateEnergy(nutrients);
  parts[layout.carbohydrateKcal] = perGram(kcal || 0);
  if (!isComplete) parts[layout.carbohydrateGap] = PARTS_PER_UNIT;
  if (isByDifference) parts[layout.byDifference] = PARTS_PER_UNIT;
}
