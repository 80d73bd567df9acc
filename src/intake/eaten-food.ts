import {
  defaultServing,
  type Food,
  type ServingUnit,
  standardVariant,
  type Variant,
} from '../model/food.ts';
import { nutrient } from '../model/nutrients.ts';
import { MAX_STEP, PARTS_PER_UNIT, type PartsOfFood } from './exact-sums.ts';
import { ESTIMATED_ENERGY, GRAMS, type Layout, WHOLE_LAYOUT } from './layout.ts';
import { type YieldFactor, yieldFactor } from './yields.ts';

/** A variant of a food made ready for summing: looked up once, however often it was eaten. */
export interface EatenFood extends PartsOfFood {
  /** Of the variant. */
  readonly id: string;
  readonly foodId: string;
  readonly isSolid: boolean;
  /** g/ml; null where unknown. */
  readonly density: number | null;
  readonly yieldFactor: YieldFactor;
  /** What an entry without an amount stands for. */
  readonly defaultAmount: { readonly amount: number; readonly unit: ServingUnit };
  readonly isDefaultAServing: boolean;
}

/** Amounts in a catalogue are per this many grams. */
const BASIS_GRAMS = 100;

/** @param layout of the sums that it is added to */
export function toEatenFood(
  food: Food,
  variantId?: string,
  layout: Layout = WHOLE_LAYOUT,
): EatenFood {
  const variant = food.variants.find(({ id }) => id === variantId) ?? standardVariant(food);
  const { amount, unit, isServing } = defaultServing(food);
  const parts = partsOf(food, variant, layout);
  return {
    id: variant.id,
    foodId: food.id,
    isSolid: food.isSolid,
    density: food.density,
    yieldFactor: yieldFactor(food, variant),
    defaultAmount: { amount, unit },
    isDefaultAServing: isServing,
    slots: Uint16Array.from(parts.keys()),
    partsPerGram: Float64Array.from(parts.values()),
    maxGrams: MAX_STEP / Math.max(...parts.values()),
  };
}

const ENERGY = nutrient('energy').position;

/** What a gram adds to which slots, in parts of a unit; what is unknown adds to the gaps. */
function partsOf({ isSolid }: Food, variant: Variant, layout: Layout): Map<number, number> {
  const { nutrients, foodPatterns, foodPatternsEstimated, borrowed } = variant;
  const parts = new Map([[GRAMS, PARTS_PER_UNIT]]);
  const addAmount = (slot: number, per100Grams: number) => {
    if (per100Grams !== 0) parts.set(slot, (per100Grams * PARTS_PER_UNIT) / BASIS_GRAMS);
  };
  const addMass = (slot: number) => parts.set(slot, PARTS_PER_UNIT);
  const addNutrient = (position: number, slot: number, gap: number) => {
    const amount = nutrients[position] as number;
    if (Number.isNaN(amount)) addMass(gap);
    else addAmount(slot, amount);
  };

  for (const position of layout.nutrients) {
    const gap = layout.nutrientGapSlots[position] as number;
    addNutrient(position, layout.nutrientSlots[position] as number, gap);
  }
  for (const position of borrowed?.nutrients ?? []) {
    const slot = layout.nutrientEstimateSlots[position] as number;
    if (slot >= 0 && !Number.isNaN(nutrients[position])) addMass(slot);
  }
  if (foodPatterns === null) addMass(layout.foodPatternGap);
  else {
    for (const position of layout.foodPatterns) {
      const slot = layout.foodPatternSlots[position] as number;
      addAmount(slot, foodPatterns[position] as number);
    }
  }
  if (foodPatternsEstimated) addAmount(ESTIMATED_ENERGY, nutrients[ENERGY] || 0);
  if (layout.hasSolids && isSolid) {
    addMass(layout.solidGrams);
    addNutrient(ENERGY, layout.solidEnergy, layout.solidEnergyGap);
  }
  return parts;
}
