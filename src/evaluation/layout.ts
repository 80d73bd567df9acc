import { FOOD_PATTERNS, type FoodPatternName, foodPattern } from '../model/food-patterns.ts';
import { NUTRIENTS, type NutrientName, nutrient } from '../model/nutrients.ts';

/**
 * The sums of a run, and the slot of each. A run sums only what its evaluations read. In addition to amounts there are
 * masses, such as the mass of foods that lack a nutrient.
 */
export interface Layout {
  /** Positions in the registry, in the order of the slots. */
  readonly nutrients: readonly number[];
  readonly foodPatterns: readonly number[];
  /** Whether the mass whose amounts are estimates is summed. */
  readonly hasEstimates: boolean;
  /** Whether there are separate sums of solid foods. */
  readonly hasSolids: boolean;
  /** Whether the energy of carbohydrates is summed. */
  readonly hasCarbohydrateEnergy: boolean;
  readonly width: number;
  /** Slots by positions in the registry; -1 if there is no sum. */
  readonly nutrientSlots: Int16Array;
  readonly foodPatternSlots: Int16Array;
  /** Slots of the mass that lacks the nutrient, and of the mass whose amount is an estimate. */
  readonly nutrientGapSlots: Int16Array;
  readonly nutrientEstimateSlots: Int16Array;
  /** Slots of the mass that lacks each food pattern. A food lacks all or none; totals may lack some. */
  readonly foodPatternGapSlots: Int16Array;
  /** The slots of solid foods alone; -1 if they are not summed separately. */
  readonly solidEnergy: number;
  readonly solidGrams: number;
  readonly solidEnergyGap: number;
  /** kcal of carbohydrates, the mass that lacks some of it, and the mass where it is by difference; or -1. */
  readonly carbohydrateKcal: number;
  readonly carbohydrateGap: number;
  readonly byDifference: number;
  /** The mass of totals that do not say how much was eaten, and so count as 1 g each; -1 if it is not summed. */
  readonly unweighed: number;
}

/** The number of entries, whether they could be summed or not. */
export const ENTRIES = 0;
/** Entries that are in the sums. */
export const SUMMED = 1;
/** Additions since the sums were last carried. */
export const STEPS = 2;
/** Mass of all portions. */
export const GRAMS = 3;
/** kJ of the portions whose food patterns are estimated. */
export const ESTIMATED_ENERGY = 4;
/** Slots before this one hold counts; slots from it on hold sums. */
export const FIRST_SUM = 3;

/** The amounts that an evaluation reads. */
export interface Inputs {
  readonly nutrients: readonly NutrientName[];
  readonly foodPatterns: readonly FoodPatternName[];
  /** Whether the evaluation reports which nutrients are estimates. */
  readonly hasEstimates?: boolean;
  /** Whether the evaluation needs the energy and mass of solid foods alone. */
  readonly hasSolids?: boolean;
  /** Whether the evaluation reads the energy of carbohydrates. */
  readonly hasCarbohydrateEnergy?: boolean;
  /** Whether the evaluation reports if the mass is known. */
  readonly hasUnweighed?: boolean;
}

/** The layout of sums for several evaluations. */
export function layoutOf(inputs: readonly Inputs[]): Layout {
  const nutrients = inputs.flatMap((input) => input.nutrients.map((name) => nutrient(name)));
  const foodPatterns = inputs.flatMap((input) =>
    input.foodPatterns.map((name) => foodPattern(name)),
  );
  return layout(positions(nutrients), positions(foodPatterns), {
    hasEstimates: inputs.some((input) => input.hasEstimates === true),
    hasSolids: inputs.some((input) => input.hasSolids === true),
    hasCarbohydrateEnergy: inputs.some((input) => input.hasCarbohydrateEnergy === true),
    hasUnweighed: inputs.some((input) => input.hasUnweighed === true),
  });
}

/** The layout with all nutrients and food patterns. */
export const WHOLE_LAYOUT: Layout = layout(positions(NUTRIENTS), positions(FOOD_PATTERNS), {
  hasEstimates: true,
  hasSolids: true,
  hasCarbohydrateEnergy: true,
  hasUnweighed: true,
});

function positions(wanted: readonly { readonly position: number }[]): number[] {
  const distinct = new Set(wanted.map(({ position }) => position));
  return [...distinct].sort((one, other) => one - other);
}

/** The optional parts of a layout. */
type Part = 'hasEstimates' | 'hasSolids' | 'hasCarbohydrateEnergy' | 'hasUnweighed';

function layout(
  nutrients: readonly number[],
  foodPatterns: readonly number[],
  { hasEstimates, hasSolids, hasCarbohydrateEnergy, hasUnweighed }: Readonly<Record<Part, boolean>>,
): Layout {
  let width = ESTIMATED_ENERGY + 1;
  const nextSlot = () => width++;
  const slot = (isThere: boolean) => (isThere ? nextSlot() : -1);
  const slots = (wanted: readonly number[], length: number) => {
    const all = new Int16Array(length).fill(-1);
    for (const position of wanted) all[position] = nextSlot();
    return all;
  };
  const nutrientSlots = slots(nutrients, NUTRIENTS.length);
  const foodPatternSlots = slots(foodPatterns, FOOD_PATTERNS.length);
  const solidEnergy = slot(hasSolids);
  const nutrientGapSlots = slots(nutrients, NUTRIENTS.length);
  const nutrientEstimateSlots = slots(hasEstimates ? nutrients : [], NUTRIENTS.length);
  const foodPatternGapSlots = slots(foodPatterns, FOOD_PATTERNS.length);
  const solidGrams = slot(hasSolids);
  const solidEnergyGap = slot(hasSolids);
  const carbohydrateKcal = slot(hasCarbohydrateEnergy);
  const carbohydrateGap = slot(hasCarbohydrateEnergy);
  const byDifference = slot(hasCarbohydrateEnergy);
  const unweighed = slot(hasUnweighed);
  return {
    nutrients,
    foodPatterns,
    hasEstimates,
    hasSolids,
    hasCarbohydrateEnergy,
    width,
    nutrientSlots,
    foodPatternSlots,
    nutrientGapSlots,
    nutrientEstimateSlots,
    foodPatternGapSlots,
    solidEnergy,
    solidGrams,
    solidEnergyGap,
    carbohydrateKcal,
    carbohydrateGap,
    byDifference,
    unweighed,
  };
}

/** The slots of a nutrient, of the mass that lacks it and of the mass with an estimate of it. */
export function nutrientSlot(
  layout: Layout,
  name: NutrientName,
  of: 'nutrientSlots' | 'nutrientGapSlots' | 'nutrientEstimateSlots' = 'nutrientSlots',
): number {
  const slot = layout[of][nutrient(name).position] as number;
  if (slot < 0) throw new Error(`${name} is not summed`);
  return slot;
}

/**
 * The slot of a food pattern in the totals.
 *
 * @throws Error for a food pattern that the layout does not sum
 */
export function foodPatternSlot(layout: Layout, name: FoodPatternName): number {
  const slot = layout.foodPatternSlots[foodPattern(name).position] as number;
  if (slot < 0) throw new Error(`${name} is not summed`);
  return slot;
}

/**
 * The slot of the mass that lacks a food pattern.
 *
 * @throws Error for a food pattern that the layout does not sum
 */
export function foodPatternGapSlot(layout: Layout, name: FoodPatternName): number {
  const slot = layout.foodPatternGapSlots[foodPattern(name).position] as number;
  if (slot < 0) throw new Error(`${name} is not summed`);
  return slot;
}
