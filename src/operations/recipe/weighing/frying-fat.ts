import { isForFrying } from '../../../meals/recipes/ingredients/not-eaten.ts';
import type { Food } from '../../../model/food.ts';
import type { Remark } from '../../../search/lines/words/remark.ts';

/** From this weight on, g, fat for frying is not eaten completely. */
const MOST_FAT_EATEN = 200;

/**
 * The share of fat for frying that is eaten, by the project's judgement: fried food absorbs about a tenth of its
 * weight, and recipes need about as much fat as food.
 */
const SHARE_OF_FRYING_FAT = 0.1;

interface Weighed {
  readonly food: Food;
  readonly grams: number;
  readonly assumptions: readonly Remark[];
}

/** An ingredient without the fat that stays in the pan: "1 litre oil for deep frying". */
export function withoutFryingFat<One extends Weighed>(one: One, line: string): One {
  const isFat = one.food.foodGroup === 'Fats and Oils' && one.grams >= MOST_FAT_EATEN;
  if (!isFat || !isForFrying(line)) return one;
  const note = `${line}: counted ${100 * SHARE_OF_FRYING_FAT} %, about what fried food takes up`;
  return {
    ...one,
    grams: one.grams * SHARE_OF_FRYING_FAT,
    assumptions: [...one.assumptions, note],
  };
}
