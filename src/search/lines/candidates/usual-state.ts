import { rawVariant } from '../../../model/cooking/yields.ts';
import { type Food, type Processing, standardVariant, type Variant } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { COUNTED_AS_COOKED, mayBeDry } from '../states/dry-weights.ts';
import { isDry } from '../states/is-dry.ts';
import { isProduce } from '../states/is-produce.ts';
import {
  certainlyRaw,
  mayBeRaw,
  WEIGHED_AS_COOKED,
  WEIGHED_AS_RAW,
} from '../states/raw-or-cooked.ts';
import { stateOf } from '../states/state-of-line.ts';
import { amountRemark } from '../words/remark.ts';
import type { SizedFood } from './sized-food.ts';

/** The remark on a food that a table has dry, although people also weigh it cooked. */
const COUNTED_AS_DRY = amountRemark('counted as dry, since the line does not say cooked');

/**
 * A food of a published table with the standard state that the same food has in viand's own catalogue: a table's
 * "Lentils, raw" are dry, but a line that says lentils means boiled ones. A table with sizes of its own measures food as
 * people eat it, except for food that swells.
 */
export function withUsualState(
  food: SizedFood,
  line: FoodLine,
  usual: Food | undefined,
): SizedFood {
  if (usual === undefined) return food;
  // Pastry in a line is dough, even if a table also has it baked.
  if (certainlyRaw(line, usual) !== undefined && rawVariant(food) !== undefined)
    return { ...food, standardProcessing: 'raw', isInUsualState: true };
  const eaten = asEaten(food, line, usual);
  // Frying shrinks mushrooms so much that any weight of them is raw.
  if (!hasDryAndCooked(food) && mayBeDry(line, usual)) {
    const isCounted = isDry(intendedState(line, eaten)) ? COUNTED_AS_DRY : COUNTED_AS_COOKED;
    return { ...eaten, stateInDoubt: isCounted };
  }
  const isCertain = eaten.isInUsualState === true || stateOfKind(food, usual) === 'raw';
  if (isCertain || !mayBeRaw(line, usual)) return eaten;
  const stateInDoubt = isCookedInTable(food) ? WEIGHED_AS_COOKED : WEIGHED_AS_RAW;
  return { ...eaten, stateInDoubt };
}

function asEaten(food: SizedFood, { processings }: FoodLine, usual: Food): SizedFood {
  if (stateOfKind(food, usual) === food.standardProcessing) return food;
  const isDryRaw = food.standardProcessing === 'raw' && swells(usual);
  const standardProcessing = stateOfKind(food, usual);
  if (!(isDryRaw || food.sizesOf !== undefined)) return food;
  if (food.variants.some(({ processing }) => processing === standardProcessing))
    return { ...food, standardProcessing, isInUsualState: true };
  return isDryRaw && processings.length === 0 ? { ...food, isOnlyDry: true } : food;
}

/**
 * The state in which a line means a food. Frying halves the weight of mushrooms, so that 150 g of them are raw although
 * people mostly eat them fried.
 */
function stateOfKind({ variants }: Food, usual: Food): Processing {
  const hasRaw = variants.some(({ processing }) => processing === 'raw');
  return usual.standardProcessing === 'fried' && isProduce(usual) && hasRaw
    ? 'raw'
    : usual.standardProcessing;
}

/** Whether a table has a food only in cooked states. It calls what it knows in no state raw. */
function isCookedInTable({ variants }: Food): boolean {
  return !variants.some(({ processing }) => processing === 'raw' || processing === 'dried');
}

/** Whether a table has the dry and the cooked food as states of one, between which the line decides. */
function hasDryAndCooked({ variants }: Food): boolean {
  return variants.some(isDry) && !variants.every(isDry);
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
