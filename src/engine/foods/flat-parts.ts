import { ESTIMATED_ENERGY, GRAMS, type Layout } from '../../evaluation/layout.ts';
import { carbohydrateEnergy } from '../../model/carbohydrate-energy.ts';
import type { Composition } from '../../model/composition.ts';
import { NUTRIENTS, nutrient } from '../../model/nutrients.ts';
import { ensureCapacity } from '../sums/ensure-capacity.ts';
import { MAX_STEP, PARTS_PER_UNIT, type PartsOfFood } from '../sums/exact-sums.ts';

/** Amounts in a catalogue are per this many grams. */
const BASIS_GRAMS = 100;

const ENERGY = nutrient('energy').position;

/** What sums need to know of a food. */
export type FoodAmounts = Omit<Composition, 'foodId' | 'variantId'>;

/** The amounts that `partsInto` looks at, by their positions. */
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
 * What a gram adds to each slot, in parts of a unit; what is unknown adds to the gaps. Plain loops, as this runs once for
 * each of thousands of foods, before anything is compiled.
 *
 * @param parts of the width of the layout; all of it is written
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

/** What foods add to sums of a layout, one behind the other, without an object for each food. */
export class FlatParts {
  /** Where the slots of a food begin, and those of the next. */
  starts = new Int32Array(65);
  slots = new Uint16Array(1024);
  partsPerGram = new Float64Array(1024);
  /** Grams that can be added in one step. */
  maxGrams = new Float64Array(64);
  readonly #layout: Layout;
  readonly #parts: Float64Array;

  constructor(layout: Layout) {
    this.#layout = layout;
    this.#parts = new Float64Array(layout.width);
  }

  /** Puts a food at a place; those before it are there. */
  put(food: number, amounts: FoodAmounts): void {
    const parts = this.#parts;
    partsInto(parts, amounts, this.#layout);
    const start = this.starts[food] as number;
    this.#reserve(food + 1, start + parts.length);
    const { slots, partsPerGram } = this;
    let most = 0;
    let end = start;
    for (let slot = 0; slot < parts.length; slot++) {
      const part = parts[slot] as number;
      if (part === 0) continue;
      most = Math.max(most, part);
      slots[end] = slot;
      partsPerGram[end++] = part;
    }
    this.starts[food + 1] = end;
    this.maxGrams[food] = MAX_STEP / most;
  }

  /** The same of a food that is prepared. */
  putPrepared(food: number, { slots, partsPerGram, maxGrams }: PartsOfFood): void {
    const start = this.starts[food] as number;
    this.#reserve(food + 1, start + slots.length);
    this.slots.set(slots, start);
    this.partsPerGram.set(partsPerGram, start);
    this.starts[food + 1] = start + slots.length;
    this.maxGrams[food] = maxGrams;
  }

  #reserve(foods: number, slots: number): void {
    this.maxGrams = ensureCapacity(this.maxGrams, foods);
    this.starts = ensureCapacity(this.starts, foods + 1);
    this.slots = ensureCapacity(this.slots, slots);
    this.partsPerGram = ensureCapacity(this.partsPerGram, slots);
  }
}
