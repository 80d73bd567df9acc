import type { Food, Variant } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { certainlyDry } from './dry-weights.ts';
import { certainlyRaw } from './raw-weights.ts';

/** The state before cooking, if the amount in a line can be that of no other. */
export function certainState(line: FoodLine, food: Food): Variant | undefined {
  return certainlyDry(line, food) ?? certainlyRaw(line, food);
}
