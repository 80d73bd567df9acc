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
export const SERVING_UNITS = ['g', 'ml'] as const;
export type ServingUnit = (typeof SERVING_UNITS)[number];

export interface ServingSize {
  /** Null where the source's portion is none of the specification's types: it then has only its label. */
  readonly type: ServingType | null;
  readonly label: string;
  /** Null where the source names the portion but not its weight; it has no type then. */
  readonly amount: number | null;
  readonly unit: ServingUnit;
}

/** Where figures come from: a source and the food's code there. */
export interface Origin {
  readonly source: string;
  readonly sourceCode: string;
}

/** Figures of a like food that stand in where a variant has none of its own: estimates. */
export interface BorrowedFigures extends Origin {
  /** Positions of the nutrients whose amounts are borrowed. */
  readonly nutrients: readonly number[];
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
  /** The food whose food patterns they are, or are estimated from; null where there are none. */
  readonly foodPatternsOrigin: Origin | null;
  /** Where its own figures come from: a source's id and the food's code there, if it has one. */
  readonly source: string;
  readonly sourceCode: string | null;
  /** Null where all figures are its own. */
  readonly borrowed: BorrowedFigures | null;
}

export interface Food {
  readonly id: string;
  readonly name: string;
  /** Other names it is looked for by: synonyms, spellings, names in other languages. */
  readonly otherNames: readonly string[];
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
  /** The release of its source that dropped it; null for a food of today. */
  readonly retiredIn: string | null;
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

/** The amount of a food without a standard serving, in its standard unit. */
const AMOUNT_WITHOUT_SERVING = 100;

/** What people take of a food where nothing is said: its standard serving, else 100 of its unit. */
export function defaultServing({ servingSizes, standardServingType, standardUnit }: Food) {
  for (const { type, amount, unit } of servingSizes) {
    if (type !== null && type === standardServingType && amount !== null) {
      return { amount, unit, isServing: true };
    }
  }
  return { amount: AMOUNT_WITHOUT_SERVING, unit: standardUnit, isServing: false };
}

/** The variant in the state a food is mostly eaten in. */
export function standardVariant({ id, variants, standardProcessing }: Food): Variant {
  const standard = variants.find(({ processing }) => processing === standardProcessing);
  if (standard === undefined) throw new Error(`food ${id} has no standard variant`);
  return standard;
}
