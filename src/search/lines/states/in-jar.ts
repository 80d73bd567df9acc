import type { Food } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { servingName } from '../words/measures.ts';

/** Whether a line counts solid food in jars, which Germans call glasses. */
export function isInJar(
  { measure }: Pick<FoodLine, 'measure'>,
  { isSolid }: Pick<Food, 'isSolid'>,
): boolean {
  const name = isSolid && measure !== undefined ? servingName(measure) : undefined;
  return name === 'jar' || name === 'glass';
}
