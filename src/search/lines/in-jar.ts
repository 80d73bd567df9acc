import type { Food } from '../../model/food.ts';
import { servingName } from './measures.ts';
import type { FoodLine } from './read-line.ts';

/** Whether a line counts solid food in jars, which Germans call glasses. */
export function isInJar(
  { measure }: Pick<FoodLine, 'measure'>,
  { isSolid }: Pick<Food, 'isSolid'>,
): boolean {
  const name = isSolid && measure !== undefined ? servingName(measure) : undefined;
  return name === 'jar' || name === 'glass';
}
