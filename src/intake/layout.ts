import { FOOD_PATTERNS, type FoodPatternName, foodPattern } from '../model/food-patterns.ts';
import { NUTRIENTS, type NutrientName, nutrient } from '../model/nutrients.ts';

/** What totals add up, and where each stands: a run sums what its evaluations look at and no more. */
export interface Layout {
  /** Positions in the registry, in the order of the totals. */
  readonly nutrients: readonly number[];
  readonly foodPatterns: readonly number[];
  /** Whether it is counted over how much of the mass an amount is an estimate. */
  readonly hasEstimates: boolean;
  /** Places in the totals by positions in the registry; -1 for what is not summed. */
  readonly nutrientPlaces: Int16Array;
  readonly foodPatternPlaces: Int16Array;
}

/** Amounts that an evaluation looks at. */
export interface Inputs {
  readonly nutrients: readonly NutrientName[];
  readonly foodPatterns: readonly FoodPatternName[];
  /** It tells which of the nutrients are estimates. */
  readonly hasEstimates?: boolean;
}

/** The layout of totals for several evaluations. */
export function layoutOf(inputs: readonly Inputs[]): Layout {
  const nutrients = inputs.flatMap((input) => input.nutrients.map((name) => nutrient(name)));
  const foodPatterns = inputs.flatMap((input) =>
    input.foodPatterns.map((name) => foodPattern(name)),
  );
  const hasEstimates = inputs.some((input) => input.hasEstimates === true);
  return layout(positions(nutrients), positions(foodPatterns), hasEstimates);
}

/** Everything the registries have. */
export const WHOLE_LAYOUT: Layout = layout(positions(NUTRIENTS), positions(FOOD_PATTERNS), true);

function positions(wanted: readonly { readonly position: number }[]): number[] {
  const distinct = new Set(wanted.map(({ position }) => position));
  return [...distinct].sort((one, other) => one - other);
}

function layout(
  nutrients: readonly number[],
  foodPatterns: readonly number[],
  hasEstimates: boolean,
): Layout {
  return {
    hasEstimates,
    nutrients,
    foodPatterns,
    nutrientPlaces: places(nutrients, NUTRIENTS.length),
    foodPatternPlaces: places(foodPatterns, FOOD_PATTERNS.length),
  };
}

function places(wanted: readonly number[], length: number): Int16Array {
  const all = new Int16Array(length).fill(-1);
  wanted.forEach((position, place) => {
    all[position] = place;
  });
  return all;
}
