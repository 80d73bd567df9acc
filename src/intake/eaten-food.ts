import {
  defaultServing,
  type Food,
  type ServingUnit,
  standardVariant,
  type Variant,
} from '../model/food.ts';
import { nutrient } from '../model/nutrients.ts';
import { type Layout, WHOLE_LAYOUT } from './layout.ts';
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
  /** Places in the totals of the nutrients that are known, and their amounts per gram. */
  readonly nutrientPlaces: Uint16Array;
  readonly nutrientsPerGram: Float64Array;
  /** Those of them that are borrowed from a like food; empty where the totals do not count them. */
  readonly estimatedPlaces: Uint16Array;
  /** Food patterns per gram, in the places of the totals; null where unknown. */
  readonly foodPatternsPerGram: Float64Array | null;
  /** kJ per gram that count as resting on estimated food patterns. */
  readonly estimatedEnergyPerGram: number;
}

/** Amounts in a catalogue are per this many grams. */
const BASIS_GRAMS = 100;

/** @param layout of the totals that it is added to */
export function toEatenFood(
  food: Food,
  variantId?: string,
  layout: Layout = WHOLE_LAYOUT,
): EatenFood {
  const variant = food.variants.find(({ id }) => id === variantId) ?? standardVariant(food);
  const { amount, unit, isServing } = defaultServing(food);
  const { nutrients, foodPatterns } = variant;
  const places = Array.from(layout.nutrients.keys()).filter(
    (place) => !Number.isNaN(nutrients[layout.nutrients[place] as number]),
  );
  return {
    id: variant.id,
    foodId: food.id,
    isSolid: food.isSolid,
    density: food.density,
    yieldFactor: yieldFactor(food, variant),
    defaultAmount: { amount, unit },
    isDefaultAServing: isServing,
    nutrientPlaces: Uint16Array.from(places),
    nutrientsPerGram: Float64Array.from(
      places,
      (place) => (nutrients[layout.nutrients[place] as number] as number) / BASIS_GRAMS,
    ),
    estimatedPlaces: Uint16Array.from(layout.hasEstimates ? borrowedPlaces(variant, layout) : []),
    foodPatternsPerGram:
      foodPatterns &&
      Float64Array.from(
        layout.foodPatterns,
        (position) => (foodPatterns[position] as number) / BASIS_GRAMS,
      ),
    estimatedEnergyPerGram: variant.foodPatternsEstimated
      ? (variant.nutrients[nutrient('energy').position] || 0) / BASIS_GRAMS
      : 0,
  };
}

function borrowedPlaces({ borrowed }: Variant, { nutrientPlaces }: Layout): number[] {
  const places = (borrowed?.nutrients ?? []).map((position) => nutrientPlaces[position] as number);
  return places.filter((place) => place >= 0);
}
