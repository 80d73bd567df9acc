import { FOOD_PATTERNS, type FoodPatternVector } from '../../model/food-patterns.ts';
import { type NutrientVector, nutrient, unknownNutrients } from '../../model/nutrients.ts';

/** An ingredient of a recipe. */
export interface RecipeIngredient {
  readonly grams: number;
  /** The amounts per 100 g; NaN if unknown. */
  readonly nutrients: NutrientVector;
  readonly foodPatterns: FoodPatternVector | null;
}

/** The composition of 100 g of the finished dish. */
export interface RecipeComposition {
  /** Weight of the finished dish, g. */
  readonly grams: number;
  /** Sums of the known amounts per 100 g; NaN if no ingredient has a known amount. */
  readonly nutrients: NutrientVector;
  /** The share of the ingredients' weight whose amount is known, 0 to 1, for each nutrient. */
  readonly coverage: Float64Array;
  /** Null unless they are known for every ingredient, and all ingredients are weighed. */
  readonly foodPatterns: FoodPatternVector | null;
}

const WATER = nutrient('water').position;

/**
 * Sums the composition of a dish from its ingredients. If the dish weighs less than its ingredients, the difference is
 * water that evaporated; if it weighs more, it took up water.
 *
 * @param resultGrams weight of the finished dish; undefined if it weighs what its ingredients do
 * @param unweighed number of further ingredients without a known weight or content: each lowers the coverage like an
 * ingredient of average weight
 */
export function recipeComposition(
  ingredients: readonly RecipeIngredient[],
  resultGrams?: number,
  unweighed = 0,
): RecipeComposition {
  const total = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const grams = resultGrams ?? total;
  const nutrients = unknownNutrients();
  const coverage = new Float64Array(nutrients.length);
  const all = total * (1 + unweighed / ingredients.length);
  for (let position = 0; position < nutrients.length; position++) {
    let sum = 0;
    let known = 0;
    for (const ingredient of ingredients) {
      const amount = ingredient.nutrients[position] as number;
      if (Number.isNaN(amount)) continue;
      sum += (amount * ingredient.grams) / 100;
      known += ingredient.grams;
    }
    coverage[position] = total > 0 ? known / all : 0;
    if (known === 0) continue;
    // The dish lost or absorbed an unknown weight of water.
    if (position === WATER && unweighed > 0 && resultGrams !== undefined) continue;
    const change = position === WATER ? grams - total : 0;
    nutrients[position] = (Math.max(0, sum + change) / grams) * 100;
  }
  return {
    grams,
    nutrients,
    coverage,
    foodPatterns: unweighed > 0 ? null : patternsOf(ingredients, grams),
  };
}

/** Nutrients that do not evaporate. Minerals and other dry matter weigh little in comparison. */
const DRY = (['protein', 'fat', 'carbohydrates', 'fiber'] as const).map(
  (name) => nutrient(name).position,
);
const ALCOHOL = nutrient('alcohol').position;

/** The least that a dish can weigh, in g: its ingredients after all water and alcohol evaporated. */
export function dryMatterOf(ingredients: readonly RecipeIngredient[]): number {
  return ingredients.reduce((sum, { grams, nutrients }) => {
    const amount = (position: number) => nutrients[position] || 0;
    const parts = DRY.reduce((all, position) => all + amount(position), 0);
    const water = nutrients[WATER] as number;
    const rest = Number.isNaN(water) ? 0 : 100 - water - amount(ALCOHOL);
    return sum + (Math.max(parts, rest, 0) * grams) / 100;
  }, 0);
}

function patternsOf(
  ingredients: readonly RecipeIngredient[],
  grams: number,
): FoodPatternVector | null {
  const patterns = new Float64Array(FOOD_PATTERNS.length);
  for (const ingredient of ingredients) {
    if (ingredient.foodPatterns === null) return null;
    for (let position = 0; position < patterns.length; position++) {
      const amount = ingredient.foodPatterns[position] as number;
      patterns[position] = (patterns[position] as number) + (amount * ingredient.grams) / grams;
    }
  }
  return patterns;
}
