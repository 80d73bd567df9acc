import type { IndexScore } from '../../evaluation/indices/index-score.ts';
import {
  dryMatterOf,
  type RecipeComposition,
  recipeComposition,
} from '../../evaluation/nutrition/recipe-composition.ts';
import { type Location, ViandError } from '../../model/diagnostic.ts';
import type { Food, Processing } from '../../model/food.ts';
import { unknownNutrients } from '../../model/nutrients.ts';
import { applyRetention } from '../../model/retention.ts';
import { weightText } from '../../text/numbers/rounding.ts';
import type { Services } from '../services.ts';
import { healthyEatingIndexOf } from './dish-totals.ts';
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
      ...ingredients.flatMap((ingredient) => ingredient.assumptions),
      ...minorNotes(ingredients, skipped),
      ...(unweighed === 0 ? [] : [`${UNWEIGHED}: ${unweighed}`]),
      ...dish.assumptions,
      ...waterAssumptions(ingredients, { total, grams: dish.grams, cooked }),
      ...cookingAssumptions(left, cooked),
    ],
  };
}

/**
 * The weight of the dish: the caller's, otherwise the one in the recipe, if it is possible. Undefined if the dish weighs
 * as much as its ingredients.
 *
 * @throws ViandError for a weight or yield of the caller that is impossible
 */
function weightOfDish(
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

/** Assumptions about water that no ingredient has, and about water that may be poured away. */
function waterAssumptions(
  ingredients: readonly Ingredient[],
  {
    total,
    grams,
    cooked,
  }: {
    readonly total: number;
    readonly grams: number | undefined;
    readonly cooked: Processing | undefined;
  },
): string[] {
  const added = (grams ?? total) - total;
  const listed = waterIn(ingredients);
  return [
    ...(added > total * LEAST_SHARE_OF_WATER
      ? [`Added ${weightText(added)} g of water, since the dish weighs more than its ingredients`]
      : []),
    ...(cooked === 'boiled' && grams === undefined && listed >= total * LEAST_SHARE_OF_POT
      ? [
          `Counted the ${weightText(listed)} g of water among the ingredients: leave it out if it is poured away`,
        ]
      : []),
  ];
}

const UNWEIGHED =
  '"known" counts skipped ingredients without a weight at the average weight of the others';

/** The nutrients of an ingredient that remain after cooking. */
function afterCooking(
  { foodName, grams, food, variant }: Ingredient,
  cooked: Processing | undefined,
) {
  const { nutrients, foodPatterns } = variant;
  const isRaw = variant.processing === 'raw' && cooked !== undefined && cooked !== 'raw';
  const left = isRaw ? applyRetention(nutrients, food.foodGroup, cooked) : undefined;
  return {
    ...{ foodName, grams, foodPatterns, nutrients: left ?? nutrients },
    isWithoutFactors: isRaw && left === undefined,
  };
}

function cookingAssumptions(
  ingredients: readonly { readonly foodName: string; readonly isWithoutFactors: boolean }[],
  cooked: Processing | undefined,
): string[] {
  if (cooked === undefined) {
    return [
      'Counted cooking losses of vitamins only for ingredients whose names say that they are cooked, since no cooking method is given for the dish',
    ];
  }
  const names = new Set(
    ingredients.flatMap(({ foodName, isWithoutFactors }) => (isWithoutFactors ? foodName : [])),
  );
  if (names.size === 0) return [];
  return [
    `No retention factors for ${[...names].join(', ')}: their vitamins and minerals count without cooking losses`,
  ];
}

/** Up to this share of additional weight, a dish counts as heavy as its ingredients. */
const LEAST_SHARE_OF_WATER = 0.02;

/** From this share of the ingredients on, water may be for boiling the dish rather than a part of it. */
const LEAST_SHARE_OF_POT = 0.3;

/** The grams of plain water among the ingredients. */
function waterIn(ingredients: readonly Ingredient[]): number {
  return ingredients.reduce((sum, { food, grams }) => sum + (isWater(food) ? grams : 0), 0);
}

const WATERS = new Set(['water', 'water-bottled', 'mineral-water', 'sparkling-water']);

function isWater({ id }: Food): boolean {
  return WATERS.has(id);
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

function withoutIngredients(location: Location): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: 'The recipe has no ingredients',
    location,
    expected: 'one ingredient per line, Cooklang, or a schema.org recipe',
  });
}
