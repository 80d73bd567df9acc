import { applyRetention } from '../../../model/cooking/retention.ts';
import type { Processing } from '../../../model/food.ts';
import type { Ingredient } from '../weighing/weigh-part.ts';

/** The nutrients of an ingredient that remain after cooking. */
export function afterCooking(
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

/** Assumptions about the vitamins and minerals that cooking destroys or leaves in the water. */
export function cookingAssumptions(
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
