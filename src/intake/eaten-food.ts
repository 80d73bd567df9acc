import { defaultServing, type Food, type ServingUnit, standardVariant } from '../model/food.ts';
import { nutrient } from '../model/nutrients.ts';
import { type YieldFactor, yieldFactor } from './yields.ts';

/** A variant of a food made ready for summing: looked up once, however often it was eaten. */
export interface EatenFood {
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
  /** Positions of the nutrients that are known, and their amounts per gram. */
  readonly nutrientPositions: Uint16Array;
  readonly nutrientsPerGram: Float64Array;
  /** Food patterns per gram; null where unknown. */
  readonly foodPatternsPerGram: Float64Array | null;
  /** kJ per gram that count as resting on estimated food patterns. */
  readonly estimatedEnergyPerGram: number;
}

/** Amounts in a catalogue are per this many grams. */
const BASIS_GRAMS = 100;

export function toEatenFood(food: Food, variantId?: string): EatenFood {
  const variant = food.variants.find(({ id }) => id === variantId) ?? standardVariant(food);
  const { amount, unit, isServing } = defaultServing(food);
  const known = Array.from(variant.nutrients.keys()).filter(
    (position) => !Number.isNaN(variant.nutrients[position]),
  );
  return {
    id: variant.id,
    foodId: food.id,
    isSolid: food.isSolid,
    density: food.density,
    yieldFactor: yieldFactor(food, variant),
    defaultAmount: { amount, unit },
    isDefaultAServing: isServing,
    nutrientPositions: Uint16Array.from(known),
    nutrientsPerGram: Float64Array.from(
      known,
      (position) => (variant.nutrients[position] as number) / BASIS_GRAMS,
    ),
    foodPatternsPerGram: variant.foodPatterns?.map((amount) => amount / BASIS_GRAMS) ?? null,
    estimatedEnergyPerGram: variant.foodPatternsEstimated
      ? (variant.nutrients[nutrient('energy').position] || 0) / BASIS_GRAMS
      : 0,
  };
}
