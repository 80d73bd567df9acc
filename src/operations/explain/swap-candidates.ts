import type { Catalogue } from '../../catalogue/catalogue.ts';
import { toGrams } from '../../engine/entries/portions.ts';
import type { FoodCache } from '../../engine/foods/food-cache.ts';
import type { ResolvedFood } from '../../engine/foods/resolved-food.ts';
import { defaultServing, type Food, standardVariant } from '../../model/food.ts';
import { foodGroups } from '../../model/food-groups.ts';
import { nutrient } from '../../model/nutrients.ts';
import { kjToKcal } from '../../model/units.ts';

/** A food that may take the place of another. */
export interface SwapCandidate {
  readonly food: ResolvedFood;
  readonly name: string;
  readonly kcalPerGram: number;
  /** The weight of a standard serving. */
  readonly servingGrams: number;
}

/** Common foods: a swap needs a food that shops have. */
const COMMON_FOODS = 400;

/** A food with less energy than this is a drink or a seasoning, which cannot replace the energy of another food. */
const LEAST_KCAL_PER_GRAM = 0.1;

/** Foods that are not eaten alone, or that viand should not recommend. */
const LEFT_OUT_GROUPS = foodGroups('Baby Foods', 'Spices and Herbs', 'Beverages', 'Sweets');

const ENERGY = nutrient('energy').position;
const ALCOHOL = nutrient('alcohol').position;

/**
 * Foods to swap for: common ones in their usual state, with a serving, and with measured food
 * patterns, since the promised gain must not rest on estimates.
 */
export function swapCandidates(catalogue: Catalogue, foods: FoodCache): SwapCandidate[] {
  return catalogue.commonFoods(COMMON_FOODS).flatMap((food) => {
    const resolved = isSwappable(food) ? foods.resolve(food.id) : undefined;
    if (resolved === undefined) return [];
    const variant = standardVariant(food);
    const kcalPerGram = kjToKcal(variant.nutrients[ENERGY] as number) / 100;
    const { amount, unit } = defaultServing(food, variant);
    const servingGrams = toGrams(amount, unit, variant.density, () => {});
    return [{ food: resolved, name: food.name, kcalPerGram, servingGrams }];
  });
}

function isSwappable(food: Food): boolean {
  const { nutrients, foodPatterns, foodPatternsEstimated } = standardVariant(food);
  const kcal = kjToKcal(nutrients[ENERGY] as number) / 100;
  return (
    foodPatterns !== null &&
    !foodPatternsEstimated &&
    kcal >= LEAST_KCAL_PER_GRAM &&
    !((nutrients[ALCOHOL] as number) > 0) &&
    !LEFT_OUT_GROUPS.has(food.foodGroup) &&
    defaultServing(food).label !== null
  );
}
