import { dryMatterOf } from '../../../evaluation/nutrition/recipe-composition.ts';
import { ViandError } from '../../../model/diagnostic.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import type { RecipeSettings } from '../recipe-input.ts';
import type { Ingredient } from '../weighing/weigh-part.ts';

/**
 * The weight of the dish: the caller's, otherwise the one in the recipe, if it is possible. Undefined if the dish weighs
 * as much as its ingredients.
 *
 * @throws ViandError for a weight or yield of the caller that is impossible
 */
export function weightOfDish(
  ingredients: readonly Ingredient[],
  { total, stated }: { readonly total: number; readonly stated: number | undefined },
  settings: RecipeSettings,
): { readonly grams: number | undefined; readonly assumptions: readonly string[] } {
  const given = settings.weight ?? (settings.yield && total * settings.yield);
  assertPossibleYield(settings);
  if (given !== undefined) {
    assertHoldsIngredients(given, ingredients, settings);
    return { grams: given, assumptions: [] };
  }
  if (stated !== undefined && stated >= leastGrams(ingredients)) {
    const used = `Used the weight of the dish that the recipe gives: ${weightText(stated)} g`;
    return { grams: stated, assumptions: [used] };
  }
  const { cooked } = settings;
  const assumptions =
    stated === undefined
      ? ['Assumed that the dish weighs as much as its ingredients, since its weight is not given']
      : [
          `Ignored the weight of the dish that the recipe gives, ${weightText(stated)} g: its ingredients have more dry matter`,
          'Assumed that the dish weighs as much as its ingredients',
        ];
  if (cooked !== undefined && cooked !== 'raw')
    assumptions.push(
      'The cooking method adds and removes no water: if the dish loses or takes up some, give its weight or yield',
    );
  return { grams: undefined, assumptions };
}

/** Rice, pasta and pulses weigh up to three times as much when they are cooked. */
const HIGHEST_YIELD = 4;

/** @throws ViandError for a yield that would make the dish mostly water that nobody listed */
function assertPossibleYield({ yield: factor }: RecipeSettings): void {
  if (factor === undefined || factor <= HIGHEST_YIELD) return;
  throw new ViandError({
    code: 'request/invalid',
    message: `A dish cannot weigh ${factor} times as much as its ingredients`,
    field: 'yield',
    value: String(factor),
    expected: `at most ${HIGHEST_YIELD}: list the water as an ingredient, or give the weight of the dish`,
  });
}

/** Figures of foods are rounded, and ingredients stick to the pot. */
const LEAST_SHARE_OF_DRY_MATTER = 0.98;

/**
 * The least weight of a dish: if it were lighter than the dry matter of its ingredients, 100 g of it would have more
 * than 100 g of nutrients.
 */
function leastGrams(ingredients: readonly Ingredient[]): number {
  const parts = ingredients.map(({ grams, variant }) => ({ ...variant, grams }));
  return dryMatterOf(parts) * LEAST_SHARE_OF_DRY_MATTER;
}

function assertHoldsIngredients(
  grams: number,
  ingredients: readonly Ingredient[],
  { weight, yield: factor }: RecipeSettings,
): void {
  if (grams >= leastGrams(ingredients)) return;
  const least = leastGrams(ingredients) / LEAST_SHARE_OF_DRY_MATTER;
  throw new ViandError({
    code: 'request/invalid',
    message: `The dish cannot weigh ${Math.round(grams)} g: its ingredients have ${Math.round(least)} g of dry matter`,
    field: weight === undefined ? 'yield' : 'weight',
    value: String(weight ?? factor),
    expected: `more than ${Math.round(least)} g, since only water evaporates`,
  });
}
