import type { FoodPatternVector } from './food-patterns.ts';
import type { NutrientVector } from './nutrients.ts';

export const FOOD_TYPES = [
  'generic_single_food',
  'generic_composite_food',
  'branded_food',
] as const;
export type FoodType = (typeof FOOD_TYPES)[number];

export const PROCESSINGS = [
  'raw',
  'baked',
  'boiled',
  'braised',
  'broiled',
  'deep-fried',
  'dried',
  'fried',
  'roasted',
  'steamed',
  'stewed',
] as const;
export type Processing = (typeof PROCESSINGS)[number];

/** As people read it: `Deep-fried`. */
export function processingLabel(processing: Processing): string {
  return processing.charAt(0).toUpperCase() + processing.slice(1);
}

export const SERVING_TYPES = [
  'package',
  'portion',
  ...sizesOf('piece'),
  ...sizesOf('slice'),
  ...sizesOf('whole'),
  ...sizesOf('bottle'),
  ...sizesOf('glass'),
  ...sizesOf('cup'),
  ...sizesOf('bowl'),
  'pinch',
  'tablespoon',
  'teaspoon',
  ...sizesOf('toe'),
] as const;
export type ServingType = (typeof SERVING_TYPES)[number];

function sizesOf<Thing extends string>(thing: Thing) {
  return [`small_${thing}`, `medium_${thing}`, `large_${thing}`] as const;
}

/** The unit people measure a food in, whether or not it counts as solid. */
export type ServingUnit = 'g' | 'ml';

export interface ServingSize {
  /** Null where the source's portion is none of the specification's types: it then has only its label. */
  readonly type: ServingType | null;
  readonly label: string;
  /** Null where the source names the portion but not its weight; it has no type then. */
  readonly amount: number | null;
  readonly unit: ServingUnit;
}

/** A food in one state of processing. All amounts are per 100 g of the edible part. */
export interface Variant {
  readonly id: string;
  readonly processing: Processing;
  readonly label: string;
  /** Cooked weight / raw weight, where a figure for this very variant is known. */
  readonly yieldFactor: number | null;
  readonly nutrients: NutrientVector;
  /** Null where no food patterns are known. */
  readonly foodPatterns: FoodPatternVector | null;
  /** The food patterns were not measured for this variant but taken from a like food. */
  readonly foodPatternsEstimated: boolean;
  /** Where the figures come from: a source's id and the food's code there. */
  readonly source: string;
  readonly sourceCode: string | null;
}

export interface Food {
  readonly id: string;
  readonly name: string;
  /** Further names and remarks of the source; empty where there are none. */
  readonly description: string;
  readonly type: FoodType;
  readonly brand: string | null;
  /** In its normal form of 14 digits. */
  readonly gtin: string | null;
  /** The food group whose median yield factors stand in where the food has none of its own. */
  readonly foodGroup: string | null;
  /** False for drinks: their energy is summed apart in energy density. */
  readonly isSolid: boolean;
  readonly standardProcessing: Processing;
  readonly standardServingType: ServingType | null;
  readonly standardUnit: ServingUnit;
  /** g/ml; null where unknown. */
  readonly density: number | null;
  /** How commonly the food is eaten, 0 to 1. */
  readonly searchWeight: number;
  readonly servingSizes: readonly ServingSize[];
  readonly variants: readonly Variant[];
}

/** A published collection of foods, such as FNDDS 2017-2018. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly release: string;
  readonly licence: string;
}
