import type { Food, Source, Variant } from '../../src/model/food.ts';
import type { FoodCollection, Foods } from '../../src/model/food-collection.ts';
import { FOOD_PATTERNS, type FoodPatternName, foodPattern } from '../../src/model/food-patterns.ts';
import { type NutrientName, nutrient, unknownNutrients } from '../../src/model/nutrients.ts';

type Amounts<Name extends string> = Partial<Record<Name, number>>;

/** A vector with the given nutrients; the others are unknown. */
export function nutrients(amounts: Amounts<NutrientName>): Float64Array {
  const vector = unknownNutrients();
  for (const [name, amount] of Object.entries(amounts)) {
    vector[nutrient(name as NutrientName).position] = amount;
  }
  return vector;
}

/** A vector with the given food patterns; the others are 0. */
export function patterns(amounts: Amounts<FoodPatternName>): Float64Array {
  const vector = new Float64Array(FOOD_PATTERNS.length);
  for (const [name, amount] of Object.entries(amounts)) {
    vector[foodPattern(name as FoodPatternName).position] = amount;
  }
  return vector;
}

export function makeVariant(variant: Partial<Variant> = {}): Variant {
  return {
    id: 'thing.raw',
    processing: 'raw',
    label: 'Raw',
    yieldFactor: null,
    density: null,
    servingSizes: [],
    nutrients: nutrients({ energy: 400 }),
    foodPatterns: patterns({}),
    foodPatternsEstimated: false,
    source: 'test',
    foodPatternsOrigin: null,
    sourceCode: null,
    borrowed: null,
    ...variant,
  };
}

export function makeFood(food: Partial<Food> = {}): Food {
  return {
    id: 'thing',
    name: 'Thing',
    otherNames: [],
    description: '',
    type: 'generic_single_food',
    brand: null,
    gtin: null,
    foodGroup: null,
    isSolid: true,
    standardProcessing: 'raw',
    standardServingType: null,
    standardUnit: 'g',
    searchWeight: 0,
    retiredIn: null,
    variants: [makeVariant()],
    ...food,
  };
}

export function makeCollection<Kind extends Foods>(
  source: Source,
  foods: Kind,
  further: Partial<Pick<FoodCollection, 'legacyIds' | 'codes'>> = {},
): FoodCollection<Kind> {
  return { source, foods, legacyIds: [], codes: [], ...further };
}
