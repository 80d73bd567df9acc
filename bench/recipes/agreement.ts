import { recipeComposition } from '../../src/evaluation/nutrition/recipe-composition.ts';
import { withFactors } from '../../src/model/cooking/retention.ts';
import { NUTRIENTS, type Nutrient, type NutrientVector } from '../../src/model/nutrients.ts';
import type { SurveyData, SurveyIngredient, SurveyRecipe } from './survey-recipes.ts';

/** How often the computed amount of a nutrient agrees with USDA's. */
export interface NutrientAgreement {
  readonly nutrient: Nutrient;
  /** Recipes whose ingredients all have an amount in SR28. */
  readonly recipes: number;
  readonly agreeing: number;
  /** Recipes that differ, but agree if ingredients have the amounts of FNDDS itself. */
  readonly revised: number;
  /** Recipes that differ and have an ingredient whose amount FNDDS does not publish. */
  readonly unpublished: number;
  /** Recipes whose ingredients all have an amount in FNDDS itself. */
  readonly ownRecipes: number;
  readonly ownAgreeing: number;
}

/**
 * Amounts agree if they are within this share of USDA's amount, or within half a unit of its last
 * digit.
 */
const TOLERANCE = 0.02;

type CompositionOf = (code: number) => NutrientVector | undefined;

/**
 * Computes the recipes of FNDDS with more than one ingredient, and compares them with USDA's
 * amounts. It uses the ingredients of SR28, and those of FNDDS itself, which publishes them as
 * foods or as the only ingredient of a food.
 */
export function recipeAgreement(data: SurveyData): NutrientAgreement[] {
  const recipes = data.recipes.filter(({ ingredients }) => ingredients.length > 1);
  const fromSr: CompositionOf = (code) => data.sr.get(code);
  const own = ownCompositions(data.recipes);
  const fromFndds: CompositionOf = (code) => own.get(code);
  const fromBoth: CompositionOf = (code) => own.get(code) ?? data.sr.get(code);
  const computed = recipes.map((recipe) => ({
    recipe,
    bySr: compute(recipe, data, fromSr),
    byOwn: compute(recipe, data, fromFndds),
    byBoth: compute(recipe, data, fromBoth),
  }));
  return NUTRIENTS.flatMap((nutrient) => {
    const { position } = nutrient;
    const half = data.halfDigit[position] as number;
    if (Number.isNaN(half)) return [];
    const counts = { recipes: 0, agreeing: 0, revised: 0, unpublished: 0 };
    const owns = { ownRecipes: 0, ownAgreeing: 0 };
    for (const { recipe, bySr, byOwn, byBoth } of computed) {
      const published = recipe.nutrients[position] as number;
      const agrees = (found: NutrientVector | undefined) => {
        const off = Math.abs((found?.[position] ?? Number.NaN) - published);
        return off <= half * 1.000001 || off <= TOLERANCE * published;
      };
      const isKnown = (found: NutrientVector | undefined) =>
        !Number.isNaN(published - (found?.[position] ?? Number.NaN));
      if (isKnown(byOwn)) {
        owns.ownRecipes += 1;
        owns.ownAgreeing += Number(agrees(byOwn));
      }
      if (!isKnown(bySr)) continue;
      counts.recipes += 1;
      if (agrees(bySr)) counts.agreeing += 1;
      else if (agrees(byBoth)) counts.revised += 1;
      else if (!isKnown(byOwn)) counts.unpublished += 1;
    }
    return counts.recipes === 0 ? [] : [{ nutrient, ...counts, ...owns }];
  });
}

/**
 * The compositions of ingredients that FNDDS publishes: those of its foods, and of the only
 * ingredient of a food.
 */
function ownCompositions(recipes: readonly SurveyRecipe[]): Map<number, NutrientVector> {
  const own = new Map<number, NutrientVector>();
  for (const { code, ingredients, moistureChange, nutrients } of recipes) {
    const [only, ...others] = ingredients;
    const isAlone = only !== undefined && others.length === 0 && only.retentionCode === 0;
    if (nutrients.every(Number.isNaN)) continue;
    if (isAlone && moistureChange === 0) own.set(only.code, nutrients);
    own.set(code, nutrients);
  }
  return own;
}

/**
 * The composition of 100 g of a dish; undefined if an ingredient is unknown, and NaN if an amount
 * of one is.
 */
function compute(
  { ingredients, moistureChange }: SurveyRecipe,
  { factors }: SurveyData,
  compositionOf: CompositionOf,
): NutrientVector | undefined {
  const left = ingredients.map((ingredient) => cooked(ingredient, factors, compositionOf));
  if (!left.every((one) => one !== undefined)) return undefined;
  const total = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const { nutrients, coverage } = recipeComposition(left, total * (1 + moistureChange));
  return nutrients.map((amount, position) =>
    (coverage[position] as number) < 1 - 1e-9 ? Number.NaN : amount,
  );
}

function cooked(
  { code, grams, retentionCode }: SurveyIngredient,
  factors: SurveyData['factors'],
  compositionOf: CompositionOf,
) {
  const raw = compositionOf(code);
  const own = factors.get(retentionCode);
  const nutrients = raw && own ? withFactors(raw, own) : raw;
  return nutrients && { grams, nutrients, foodPatterns: null };
}
