import { recipeComposition } from '../../src/evaluation/nutrition/recipe-composition.ts';
import { NUTRIENTS, type Nutrient, type NutrientVector } from '../../src/model/nutrients.ts';
import { withFactors } from '../../src/model/retention.ts';
import type { SurveyData, SurveyIngredient, SurveyRecipe } from './survey-recipes.ts';

/** How often the computed amount of a nutrient is USDA's. */
export interface NutrientAgreement {
  readonly nutrient: Nutrient;
  /** Recipes whose ingredients all have an amount in SR28. */
  readonly recipes: number;
  readonly agreeing: number;
  /** Of those that differ: they agree once ingredients have the amounts of FNDDS itself. */
  readonly revised: number;
  /** Of those that differ: FNDDS does not publish its amount of some ingredient. */
  readonly unpublished: number;
  /** Recipes whose ingredients all have an amount in FNDDS itself. */
  readonly ownRecipes: number;
  readonly ownAgreeing: number;
}

/** Amounts within this share of USDA's agree, and those within half of its last digit. */
const TOLERANCE = 0.02;

type CompositionOf = (code: number) => NutrientVector | undefined;

/**
 * Computes the recipes of FNDDS with more than one ingredient and compares them with what USDA
 * publishes: from SR28, and from the amounts that FNDDS itself has for an ingredient, which it
 * publishes where a food is that ingredient alone.
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

/** Compositions that FNDDS publishes of ingredients: its foods, and what they are made of alone. */
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

/** 100 g of a dish; undefined where an ingredient is unknown, NaN where an amount of one is. */
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
