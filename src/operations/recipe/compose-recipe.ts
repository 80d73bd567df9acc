import type { IndexScore } from '../../evaluation/indices/index-score.ts';
import {
  type RecipeComposition,
  recipeComposition,
} from '../../evaluation/nutrition/recipe-composition.ts';
import { type Location, ViandError } from '../../model/diagnostic.ts';
import type { Processing } from '../../model/food.ts';
import { unknownNutrients } from '../../model/nutrients.ts';
import { textOfRemark } from '../../search/lines/words/remark.ts';
import type { Services } from '../services.ts';
import { afterCooking, cookingAssumptions } from './dish/cooking-losses.ts';
import { healthyEatingIndexOf } from './dish/dish-totals.ts';
import { weightOfDish } from './dish/dish-weight.ts';
import { waterAssumptions } from './dish/water.ts';
import type { RecipeSettings } from './recipe-input.ts';
import { withIndifferentKinds } from './uncertain/indifferent-kinds.ts';
import { minorNotes, withMinorMarked } from './uncertain/minor-ingredients.ts';
import { withAmountsRequired } from './uncertain/unstated-amounts.ts';
import { type SkippedIngredient, throwFaults } from './weighing/skipped-ingredients.ts';
import type { WeighedIngredients } from './weighing/weigh-ingredients.ts';
import type { Ingredient, WeighedIngredient } from './weighing/weigh-part.ts';

/** A dish: its ingredients, its composition and everything that was assumed. */
export interface RecipeResult {
  readonly name: string;
  /** The number of servings; undefined if neither the recipe nor the caller states it. */
  readonly servings: number | undefined;
  /** The cooking method of the dish; undefined if it is not stated. */
  readonly cooked: Processing | undefined;
  readonly ingredients: readonly WeighedIngredient[];
  /** Ingredients that are missing from its composition. */
  readonly skipped: readonly SkippedIngredient[];
  /** Ingredients that count although their kind or amount is uncertain, since that hardly matters. */
  readonly guessed: readonly SkippedIngredient[];
  readonly composition: RecipeComposition;
  readonly healthyEatingIndex: IndexScore;
  /** The assumptions, as sentences. */
  readonly assumptions: readonly string[];
}

/** A recipe whose ingredients have their weights. */
export interface WeighedRecipe extends WeighedIngredients {
  readonly name: string;
  readonly servings: number | undefined;
  /** The weight of the dish in g, if the recipe says it. */
  readonly grams?: number | undefined;
  /** The assumptions made in reading the recipe, as sentences. */
  readonly notes: readonly string[];
  /** The location of the recipe. */
  readonly location: Location;
}

/**
 * Computes the composition of a dish from its ingredients.
 *
 * @throws ViandError for a recipe without ingredients; for faulty ones, unless others remain and the faulty ones are
 * skipped
 */
export function composeRecipe(
  { foods, language }: Services,
  { leftOut = [], location, ...recipe }: WeighedRecipe,
  settings: RecipeSettings & { readonly skipFaulty?: boolean | undefined },
): RecipeResult {
  const scoreOf = (some: readonly Ingredient[]) => healthyEatingIndexOf(some, foods).totalScore;
  const { guessed, ...chosen } = withIndifferentKinds(recipe, { language, scoreOf });
  const { ingredients, skipped: faulty } = withAmountsRequired(chosen, location);
  const skipped = withMinorMarked(ingredients, faulty);
  const isMajor = skipped.some(({ isMinor }) => !isMinor);
  if (ingredients.length === 0 || (isMajor && !settings.skipFaulty)) throwFaults(skipped);
  if (ingredients.length === 0) throw withoutIngredients(location);
  const { cooked } = settings;
  const unweighed = skipped.filter(({ grams, isMinor }) => grams === undefined && !isMinor).length;
  const unknown = skipped.flatMap(({ grams = 0 }) =>
    grams === 0 ? [] : { grams, nutrients: unknownNutrients(), foodPatterns: null },
  );
  const total = [...ingredients, ...unknown].reduce((sum, { grams }) => sum + grams, 0);
  const dish = weightOfDish(ingredients, { total, stated: recipe.grams }, settings);
  const left = ingredients.map((ingredient) => afterCooking(ingredient, cooked));
  return {
    name: settings.name ?? recipe.name,
    servings: settings.servings ?? recipe.servings,
    cooked,
    ingredients: ingredients.map(
      ({ text, foodId, foodName, grams: own, confidence, food, variant, mayBe }) => ({
        ...{ text, foodId, foodName, grams: own, confidence, food, variant },
        ...(mayBe === undefined ? {} : { mayBe }),
      }),
    ),
    skipped,
    guessed,
    composition: recipeComposition([...left, ...unknown], dish.grams, unweighed),
    healthyEatingIndex: healthyEatingIndexOf(ingredients, foods),
    assumptions: [
      ...recipe.notes,
      ...leftOut,
      ...ingredients.flatMap(({ assumptions }) => assumptions.map(textOfRemark)),
      ...minorNotes(ingredients, skipped),
      ...(unweighed === 0 ? [] : [`${UNWEIGHED}: ${unweighed}`]),
      ...dish.assumptions,
      ...waterAssumptions(ingredients, { total, grams: dish.grams, cooked }),
      ...cookingAssumptions(left, cooked),
    ],
  };
}

const UNWEIGHED =
  '"known" counts skipped ingredients without a weight at the average weight of the others';

function withoutIngredients(location: Location): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: 'The recipe has no ingredients',
    location,
    expected: 'one ingredient per line, Cooklang, or a schema.org recipe',
  });
}
