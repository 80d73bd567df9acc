import { NUTRIENTS, type Nutrient } from '../model/nutrients.ts';
import type { RecipeResult } from '../operations/recipe/compose-recipe.ts';

/** A recipe for programs, with all nutrients that are known for any ingredient. */
export function recipeBody(result: RecipeResult) {
  const { composition, servings, healthyEatingIndex } = result;
  const { grams, nutrients, coverage } = composition;
  const perServing = servings === undefined ? undefined : grams / servings / 100;
  return {
    name: result.name,
    servings: servings ?? null,
    cooked: result.cooked ?? null,
    grams: rounded(grams),
    grams_per_serving: servings === undefined ? null : rounded(grams / servings),
    ingredients: result.ingredients.map(
      ({ text, foodId, foodName, grams: own, confidence, mayBe }) => ({
        text,
        food_id: foodId,
        food_name: foodName,
        grams: rounded(own),
        confidence: rounded(confidence),
        ...(mayBe === undefined ? {} : { may_be: mayBe }),
      }),
    ),
    skipped: result.skipped.map(({ text, grams: own, faults }) => ({
      text,
      grams: own === undefined ? null : rounded(own),
      problems: faults.map(({ message }) => message),
    })),
    nutrients: Object.fromEntries(
      knownNutrients(result).map(({ name, unit, position }) => [
        name,
        {
          unit,
          per_100_g: rounded(nutrients[position] as number),
          per_serving:
            perServing === undefined ? null : rounded((nutrients[position] as number) * perServing),
          coverage: rounded(coverage[position] as number),
        },
      ]),
    ),
    healthy_eating_index: healthyEatingIndex.totalScore,
    assumptions: result.assumptions,
  };
}

/** The nutrients that are known for any ingredient. */
export function knownNutrients({ composition }: RecipeResult): readonly Nutrient[] {
  return NUTRIENTS.filter(({ position }) => !Number.isNaN(composition.nutrients[position]));
}

function rounded(amount: number): number {
  return Number(amount.toPrecision(6));
}
