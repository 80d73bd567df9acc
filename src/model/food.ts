import type { FoodGroup } from './food-groups.ts';
import type { FoodPatternVector } from './food-patterns.ts';
import type { NutrientVector } from './nutrients.ts';

/** The types of foods of the specification. */
export const FOOD_TYPES = [
  'generic_single_food',
  'generic_composite_food',
  'branded_food',
] as const;
/** Whether a food is a single food or a dish, generic or branded. */
export type FoodType = (typeof FOOD_TYPES)[number];

/** The processing states of the specification. */
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
/** A state of the specification in which a food is eaten, such as `boiled`. */
export type Processing = (typeof PROCESSINGS)[number];

/** The name that people read: `Deep-fried`. */
export function processingLabel(processing: Processing): string {
  return processing.charAt(0).toUpperCase() + processing.slice(1);
}

/** The serving types of the specification. */
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
/** A kind of serving of the specification, such as `medium_slice`. */
export type ServingType = (typeof SERVING_TYPES)[number];

function sizesOf<Thing extends string>(thing: Thing) {
  return [`small_${thing}`, `medium_${thing}`, `large_${thing}`] as const;
}

/** The unit in which people measure a food, whether or not it counts as solid. */
export const SERVING_UNITS = ['g', 'ml'] as const;
/** The unit of a serving: mass for solid foods, volume for liquid ones. */
export type ServingUnit = (typeof SERVING_UNITS)[number];

/** An amount of a variant that has a name, such as one medium slice. */
export interface ServingSize {
  /** Null if the source's portion is of none of these types; it then has only its label. */
  readonly type: ServingType | null;
  readonly label: string;
  /** Null if the source names the portion but not its weight; it then has no type. */
  readonly amount: number | null;
  readonly unit: ServingUnit;
}

/** The origin of amounts: a source and the code of the food in it. */
export interface Origin {
  readonly source: string;
  readonly sourceCode: string;
}

/** The origin with this source and code; null if either is unknown. */
export function originOf(source: string | null, sourceCode: string | null): Origin | null {
  return source === null || sourceCode === null ? null : { source, sourceCode };
}

/** Amounts of a similar food that stand in for missing ones: estimates. */
export interface BorrowedFigures extends Origin {
  /** Positions of the nutrients whose amounts are borrowed. */
  readonly nutrients: readonly number[];
}

/** A variant without its amounts. */
export interface VariantDescription {
  readonly id: string;
  readonly processing: Processing;
  readonly label: string;
  /** Cooked weight / raw weight; null unless it is known for this very variant. */
  readonly yieldFactor: number | null;
  /** Density in g/ml, as the food fills a cup; null if unknown. */
  readonly density: number | null;
  /** The servings in which people measure this state: a cup of leaves differs from a cup of boiled leaves. */
  readonly servingSizes: readonly ServingSize[];
  /** Whether the food patterns were taken from a similar food rather than measured for this variant. */
  readonly foodPatternsEstimated: boolean;
  /** The food that was measured for the food patterns; null if these are unknown. */
  readonly foodPatternsOrigin: Origin | null;
  /** The id of the source of the amounts that are not borrowed. */
  readonly source: string;
  /** The code of the food in that source; null if it has none. */
  readonly sourceCode: string | null;
}

/** A food in one state of processing. All amounts are per 100 g of the edible part. */
export interface Variant extends VariantDescription {
  readonly nutrients: NutrientVector;
  /** Null if no food patterns are known. */
  readonly foodPatterns: FoodPatternVector | null;
  /** The borrowed amounts; null if there are none. */
  readonly borrowed: BorrowedFigures | null;
}

/** A food without its variants. */
export interface FoodDescription {
  readonly id: string;
  readonly name: string;
  /** Other names to search for: synonyms, spellings, names in other languages. */
  readonly otherNames: readonly string[];
  /** Its names in other languages, by their codes such as `de`; absent if unknown. */
  readonly localNames?: Readonly<Record<string, string>>;
  /** Further names and remarks of the source; empty if there are none. */
  readonly description: string;
  readonly type: FoodType;
  readonly brand: string | null;
  /** The GTIN in its normal form of 14 digits; null if the food has none. */
  readonly gtin: string | null;
  /** The food group whose median yield factors apply if the food has none of its own. */
  readonly foodGroup: FoodGroup | null;
  /** Whether the food is solid; false for drinks, whose energy the energy density sums separately. */
  readonly isSolid: boolean;
  readonly standardProcessing: Processing;
  readonly standardServingType: ServingType | null;
  readonly standardUnit: ServingUnit;
  /** How commonly the food is eaten, 0 to 1. */
  readonly searchWeight: number;
  /** The release of its source that dropped it; null for a current food. */
  readonly retiredIn: string | null;
  /** The day of its record in the source, such as 2026-01-31; absent if unknown. */
  readonly recordedOn?: string;
}

/** A food with its variants, as a catalogue holds it. */
export interface Food extends FoodDescription {
  readonly variants: readonly Variant[];
}

/** A published collection of foods, such as FNDDS 2017-2018. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly release: string;
  readonly licence: string;
  /** Whether the foods are the user's own. Their products come before others with the same GTIN. */
  readonly isOwn?: boolean;
}

/** The amount of a food without a standard serving, in its standard unit. */
export const AMOUNT_WITHOUT_SERVING = 100;

/** The usual serving of a food. */
export interface DefaultServing {
  readonly amount: number;
  readonly unit: ServingUnit;
  /** The name of the serving; null for a bare amount. */
  readonly label: string | null;
}

/**
 * The usual serving of a variant: the serving of the food's standard type, otherwise the variant's first one, otherwise
 * 100 of the food's unit.
 */
export function defaultServing(food: Food, variant = standardVariant(food)): DefaultServing {
  const { standardServingType, standardUnit } = food;
  if (standardServingType !== null) {
    const weighed = variant.servingSizes.flatMap(({ type, amount, ...size }) =>
      type === null || amount === null ? [] : [{ type, amount, ...size }],
    );
    const serving = weighed.find(({ type }) => type === standardServingType) ?? weighed[0];
    if (serving !== undefined) {
      const { amount, unit, label } = serving;
      return { amount, unit, label };
    }
  }
  return { amount: AMOUNT_WITHOUT_SERVING, unit: standardUnit, label: null };
}

/** The variant in the state a food is mostly eaten in. */
export function standardVariant({ id, variants, standardProcessing }: Food): Variant {
  const standard = variants.find(({ processing }) => processing === standardProcessing);
  if (standard === undefined) throw new Error(`food ${id} has no standard variant`);
  return standard;
}
