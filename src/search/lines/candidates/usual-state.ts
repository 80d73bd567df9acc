import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { rawVariant } from '../../../model/yields.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { isDry } from '../states/is-dry.ts';
import { stateOf } from '../states/state-of-line.ts';
import type { SizedFood } from './sized-food.ts';

/**
 * A food of a published table with the standard state that the same food has in viand's own catalogue: a table's
 * "Lentils, raw" are dry, but a line that says lentils means boiled ones. A table with sizes of its own measures food as
 * people eat it, except for food that swells.
 */
export function withUsualState(
  food: SizedFood,
  { processings }: FoodLine,
  usual: Food | undefined,
): SizedFood {
  if (usual === undefined || usual.standardProcessing === food.standardProcessing) return food;
  const isDryRaw = food.standardProcessing === 'raw' && swells(usual);
  const { standardProcessing } = usual;
  // Tables of foods as people eat them, such as FNDDS, have few raw ones.
  const isRaw = standardProcessing === 'raw' && usual.variants.length > 1;
  if (isRaw || !(isDryRaw || food.sizesOf !== undefined)) return food;
  if (food.variants.some(({ processing }) => processing === standardProcessing))
    return { ...food, standardProcessing, isInUsualState: true };
  return isDryRaw && processings.length === 0 ? { ...food, isOnlyDry: true } : food;
}

/** Whether a food is dry when raw, and mostly eaten cooked. */
function swells(food: Food): boolean {
  const dry = rawVariant(food);
  return dry !== undefined && isDry(dry) && !isDry(standardVariant(food));
}

/** The state of a food that a line names; without one, that in which people mostly eat it. */
export function intendedState(line: FoodLine, food: Food): Variant {
  return stateOf(line, food).variant ?? standardVariant(food);
}
